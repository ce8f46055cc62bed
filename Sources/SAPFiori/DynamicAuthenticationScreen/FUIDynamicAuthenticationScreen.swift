import FioriThemeManager
import Onboarding
import UIKit

/// Asks for whatever an app needs to sign a person in: as many fields as it wants.
///
/// ```swift
/// let controllers = FUIDynamicAuthenticationScreen.createInstanceFromStoryboard()
/// controllers.dynamicAuthenticationScreen.informationFields = [
///   FUIAuthenticationInformationField(
///     placeholder: "Company", isSecureText: false, informationString: "Example Ltd."),
///   FUIAuthenticationInformationField(
///     placeholder: "Code", isSecureText: true, informationString: nil),
/// ]
/// present(controllers.navigationController, animated: true)
/// ```
///
/// Done can be pressed once every field has a text. While the delegate checks what was typed, the screen
/// says so and takes nothing.
open class FUIDynamicAuthenticationScreen: FUIWelcomeController, FUISolidNavigationBarProtocol,
  UIScrollViewDelegate
{
  /// Makes the screen in a navigation controller, which is what is to be presented. Every part can be
  /// used at once.
  public class func createInstanceFromStoryboard() -> (
    navigationController: UINavigationController,
    dynamicAuthenticationScreen: FUIDynamicAuthenticationScreen
  ) {
    let screen = FUIDynamicAuthenticationScreen()
    screen.loadViewIfNeeded()
    return (UINavigationController(rootViewController: screen), screen)
  }

  /// What to do.
  public private(set) lazy var detailLabel: UILabel! = makeLabel(.body, .primaryLabel)

  /// The fields, from top to bottom. Setting them again puts what was typed back to what they say.
  public var informationFields: [FUIAuthenticationInformationField]? {
    didSet { if isViewLoaded { makeFields() } }
  }

  /// What is shown while the delegate checks what was typed; nil is "Verifying Information…".
  public var verifyingMessage: String? {
    get { process.verifyingMessage }
    set { process.verifyingMessage = newValue }
  }

  /// Checks what was typed. Not kept alive: the app must.
  public weak var delegate: FUIDynamicAuthenticationDelegate?

  override var component: PartTable { .dynamicAuthenticationScreen }

  private lazy var process = AuthenticationProcess(texts: texts)
  private let fieldStack = UIStackView()
  private lazy var cancelItem = UIBarButtonItem(
    title: texts[.cancelAction], primaryAction: UIAction { [weak self] _ in self?.cancel() })
  private lazy var doneItem = UIBarButtonItem(
    title: texts[.doneAction], primaryAction: UIAction { [weak self] _ in self?.submit() },
    style: .done)

  /// Puts the parts on the screen.
  open override func viewDidLoad() {
    super.viewDidLoad()
    detailLabel.text = texts[.dynamicAuthenticationDetail]
    name(detailLabel, "detailLabel", font: .body)
    fieldStack.axis = .vertical
    fieldStack.spacing = 8
    contentStack.addArrangedSubview(detailLabel)
    contentStack.addArrangedSubview(fieldStack)
    addBanners(of: process)
    name(cancelItem, "cancelButton")
    name(doneItem, "doneButton")
    navigationItem.leftBarButtonItem = cancelItem
    navigationItem.rightBarButtonItem = doneItem
    process.onChange = { [weak self] in self?.update() }
    process.onSubmit = { [weak self] in self?.submit() }
    makeFields()
  }

  private func makeFields() {
    for row in process.rows { row.removeFromSuperview() }
    let rows = (informationFields ?? []).map {
      InformationFieldRow(
        title: $0.placeholder, isSecure: $0.isSecureText, text: $0.informationString)
    }
    for row in rows {
      name(row.captionLabel, "informationLabel", font: .footnote)
      name(row.field, "informationTextField", font: .body)
      fieldStack.addArrangedSubview(row)
    }
    process.setRows(rows, delegate: self)
  }

  /// Shows what the rule says.
  private func update() {
    let form = process.form
    for row in process.rows { parts.setEnabled(row.field, form.canEdit) }
    parts.setEnabled(cancelItem, form.phase != .verifying)
    parts.setEnabled(doneItem, form.canSubmit)
    view.setNeedsLayout()
  }

  // MARK: - Actions

  private func submit() {
    guard canLead, let completion = process.begin() else { return }
    guard let delegate else {
      reportUnhandled("verify(_:informationStrings:completion:)")
      process.endUnchecked()
      return
    }
    delegate.verify(self, informationStrings: process.strings, completion: completion)
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
    layoutColumn(of: process, spacing: { $0.setCustomSpacing($1.inputTop, after: detailLabel) })
  }
}

extension FUIDynamicAuthenticationScreen: UITextFieldDelegate {
  /// Return leads to the next field; in the last one it does what Done does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    process.goOn(from: textField)
    return false
  }
}
