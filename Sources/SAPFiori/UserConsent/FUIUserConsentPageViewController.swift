import FioriThemeManager
import UIKit

/// Hears what is pressed below a page.
@MainActor public protocol FUIUserConsentPageViewControllerDelegate: AnyObject {
  /// The answer on the side where reading begins was pressed: the refusal.
  func userConsentPageViewControllerDidSelectLeftItem(_ page: FUIUserConsentPageViewController)
  /// The answer on the other side was pressed: the consent.
  func userConsentPageViewControllerDidSelectRightItem(_ page: FUIUserConsentPageViewController)
}

/// Shows one page of a consent form, with the answers below it.
///
/// ``FUIUserConsentViewController`` makes them; an app shows one by itself to tell something again.
open class FUIUserConsentPageViewController: UIViewController {
  /// Hears what is pressed. Not kept alive.
  public weak var delegate: (any FUIUserConsentPageViewControllerDelegate)?

  /// The title of the answer on the side where reading begins; nil is no such answer.
  public var toolbarLeftItemTitle: String? { didSet { showAnswers() } }
  /// The title of the answer on the other side; nil is no such answer.
  public var toolbarRightItemTitle: String? { didSet { showAnswers() } }

  /// The roles of the answers, which say what they mean.
  var roles = (left: "denyButton", right: "allowButton")
  /// Who is told the action of the page is pressed on; nil is this controller.
  weak var actionSource: UIViewController?
  /// Called when the page has scrolled, with the points.
  var onScroll: ((CGFloat) -> Void)?

  private let page: FUIUserConsentPage
  private let scrollView = UIScrollView()
  private let contentStack = UIStackView()
  private let titleLabel = UILabel.screenLabel(.title1, .primaryLabel, weight: .bold)
  private let bodyLabel = UILabel.screenLabel(.body, .primaryLabel)
  private let actionButton = FUIOnboardingButton(rank: .tertiary)
  private let answers = AnswerBar()
  private let leftButton = FUIOnboardingButton(rank: .tertiary)
  private let rightButton = FUIOnboardingButton(rank: .primary)

  /// Makes a controller that shows a page.
  public init(page: FUIUserConsentPage) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  /// For subclasses that are written as on iOS.
  public required init?(coder: NSCoder) {
    page = FUIUserConsentPage()
    super.init(coder: coder)
  }

  /// Puts the parts on the screen.
  open override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.accessibilityTraits = .header
    page.title.show(in: titleLabel)
    page.body.show(in: bodyLabel)
    page.actionTitle.show(in: actionButton)
    actionButton.addAction(
      UIAction { [weak self] _ in self?.performAction() }, for: .primaryActionTriggered)
    contentStack.axis = .vertical
    contentStack.spacing = 30
    contentStack.isLayoutMarginsRelativeArrangement = true
    for part in [titleLabel, bodyLabel, actionButton] { contentStack.addArrangedSubview(part) }
    scrollView.addSubview(contentStack)
    scrollView.delegate = self
    scrollView.showsHorizontalScrollIndicator = false
    for button in [leftButton, rightButton] { button.isUsingIntrinsicContentSize = true }
    leftButton.addAction(
      UIAction { [weak self] _ in
        if let self { delegate?.userConsentPageViewControllerDidSelectLeftItem(self) }
      }, for: .primaryActionTriggered)
    rightButton.addAction(
      UIAction { [weak self] _ in
        if let self { delegate?.userConsentPageViewControllerDidSelectRightItem(self) }
      }, for: .primaryActionTriggered)
    view.addSubview(scrollView)
    view.addSubview(answers)
    nameParts()
    showAnswers()
  }

  private func nameParts() {
    let names: [(UIView, String, UIFont.FioriTextStyle)] = [
      (titleLabel, "headlineLabel", .title1), (bodyLabel, "bodyTextView", .body),
      (actionButton, "actionButton", .body), (leftButton, roles.left, .body),
      (rightButton, roles.right, .body),
    ]
    for (part, role, font) in names {
      part.accessibilityIdentifier = role
      StyledParts.shared.add(part, as: role, of: .consentScreen, font: font)
    }
  }

  private func showAnswers() {
    guard isViewLoaded else { return }
    leftButton.setTitle(toolbarLeftItemTitle, for: .normal)
    rightButton.setTitle(toolbarRightItemTitle, for: .normal)
    answers.setAnswers(
      refusing: toolbarLeftItemTitle == nil ? nil : leftButton,
      agreeing: toolbarRightItemTitle == nil ? nil : rightButton)
    answers.isHidden = toolbarLeftItemTitle == nil && toolbarRightItemTitle == nil
    view.setNeedsLayout()
  }

  /// Escape is for the screen that the page lies in.
  open override func accessibilityPerformEscape() -> Bool {
    parent?.accessibilityPerformEscape() ?? false
  }

  private func performAction() { page.actionHandler?(actionSource ?? self) }

  // MARK: - Layout

  /// Puts the page above the answers; it scrolls where it does not fit.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let bottom = answers.isHidden ? 0 : answers.height(width: area.width)
    answers.frame = CGRect(
      x: area.minX, y: area.maxY - bottom, width: area.width, height: bottom)
    scrollView.frame = CGRect(
      x: area.minX, y: area.minY, width: area.width, height: max(0, area.height - bottom))
    let side = FUIWelcomeController.readingSide(width: area.width, traitCollection)
    contentStack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 30, leading: 0, bottom: 24, trailing: 0)
    let width = max(0, area.width - 2 * side)
    let height = contentStack.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    contentStack.frame = CGRect(x: side, y: 0, width: width, height: height)
    scrollView.contentSize = CGSize(width: area.width, height: height)
  }
}

extension FUIUserConsentPageViewController: UIScrollViewDelegate {
  /// Tells how far the page has scrolled.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    onScroll?(scrollView.contentOffset.y)
  }
}
