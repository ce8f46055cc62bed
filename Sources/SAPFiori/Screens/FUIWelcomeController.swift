import FioriThemeManager
import Localization
import Onboarding
import UIKit

/// The base of the welcome, activation, authentication and licence screens: a column of parts that
/// scrolls when it does not fit.
///
/// Use one of its subclasses, for instance ``FUIWelcomeScreen``.
open class FUIWelcomeController: UIViewController {
  let scrollView = UIScrollView()
  let contentStack = UIStackView()
  let texts = OnboardingTexts()
  private(set) var partNames: [(name: String, view: UIView)] = []

  /// Widest that a column of text and buttons gets, in points: longer lines are hard to read.
  static let columnWidth: CGFloat = 480

  /// Makes a screen. Use `createInstanceFromStoryboard()` of a subclass.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Puts the parts on the screen.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .preferredFioriColor(forStyle: .primaryBackground)
    view.tintColor = .preferredFioriColor(forStyle: .tintColor)
    contentStack.axis = .vertical
    scrollView.addSubview(contentStack)
    scrollView.showsHorizontalScrollIndicator = false
    view.addSubview(scrollView)
  }

  /// Gives a part its name: the key of its style class, its identifier and its row in the docs.
  func name(_ view: UIView, _ role: String) {
    view.accessibilityIdentifier = role
    partNames.append((role, view))
  }

  /// A label that wraps, grows with the text size and is centred.
  func makeLabel(
    _ style: UIFont.FioriTextStyle, _ color: ColorStyle, weight: UIFont.FioriWeight = .regular
  ) -> UILabel {
    let label = UILabel()
    label.font = .preferredFioriFont(forTextStyle: style, weight: weight)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .preferredFioriColor(forStyle: color)
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  /// Lays the column out in `area`, with its content at most ``columnWidth`` wide.
  func layoutColumn(in area: CGRect, side: CGFloat) {
    scrollView.frame = area
    // Large letters need the room more than the sides do.
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let side = isLarge ? min(side, 16) : side
    let width = min(max(0, area.width - 2 * side), Self.columnWidth)
    let needed = contentStack.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = max(needed.height, stretchesToBottom ? area.height : 0)
    contentStack.frame = CGRect(
      x: ((area.width - width) / 2).rounded(), y: 0, width: width, height: height)
    scrollView.contentSize = CGSize(width: area.width, height: height)
  }

  /// Whether the column reaches the bottom of the screen even when it has room to spare.
  var stretchesToBottom: Bool { false }

  // MARK: - Leading on

  /// Shows a screen: pushed where there is a navigation controller, else presented in one.
  ///
  /// While a screen is on its way nothing happens, so that a double tap leads on once.
  func lead(to screen: UIViewController) {
    guard canLead else { return }
    if let navigationController {
      navigationController.pushViewController(screen, animated: true)
      return
    }
    let navigation = UINavigationController(rootViewController: screen)
    let cancel = UIBarButtonItem(
      title: texts[.cancelAction],
      primaryAction: UIAction { [weak navigation] _ in navigation?.dismiss(animated: true) })
    screen.navigationItem.leftBarButtonItem = cancel
    present(navigation, animated: true)
  }

  /// Whether this is the screen that a person is dealing with.
  var canLead: Bool {
    guard presentedViewController == nil else { return false }
    guard let top = navigationController?.topViewController else { return true }
    return sequence(first: self as UIViewController, next: \.parent).contains { $0 === top }
  }

  // MARK: - What nobody handles

  /// Ends a look-up that is going on.
  func endLookUp() {}

  func reportUnhandled(_ function: String) {
    ScreenLog.warning(
      "\(type(of: self)): nobody handles this. Implement \(function) in its delegate.")
  }

  func sayDemoIsMissing() {
    let alert = UIAlertController(
      title: texts[.demoUnavailableTitle], message: texts[.demoUnavailableAdvice],
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }
}
