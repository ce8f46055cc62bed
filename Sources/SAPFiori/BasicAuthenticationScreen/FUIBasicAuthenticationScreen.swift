import FioriThemeManager
import Onboarding
import UIKit

/// Asks for a name and a password.
///
/// ```swift
/// let controllers = FUIBasicAuthenticationScreen.createInstanceFromStoryboard()
/// controllers.basicAuthenticationScreen.headlineLabel.text = "Field Service"
/// present(controllers.navigationController, animated: true)
/// ```
///
/// Sign In can be pressed once both fields have a text. While the delegate signs the person in, the
/// screen says so and takes nothing.
open class FUIBasicAuthenticationScreen: FUIWelcomeController, FUISolidNavigationBarProtocol,
  UIScrollViewDelegate
{
  /// Makes the screen in a navigation controller, which is what is to be presented. Every part can be
  /// used at once.
  public class func createInstanceFromStoryboard() -> (
    navigationController: UINavigationController,
    basicAuthenticationScreen: FUIBasicAuthenticationScreen
  ) {
    let screen = FUIBasicAuthenticationScreen()
    screen.loadViewIfNeeded()
    return (UINavigationController(rootViewController: screen), screen)
  }

  /// What the screen is for.
  public private(set) lazy var headlineLabel: UILabel! = makeLabel(
    .title1, .primaryLabel, weight: .bold)
  /// What to do.
  public private(set) lazy var detailLabel: UILabel! = makeLabel(.body, .primaryLabel)
  /// The field for the name.
  public var usernameTextField: FUITextField { nameRow.field }
  /// The field for the password.
  public var passwordTextField: FUITextField { passwordRow.field }
  /// The button that signs in.
  public private(set) var signInButton: FUIOnboardingButton! = FUIOnboardingButton(rank: .primary)

  /// What is shown while the delegate signs the person in; nil is "Verifying Information…".
  public var verifyingMessage: String? {
    get { process.verifyingMessage }
    set { process.verifyingMessage = newValue }
  }

  /// Signs the person in. Not kept alive: the app must.
  public weak var delegate: FUIBasicAuthenticationDelegate?

  override var component: PartTable { .authenticationScreen }

  private lazy var process = AuthenticationProcess(texts: texts)
  private lazy var nameRow = InformationFieldRow(
    title: texts[.userNameLabel], isSecure: false, text: nil)
  private lazy var passwordRow = InformationFieldRow(
    title: texts[.passwordLabel], isSecure: true, text: nil)
  private let fieldStack = UIStackView()
  private lazy var cancelItem = UIBarButtonItem(
    title: texts[.cancelAction], primaryAction: UIAction { [weak self] _ in self?.cancel() })

  /// Puts the parts on the screen.
  open override func viewDidLoad() {
    super.viewDidLoad()
    headlineLabel.text = texts[.signInAction]
    headlineLabel.accessibilityTraits = .header
    detailLabel.text = texts[.basicAuthenticationDetail]
    signInButton.setTitle(texts[.signInAction], for: .normal)
    signInButton.addAction(
      UIAction { [weak self] _ in self?.submit() }, for: .primaryActionTriggered)
    usernameTextField.textContentType = .username
    fieldStack.axis = .vertical
    fieldStack.spacing = 8
    for row in [nameRow, passwordRow] { fieldStack.addArrangedSubview(row) }
    nameParts()
    for part in [headlineLabel, detailLabel, fieldStack, signInButton] as [UIView] {
      contentStack.addArrangedSubview(part)
    }
    addBanners(of: process)
    navigationItem.leftBarButtonItem = cancelItem
    process.onChange = { [weak self] in self?.update() }
    process.onSubmit = { [weak self] in self?.submit() }
    process.setRows([nameRow, passwordRow], delegate: self)
  }

  private func nameParts() {
    name(headlineLabel, "headlineLabel", font: .title1)
    name(detailLabel, "detailLabel", font: .body)
    name(nameRow.captionLabel, "usernameLabel", font: .footnote)
    name(usernameTextField, "usernameTextField", font: .body)
    name(passwordRow.captionLabel, "passwordLabel", font: .footnote)
    name(passwordTextField, "passwordTextField", font: .body)
    name(signInButton, "signInButton", font: .body)
    name(cancelItem, "cancelButton")
  }

  /// Shows what the rule says.
  private func update() {
    let form = process.form
    for row in process.rows { parts.setEnabled(row.field, form.canEdit) }
    parts.setEnabled(cancelItem, form.phase != .verifying)
    parts.setEnabled(signInButton, form.canSubmit)
    view.setNeedsLayout()
  }

  // MARK: - Actions

  private func submit() {
    guard canLead, let completion = process.begin() else { return }
    guard let delegate else {
      reportUnhandled("didSignIn(_:username:password:completion:)")
      process.endUnchecked()
      return
    }
    let strings = process.strings
    delegate.didSignIn(self, username: strings[0], password: strings[1], completion: completion)
  }

  private func cancel() {
    guard canLead, process.form.phase != .verifying else { return }
    guard let delegate else {
      reportUnhandled("didCancel(_:)")
      leave()
      return
    }
    delegate.didCancel(self)
  }

  /// Escape does what Cancel does.
  open override func accessibilityPerformEscape() -> Bool {
    cancel()
    return true
  }

  // MARK: - Coming and going

  private var hasAppeared = false

  /// The first time, the first empty field is at hand.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !hasAppeared { process.firstField?.becomeFirstResponder() }
    hasAppeared = true
  }

  /// What comes of a check is of no interest to a screen that was left.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if presentedViewController == nil { process.leave() }
  }

  // MARK: - Layout

  /// Lays the column out below the bar and the message.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutColumn(of: process) { stack, metrics in
      stack.setCustomSpacing(metrics.subtitleTop, after: headlineLabel)
      stack.setCustomSpacing(metrics.inputTop, after: detailLabel)
      stack.setCustomSpacing(metrics.actionTop, after: fieldStack)
    }
  }
}

extension FUIBasicAuthenticationScreen: UITextFieldDelegate {
  /// Return leads to the next field; in the last one it does what Sign In does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    process.goOn(from: textField)
    return false
  }
}
