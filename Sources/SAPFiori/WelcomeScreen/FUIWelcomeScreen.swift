import FioriThemeManager
import Onboarding
import UIKit

/// The first screen of an app: its name, what to do, and a way to try a demo.
///
/// ```swift
/// let screen = FUIWelcomeScreen.createInstanceFromStoryboard()
/// screen.state = .isConfigured
/// screen.headlineLabel.text = "Field Service"
/// ```
///
/// The screen scrolls when it does not fit, and is right in landscape and in desktop windows. On
/// Linux a compositor, not an app, turns the screen: code that locks the orientation compiles and
/// changes nothing.
open class FUIWelcomeScreen: FUIWelcomeController, UITextFieldDelegate,
  FUISolidNavigationBarProtocol, UIScrollViewDelegate
{
  /// Makes the screen. Every part can be used at once.
  public class func createInstanceFromStoryboard() -> FUIWelcomeScreen {
    let screen = FUIWelcomeScreen()
    screen.loadViewIfNeeded()
    return screen
  }

  /// The name of the app, or a greeting. Empty unless the app sets its text.
  public private(set) lazy var headlineLabel: UILabel! = makeLabel(
    .title1, .primaryLabel, weight: .bold)
  /// What to do. A default text fits the way the app is configured.
  public private(set) lazy var detailLabel: UILabel! = makeLabel(.body, .secondaryLabel)
  /// A picture above the headline, for instance a company's logo; shown once it has an image.
  public var headlineImageView: UIImageView {
    get { headlineImageFrame.imageView }
    set {
      headlineImageFrame.imageView = newValue
      name(newValue, "headlineImageView")
      view.setNeedsLayout()
    }
  }
  /// The size of ``headlineImageView`` in points, at most 256 × 54, which is also the default.
  ///
  /// A side that is larger is taken as the largest, a negative one as 0.
  public var headlineImageViewSize: CGSize? {
    didSet { headlineImageFrame.wanted = headlineImageViewSize }
  }
  /// The button that leads on.
  public private(set) var primaryActionButton: FUIOnboardingButton! = FUIOnboardingButton(
    rank: .primary)
  /// The question above the demo's button.
  public private(set) lazy var footnoteLabel: UILabel! = makeLabel(.subheadline, .secondaryLabel)
  /// The button that opens the demo.
  public private(set) var footnoteActionButton: FUIOnboardingButton! = FUIOnboardingButton(
    rank: .tertiary)
  /// The logo at the bottom. Foyer's mark unless the app sets another image.
  public private(set) var logoImageView: UIImageView! = UIImageView()
  /// The field for the e-mail address, shown where that is the one way to configure the app.
  public var emailTextField: FUIAutoResizingTextField { lookUp.form.field }

  /// What is shown while an address is looked up; nil is "Checking Account…".
  public var loadingMessage: String? { didSet { update() } }
  /// Whether a look-up can be ended with a button in the bar.
  public var showsCancelButtonForDiscoveryService = false { didSet { update() } }
  /// Called when a person ends a look-up.
  public var cancelHandler: (() -> Void)?

  /// Takes what a person does. Not kept alive: the app must.
  public weak var delegate: FUIWelcomeControllerDelegate?

  /// Whether there is a demo to try.
  public var isDemoAvailable = true { didSet { update() } }
  /// How far the app is in onboarding.
  public var state = FUIWelcomeControllerState.notConfigured { didSet { update() } }
  /// How the app can be configured, while ``state`` is `.notConfigured`.
  public var configurationOptions: FUIWelcomeControllerConfigurationOption = [] {
    didSet { update() }
  }

  override var component: PartTable { .welcomeScreen }

  private let headlineImageFrame = HeadlineImageFrame(UIImageView())
  private let footerLine = UIView()
  private lazy var lookUp = EmailLookUp(texts: texts)
  private let demoStack = UIStackView()
  private let spring = UIView()
  private var defaults: [WelcomeScreenContent.Part: String] = [:]

  // MARK: - Parts

  /// Puts the parts on the screen.
  open override func viewDidLoad() {
    super.viewDidLoad()
    makeParts()
    arrangeParts()
    update()
  }

  private func makeParts() {
    headlineLabel.accessibilityTraits = .header
    logoImageView.image = KitImages.logo
    logoImageView.contentMode = .scaleAspectFit
    emailTextField.delegate = self
    lookUp.onChange = { [weak self] in self?.update() }
    lookUp.onCancel = { [weak self] in self?.cancelLookUp() }
    primaryActionButton.addAction(
      UIAction { [weak self] _ in self?.performPrimaryAction() }, for: .primaryActionTriggered)
    footnoteActionButton.addAction(
      UIAction { [weak self] _ in self?.performDemoAction() }, for: .primaryActionTriggered)
    name(headlineImageView, "headlineImageView")
    name(headlineLabel, "headlineLabel", font: .title1)
    name(detailLabel, "detailLabel", font: .body)
    name(emailTextField, "emailTextField", font: .body)
    name(lookUp.form.messageLabel, "emailMessageLabel", font: .footnote)
    name(primaryActionButton, "primaryActionButton", font: .body)
    name(footnoteLabel, "footnoteLabel", font: .subheadline)
    name(footnoteActionButton, "footnoteActionButton", font: .body)
    name(logoImageView, "logoImageView")
    name(lookUp.indicator, "loadingIndicatorView")
    name(lookUp.indicator.activityIndicator, "loadingIndicatorView_activityIndicator")
    name(lookUp.indicator.textLabel, "loadingIndicatorView_textLabel", font: .subheadline)
  }

  private func arrangeParts() {
    demoStack.axis = .vertical
    demoStack.addArrangedSubview(footnoteLabel)
    demoStack.addArrangedSubview(footnoteActionButton)
    // A part that has never been seen costs nothing.
    parts.setVisible(headlineImageFrame, headlineImageView.image != nil)
    spring.setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
    for part in [
      headlineImageFrame, headlineLabel, detailLabel, lookUp.form.stack, primaryActionButton,
      lookUp.indicator, spring, demoStack,
    ] as [UIView] { contentStack.addArrangedSubview(part) }
    footerLine.backgroundColor = .preferredFioriColor(forStyle: .separator)
    view.addSubview(footerLine)
    view.addSubview(logoImageView)
  }

  // MARK: - Content

  private var content: WelcomeScreenContent {
    WelcomeScreenContent(
      state: state == .isConfigured ? .isConfigured : .notConfigured,
      options: configurationOptions.rule, isDemoAvailable: isDemoAvailable,
      isBusy: lookUp.isRunning, allowsCancel: showsCancelButtonForDiscoveryService,
      input: emailTextField.text ?? "")
  }

  /// Shows what the rule says. Texts that the app has set stay.
  private func update() {
    guard isViewLoaded else { return }
    let content = content
    setText(detailLabel, .detailLabel, content)
    setText(footnoteLabel, .footnoteLabel, content)
    setTitle(primaryActionButton, .primaryActionButton, content)
    setTitle(footnoteActionButton, .footnoteActionButton, content)
    if emailTextField.placeholder == defaults[.emailTextField],
      let text = content.defaultText(of: .emailTextField)
    {
      emailTextField.setPlaceholder(texts[text])
      defaults[.emailTextField] = texts[text]
    }
    lookUp.form.stack.isHidden = !content.isVisible(.emailTextField)
    parts.setEnabled(emailTextField, content.isEnabled(.emailTextField))
    parts.setVisible(primaryActionButton, content.isVisible(.primaryActionButton))
    parts.setEnabled(primaryActionButton, content.isEnabled(.primaryActionButton))
    demoStack.isHidden = !content.isVisible(.footnoteActionButton)
    parts.setEnabled(footnoteActionButton, content.isEnabled(.footnoteActionButton))
    lookUp.show(
      indicator: content.isVisible(.loadingIndicatorView),
      text: loadingMessage ?? content.defaultText(of: .loadingIndicatorView).map { texts[$0] },
      cancel: content.isVisible(.cancelButton), on: self)
    view.setNeedsLayout()
  }

  private func text(
    _ part: WelcomeScreenContent.Part, _ content: WelcomeScreenContent, _ current: String?
  ) -> String? {
    let standard = content.defaultText(of: part).map { texts[$0] }
    guard current == nil || current == defaults[part] else { return current }
    defaults[part] = standard
    return standard
  }

  /// A text with looks is the app's: setting the same words again would take the looks away.
  private func setText(
    _ label: UILabel, _ part: WelcomeScreenContent.Part, _ content: WelcomeScreenContent
  ) {
    let new = text(part, content, label.text)
    if new != label.text { label.text = new }
  }

  private func setTitle(
    _ button: UIButton, _ part: WelcomeScreenContent.Part, _ content: WelcomeScreenContent
  ) {
    guard button.attributedTitle(for: .normal) == nil else { return }
    button.setTitle(text(part, content, button.title(for: .normal)), for: .normal)
  }

  // MARK: - Actions

  private func performPrimaryAction() {
    guard !lookUp.isRunning, canLead else { return }
    switch content.primaryAction {
    case .start:
      delegate?.shouldContinueUserOnboarding(self)
        ?? reportUnhandled("shouldContinueUserOnboarding(_:)")
    case .tryEmail: lookUp.start(on: self, delegate: delegate)
    case .openActivation: openActivation()
    case .openScanner: openScanner()
    case .tryServerAddress, nil: break
    }
  }

  private func openActivation() {
    let screen = FUIActivationScreen.createInstanceFromStoryboard()
    screen.delegate = delegate
    delegate?.welcomeController(self, willNavigateToActivationScreen: screen)
    lead(to: screen)
  }

  private func openScanner() {
    let screen = FUIOnboardingScanViewController.createInstanceFromStoryboard()
    delegate?.welcomeController(self, willNavigateToScannerScreen: screen)
    lead(to: screen)
  }

  private func performDemoAction() {
    guard !lookUp.isRunning, canLead else { return }
    if let delegate {
      delegate.didSelectDemoMode(self)
    } else {
      reportUnhandled("didSelectDemoMode(_:)")
      sayDemoIsMissing()
    }
  }

  private func cancelLookUp() {
    guard lookUp.isRunning else { return }
    dismissLoadingIndicator()
    cancelHandler?()
  }

  /// Ends a look-up that failed: the screen can be used again. Without one nothing happens.
  open override func dismissLoadingIndicator() { lookUp.end() }

  /// A screen that was left for the next one can be used again when it comes back.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    lookUp.leave(self)
  }

  /// Escape ends a look-up that can be ended.
  open override func accessibilityPerformEscape() -> Bool {
    guard lookUp.isRunning, showsCancelButtonForDiscoveryService else { return false }
    cancelLookUp()
    return true
  }

  // MARK: - Text field and scrolling

  /// Return submits the address.
  open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if primaryActionButton.isEnabled { performPrimaryAction() }
    return false
  }

  /// Shows a line below the bar once content lies under it, and one above the logo.
  public override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
    updateFooterLine()
  }

  // MARK: - Layout

  override var stretchesToBottom: Bool { true }

  /// Puts the logo at the bottom and the column above it.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let metrics = OnboardingMetrics(availableHeight: view.bounds.height).welcome
    parts.setVisible(logoImageView, logoImageView.image != nil)
    let logo = logoImageView.isHidden ? .zero : logoSize
    let footer = logo.height > 0 ? metrics.logoTop + logo.height + metrics.logoBottom : 0
    let area = view.bounds.inset(
      by: UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom + footer, right: 0))
    applySpacings(metrics)
    layoutColumn(in: area, side: metrics.side)
    logoImageView.frame = CGRect(
      x: ((view.bounds.width - logo.width) / 2).rounded(), y: area.maxY + metrics.logoTop,
      width: logo.width, height: logo.height)
    footerLine.frame = CGRect(x: 0, y: area.maxY, width: view.bounds.width, height: 1)
    updateFooterLine()
  }

  /// 28 points high and as wide as the image then is, at most 160.
  private var logoSize: CGSize {
    let image = logoImageView.image?.size ?? .zero
    guard image.height > 0 else { return .zero }
    return CGSize(width: min(160, (28 * image.width / image.height).rounded()), height: 28)
  }

  /// A line above the logo says that there is more below it.
  private func updateFooterLine() {
    let seen = scrollView.contentOffset.y + scrollView.frame.height
    let end = scrollView.contentSize.height - contentStack.directionalLayoutMargins.bottom
    footerLine.isHidden = logoImageView.isHidden || seen > end - 0.5
  }

  private func applySpacings(_ metrics: OnboardingMetrics.Welcome) {
    parts.setVisible(headlineLabel, !(headlineLabel.text ?? "").isEmpty)
    parts.setVisible(headlineImageFrame, headlineImageView.image != nil)
    let top = metrics.headlineImageTop + (headlineImageFrame.isHidden ? metrics.headlineTop : 0)
    contentStack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: top, leading: 0, bottom: 16, trailing: 0)
    contentStack.setCustomSpacing(metrics.headlineImageBottom, after: headlineImageFrame)
    contentStack.setCustomSpacing(metrics.detailTop, after: headlineLabel)
    contentStack.setCustomSpacing(metrics.actionsTop, after: detailLabel)
    for part in [lookUp.form.stack, primaryActionButton, lookUp.indicator] as [UIView] {
      contentStack.setCustomSpacing(metrics.actionGap, after: part)
    }
    demoStack.spacing = metrics.demoGap
  }
}
