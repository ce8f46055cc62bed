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
  public var emailTextField: FUIAutoResizingTextField { form.field }

  /// What is shown while an address is looked up; nil is "Checking Account…".
  public var loadingMessage: String? { didSet { update() } }

  /// Takes what a person does. Not kept alive: the app must.
  public weak var delegate: FUIWelcomeControllerDelegate?

  let loadingIndicatorView = FUILoadingIndicatorView()
  private lazy var form = EmailForm(texts: texts)
  private var isLookingUp = false

  /// Puts the parts on the screen.
  open override func viewDidLoad() {
    super.viewDidLoad()
    headlineLabel.accessibilityTraits = .header
    scrollView.delegate = self
    emailTextField.delegate = self
    form.onChange = { [weak self] in self?.update() }
    primaryActionButton.addAction(
      UIAction { [weak self] _ in self?.submit() }, for: .primaryActionTriggered)
    secondaryActionButton.addAction(
      UIAction { [weak self] _ in self?.openScanner() }, for: .primaryActionTriggered)
    setDefaultTexts()
    nameParts()
    contentStack.isLayoutMarginsRelativeArrangement = true
    for part in [
      headlineLabel, detailLabel, form.stack, primaryActionButton, loadingIndicatorView,
      subheadlineLabel, secondaryActionButton,
    ] as [UIView] { contentStack.addArrangedSubview(part) }
    showBarLine(false)
    update()
  }

  private func setDefaultTexts() {
    let content = content
    func text(_ part: ActivationScreenContent.Part) -> String? {
      content.defaultText(of: part).map { texts[$0] }
    }
    headlineLabel.text = text(.headlineLabel)
    detailLabel.text = text(.detailLabel)
    subheadlineLabel.text = text(.subheadlineLabel)
    primaryActionButton.setTitle(text(.primaryActionButton), for: .normal)
    secondaryActionButton.setTitle(text(.secondaryActionButton), for: .normal)
    if let placeholder = text(.emailTextField) { form.setPlaceholder(placeholder) }
  }

  private func nameParts() {
    name(headlineLabel, "headlineLabel")
    name(detailLabel, "detailLabel")
    name(emailTextField, "emailTextField")
    name(form.messageLabel, "emailMessageLabel")
    name(primaryActionButton, "primaryActionButton")
    name(subheadlineLabel, "subheadlineLabel")
    name(secondaryActionButton, "secondaryActionButton")
    name(loadingIndicatorView, "loadingIndicatorView")
  }

  // MARK: - Content

  private var content: ActivationScreenContent {
    ActivationScreenContent(isBusy: isLookingUp, input: emailTextField.text ?? "")
  }

  private func update() {
    guard isViewLoaded else { return }
    let content = content
    emailTextField.isEnabled = content.isEnabled(.emailTextField)
    primaryActionButton.isEnabled = content.isEnabled(.primaryActionButton)
    primaryActionButton.isHidden = isLookingUp
    secondaryActionButton.isEnabled = content.isEnabled(.secondaryActionButton)
    loadingIndicatorView.text = loadingMessage ?? texts[.checkingAccount]
    view.setNeedsLayout()
  }

  // MARK: - Actions

  private func submit() {
    guard !isLookingUp, let address = form.validAddress() else { return }
    view.endEditing(true)
    guard let delegate else {
      reportUnhandled("welcomeController(_:shouldTryUserEmail:)")
      return
    }
    isLookingUp = true
    update()
    loadingIndicatorView.show()
    delegate.welcomeController(self, shouldTryUserEmail: address.text)
  }

  private func openScanner() {
    guard !isLookingUp, canLead else { return }
    let screen = FUIOnboardingScanViewController.createInstanceFromStoryboard()
    delegate?.welcomeController(self, willNavigateToScannerScreen: screen)
    lead(to: screen)
  }

  override func endLookUp() { dismissLoadingIndicator() }

  /// Ends a look-up that failed: the screen can be used again. Without one nothing happens.
  open func dismissLoadingIndicator() {
    guard isLookingUp else { return }
    isLookingUp = false
    loadingIndicatorView.dismiss()
    update()
    emailTextField.becomeFirstResponder()
  }

  /// A screen that was left for the next one can be used again when it comes back.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isLookingUp, presentedViewController == nil else { return }
    isLookingUp = false
    loadingIndicatorView.dismiss()
    update()
  }

  // MARK: - Text field and scrolling

  /// Return submits the address.
  open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if primaryActionButton.isEnabled { submit() }
    return false
  }

  /// Shows a line below the bar once content lies under it.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    showBarLine(scrollView.contentOffset.y > 0.5)
  }

  // MARK: - Layout

  /// Lays the column out below the bar.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let metrics = OnboardingMetrics(availableHeight: view.bounds.height).activation
    let side = min(metrics.side, view.bounds.width / 10)
    contentStack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: metrics.headlineTop, leading: 0, bottom: metrics.actionsBottom, trailing: 0)
    contentStack.setCustomSpacing(metrics.detailTop / 2, after: headlineLabel)
    contentStack.setCustomSpacing(metrics.actionsTop / 2, after: detailLabel)
    contentStack.setCustomSpacing(20, after: form.stack)
    contentStack.setCustomSpacing(20, after: primaryActionButton)
    contentStack.setCustomSpacing(20, after: loadingIndicatorView)
    contentStack.setCustomSpacing(20, after: subheadlineLabel)
    layoutColumn(in: view.bounds.inset(by: view.safeAreaInsets), side: side)
  }
}
