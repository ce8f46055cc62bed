import FioriThemeManager
import Onboarding
import UIKit

/// The base of the welcome, activation, authentication and licence screens: a column of parts that
/// scrolls when it does not fit.
///
/// Use one of its subclasses, for instance ``FUIWelcomeScreen``.
open class FUIWelcomeController: UIViewController {
  let scrollView = UIScrollView()
  let contentStack = UIStackView()
  let texts = ScreenTexts.current
  var parts = RuledParts()
  let styledBar = StyledBar()
  var showsBarLine = false

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
    if hasColumn { addColumn() }
    StyleImages.kitBundle = KitBundle.resources
    StyledParts.shared.add(view, as: "", of: component)
    styledBar.onChange = { [weak self] in self?.updateBar() }
    StyledParts.shared.add(styledBar, as: "navigationBar", of: component, in: view)
    showBarLine(false)
  }

  private func addColumn() {
    contentStack.axis = .vertical
    contentStack.isLayoutMarginsRelativeArrangement = true
    scrollView.addSubview(contentStack)
    // The screens say that they are delegates, as in the original; what they do is written here.
    scrollView.delegate = self as? any UIScrollViewDelegate
    scrollView.showsHorizontalScrollIndicator = false
    view.addSubview(scrollView)
  }

  /// Shows a line below the bar once content lies under it.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    showBarLine(scrollView.contentOffset.y > 0.5)
  }

  /// Whether the screen's parts stand in a column that scrolls as a whole.
  var hasColumn: Bool { true }

  /// The table of the screen's parts.
  var component: PartTable { preconditionFailure("\(type(of: self)) has no table of parts.") }

  /// Gives a part its name: its identifier, its style class and its row in the docs.
  func name(_ part: UIView, _ role: String, font: UIFont.FioriTextStyle? = nil) {
    part.accessibilityIdentifier = role
    StyledParts.shared.add(part, as: role, of: component, font: font)
  }

  /// Gives an item of the bar its name.
  func name(_ item: UIBarButtonItem, _ role: String) {
    item.accessibilityIdentifier = role
    StyledParts.shared.add(item, as: role, of: component, in: view)
  }

  /// A label that wraps, grows with the text size and is centred.
  func makeLabel(
    _ style: UIFont.FioriTextStyle, _ color: ColorStyle, weight: UIFont.FioriWeight = .regular
  ) -> UILabel {
    .screenLabel(style, color, weight: weight)
  }

  /// How wide the column gets in a room of `available` points with `side` beside it: at most
  /// ``columnWidth``.
  func columnWidth(in available: CGFloat, side: CGFloat) -> CGFloat {
    // Sides follow the height of the window, which may be high and narrow. Large letters need the
    // room more than the sides do.
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let side = min(side, available / 10, isLarge ? 16 : .infinity)
    return min(max(0, available - 2 * side), Self.columnWidth)
  }

  /// Lays the column out in `area`.
  func layoutColumn(in area: CGRect, side: CGFloat) {
    scrollView.frame = area
    let width = columnWidth(in: area.width, side: side)
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

  /// Ends a look-up that failed: the screen can be used again. Without one nothing happens.
  open func dismissLoadingIndicator() {}

  // MARK: - Editing

  // The screens are delegates of their fields. Those of their functions that the screens have no
  // use for are here, so that a subclass overrides them: one that it only wrote down would never
  // be called, since a default of the protocol has its place.

  /// Whether editing may begin. Says yes.
  open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Editing has begun. Does nothing.
  open func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Whether editing may end. Says yes.
  open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Editing has ended. Does nothing.
  open func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Whether characters may be replaced. Says yes.
  open func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Whether the text may be cleared. Says yes.
  open func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// The selection is another one. Does nothing.
  open func textFieldDidChangeSelection(_ textField: UITextField) {}

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
    (screen as? FUIWelcomeController)?.name(cancel, "cancelButton")
    screen.navigationItem.leftBarButtonItem = cancel
    present(navigation, animated: true)
  }

  /// Whether this is the screen that a person is dealing with.
  var canLead: Bool {
    let isLeaving = sequence(first: self as UIViewController, next: \.parent)
      .contains { $0.isBeingDismissed }
    guard presentedViewController == nil, !isLeaving else { return false }
    guard let top = navigationController?.topViewController else { return true }
    return sequence(first: self as UIViewController, next: \.parent).contains { $0 === top }
  }

  // MARK: - What nobody handles

  func reportUnhandled(_ function: String) {
    ScreenLog.warning(
      "\(type(of: self)): nobody handles this. Implement \(function) in its delegate.")
  }

  func sayDemoIsMissing() {
    let alert = UIAlertController(
      title: texts[.demoUnavailableTitle], message: texts[.demoUnavailableAdvice],
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: texts[.okAction], style: .cancel))
    present(alert, animated: true)
  }
}
