import FioriThemeManager
import Onboarding
import UIKit

/// Asks for an e-mail address, or leads to the scanner.
///
/// ```swift
/// let screen = FUIActivationScreen.createInstanceFromStoryboard()
/// screen.headlineLabel.text = "Activation"
/// ```
open class FUIActivationScreen: FUIWelcomeController, UITextFieldDelegate,
  FUISolidNavigationBarProtocol, UIScrollViewDelegate
{
  /// Makes the screen. Every part can be used at once.
  public class func createInstanceFromStoryboard() -> FUIActivationScreen {
    let screen = FUIActivationScreen()
    screen.loadViewIfNeeded()
    return screen
  }

  /// The title.
  public private(set) lazy var headlineLabel: UILabel! = makeLabel(
    .title1, .primaryLabel, weight: .bold)
  /// What to do.
  public private(set) lazy var detailLabel: UILabel! = makeLabel(.body, .secondaryLabel)
  /// The button that takes the address.
  public private(set) var primaryActionButton: FUIOnboardingButton! = FUIOnboardingButton(
    rank: .primary)
  /// The word between the two ways.
  public private(set) lazy var subheadlineLabel: UILabel! = makeLabel(.subheadline, .secondaryLabel)
  /// The button that opens the scanner.
  public private(set) var secondaryActionButton: FUIOnboardingButton! = FUIOnboardingButton(
    rank: .secondary)
  /// The field for the e-mail address.
  public var emailTextField: FUIAutoResizingTextField { lookUp.form.field }

  /// What is shown while an address is looked up; nil is "Checking Account…".
  public var loadingMessage: String? { didSet { update() } }

  /// Takes what a person does. Not kept alive: the app must.
  public weak var delegate: FUIWelcomeControllerDelegate?

  override var component: PartTable { .activationScreen }

  private lazy var lookUp = EmailLookUp(texts: texts)
  private var titleFont: TitleFont?

  /// Puts the parts on the screen.
  open override func viewDidLoad() {
    super.viewDidLoad()
    headlineLabel.accessibilityTraits = .header
    titleFont = TitleFont(replacing: headlineLabel.font)
    emailTextField.delegate = self
    lookUp.onChange = { [weak self] in self?.update() }
    primaryActionButton.addAction(
      UIAction { [weak self] _ in self?.submit() }, for: .primaryActionTriggered)
    secondaryActionButton.addAction(
      UIAction { [weak self] _ in self?.openScanner() }, for: .primaryActionTriggered)
    setDefaultTexts()
    nameParts()
    for part in [
      headlineLabel, detailLabel, lookUp.form.stack, primaryActionButton, lookUp.indicator,
      subheadlineLabel, secondaryActionButton,
    ] as [UIView] { contentStack.addArrangedSubview(part) }
    update()
  }

  private func setDefaultTexts() {
    let content = content
    headlineLabel.text = defaultText(.headlineLabel, content)
    detailLabel.text = defaultText(.detailLabel, content)
    subheadlineLabel.text = defaultText(.subheadlineLabel, content)
    primaryActionButton.setTitle(defaultText(.primaryActionButton, content), for: .normal)
    secondaryActionButton.setTitle(defaultText(.secondaryActionButton, content), for: .normal)
    if let placeholder = defaultText(.emailTextField, content) {
      emailTextField.setPlaceholder(placeholder)
    }
  }

  private func nameParts() {
    name(headlineLabel, "headlineLabel", font: .title1)
    name(detailLabel, "detailLabel", font: .body)
    name(emailTextField, "emailTextField", font: .body)
    name(lookUp.form.messageLabel, "emailMessageLabel", font: .footnote)
    name(primaryActionButton, "primaryActionButton", font: .body)
    name(subheadlineLabel, "subheadlineLabel", font: .subheadline)
    name(secondaryActionButton, "secondaryActionButton", font: .body)
    name(lookUp.indicator, "loadingIndicatorView")
    name(lookUp.indicator.activityIndicator, "loadingIndicatorView_activityIndicator")
    name(lookUp.indicator.textLabel, "loadingIndicatorView_textLabel", font: .subheadline)
  }

  // MARK: - Content

  private var content: ActivationScreenContent {
    ActivationScreenContent(isBusy: lookUp.isRunning, input: emailTextField.text ?? "")
  }

  /// Shows what the rule says.
  private func update() {
    guard isViewLoaded else { return }
    let content = content
    lookUp.form.stack.isHidden = !content.isVisible(.emailTextField)
    parts.setEnabled(emailTextField, content.isEnabled(.emailTextField))
    parts.setVisible(primaryActionButton, content.isVisible(.primaryActionButton))
    parts.setEnabled(primaryActionButton, content.isEnabled(.primaryActionButton))
    parts.setVisible(subheadlineLabel, content.isVisible(.subheadlineLabel))
    parts.setVisible(secondaryActionButton, content.isVisible(.secondaryActionButton))
    parts.setEnabled(secondaryActionButton, content.isEnabled(.secondaryActionButton))
    lookUp.show(
      indicator: content.isVisible(.loadingIndicatorView),
      text: loadingMessage ?? defaultText(.loadingIndicatorView, content),
      cancel: content.isVisible(.cancelButton), on: self)
    view.setNeedsLayout()
  }

  private func defaultText(
    _ part: ActivationScreenContent.Part, _ content: ActivationScreenContent
  ) -> String? {
    content.defaultText(of: part).map { texts[$0] }
  }

  // MARK: - Actions

  private func submit() { lookUp.start(on: self, delegate: delegate) }

  private func openScanner() {
    guard !lookUp.isRunning, canLead else { return }
    let screen = FUIOnboardingScanViewController.createInstanceFromStoryboard()
    delegate?.welcomeController(self, willNavigateToScannerScreen: screen)
    lead(to: screen)
  }

  /// Ends a look-up that failed: the screen can be used again. Without one nothing happens.
  open override func dismissLoadingIndicator() { lookUp.end() }

  /// A screen that was left for the next one can be used again when it comes back.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    lookUp.leave(self)
  }

  /// Return submits the address.
  open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if primaryActionButton.isEnabled { submit() }
    return false
  }

  // MARK: - Layout

  /// Lays the column out below the bar.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let metrics = OnboardingMetrics(availableHeight: view.bounds.height).activation
    let area = view.bounds.inset(by: view.safeAreaInsets)
    titleFont?.apply(
      metrics, to: headlineLabel, width: columnWidth(in: area.width, side: metrics.side))
    contentStack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: metrics.headlineTop, leading: 0, bottom: metrics.actionsBottom, trailing: 0)
    contentStack.setCustomSpacing(metrics.detailTop, after: headlineLabel)
    contentStack.setCustomSpacing(metrics.actionsTop, after: detailLabel)
    contentStack.setCustomSpacing(metrics.fieldBottom, after: lookUp.form.stack)
    for part in [primaryActionButton, lookUp.indicator, subheadlineLabel] as [UIView] {
      contentStack.setCustomSpacing(metrics.buttonGap, after: part)
    }
    layoutColumn(in: area, side: metrics.side)
  }
}
