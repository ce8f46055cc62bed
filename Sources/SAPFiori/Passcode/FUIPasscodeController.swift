import FioriThemeManager
import Onboarding
import UIKit

/// The base of the screens on which a passcode is chosen or entered.
///
/// Use one of its subclasses, for instance ``FUIPasscodeCreateController``. What is typed is kept as
/// bytes that are wiped, and never is in the accessibility tree or the log.
open class FUIPasscodeController: FUIWelcomeController, UITextFieldDelegate,
  FUIPrivateEncryptionKeyGenerator, FUISolidNavigationBarProtocol, UIScrollViewDelegate
{
  /// Takes passcodes. Not kept alive: the app must.
  public weak var delegate: (any FUIPasscodeControllerDelegate)?
  /// Where the passcode came from that was handed over last.
  public internal(set) var passcodeSource = FUIPasscodeSource.unknown
  /// Whose passcode it is, where an app has several persons: a finger stands for the passcode of one.
  public var userIdentifier = ""
  /// The reader and the store of what a finger stands for; nil offers no finger.
  public var fingerUnlock = FingerUnlock.standard

  /// Not there: what keeps the secret has to make a key of the passcode.
  @available(
    *, unavailable,
    message:
      "Passcodes are handed over as they were typed: derive the key where you keep the secret."
  )
  public var hashUserPasscode: Bool {
    get { fatalError() }
    set { fatalError() }
  }

  private(set) lazy var column = PasscodeColumn(self)
  let finger = FingerRequest()
  private(set) var policy = FUIPasscodePolicy()
  private(set) lazy var cancelItem = UIBarButtonItem(
    title: texts[.cancelAction], primaryAction: UIAction { [weak self] _ in self?.cancel() })
  private(set) lazy var nextItem = UIBarButtonItem(
    title: texts[.nextAction],
    primaryAction: UIAction { [weak self] _ in self?.perform(.primary) }, style: .done)
  private(set) lazy var doneItem = UIBarButtonItem(
    title: texts[.doneAction],
    primaryAction: UIAction { [weak self] _ in self?.perform(.primary) }, style: .done)
  private var hasBegun = false
  private var hasAppeared = false
  /// Counts how often the screen was left: an answer that comes later is for nobody.
  private var visit = 0

  /// Puts the parts on the screen.
  open override func viewDidLoad() {
    super.viewDidLoad()
    column.onAction = { [weak self] in self?.perform($0) }
    column.field.addAction(
      UIAction { [weak self] _ in self?.fieldEdited() }, for: .editingChanged)
    arrangeParts()
  }

  /// Puts the parts into the column.
  func arrangeParts() { column.arrange() }

  /// Asks the delegate for the policy, and begins.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !hasBegun else { return }
    hasBegun = true
    policy = delegate?.passcodePolicy() ?? FUIPasscodePolicy()
    begin()
  }

  /// Gives the field the focus.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
    focusField()
  }

  /// Forgets what was typed: whoever comes back begins anew.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hasAppeared = false
    hasBegun = false
    visit += 1
    finger.cancel()
    column.field.text = ""
    forgetSecrets()
  }

  // MARK: - For the subclasses

  /// Begins the flow, and shows its first page.
  func begin() {}
  /// Does what a button of the column, or the item of the bar that leads on, is for.
  func perform(_ role: PasscodeRole) {}
  /// The person has changed the passcode.
  func fieldEdited() {}
  /// Lets go of every passcode.
  func forgetSecrets() {}
  /// Whether the person may leave.
  var canCancel: Bool { true }

  /// Whether there is a bar to put items into.
  var hasBar: Bool { navigationController.map { !$0.isNavigationBarHidden } ?? false }

  /// Shows a page; the field gets the focus when it comes.
  func show(_ page: PasscodePage, cancel: Bool, leadingOn item: UIBarButtonItem?) {
    let isSamePage = title == page.title
    if !isSamePage { title = page.title }
    let hadField = isSamePage && !column.field.isHidden && column.field.isEnabled
    column.show(page)
    let left = cancel ? cancelItem : nil
    if navigationItem.leftBarButtonItem !== left { navigationItem.leftBarButtonItem = left }
    if navigationItem.rightBarButtonItem !== item { navigationItem.rightBarButtonItem = item }
    if !hadField { focusField() }
  }

  func focusField() {
    guard hasAppeared, !column.field.isHidden, column.field.isEnabled else { return }
    view.layoutIfNeeded()
    column.field.becomeFirstResponder()
  }

  /// Hands a passcode to the delegate.
  ///
  /// - Parameter then: Told what it has against the passcode, nil for nothing: at once where the
  ///   delegate answers at once, else when it has answered, unless the screen was left meanwhile.
  func hand(
    _ secret: Secret, for mode: FUIPasscodeInputMode, from source: FUIPasscodeSource,
    then: @escaping ((any Error)?) -> Void
  ) {
    guard delegate is any PasscodeStoreDelegate else {
      return then(handAtOnce(secret, for: mode, from: source))
    }
    let visit = visit
    Task {
      let error = await handing(secret, for: mode, from: source)
      if visit == self.visit { then(error) }
    }
  }

  /// Hands a passcode to the delegate, and waits for its answer.
  ///
  /// - Returns: What it has against the passcode; nil for nothing.
  func handing(
    _ secret: Secret, for mode: FUIPasscodeInputMode, from source: FUIPasscodeSource
  ) async -> (any Error)? {
    guard let delegate = delegate as? any PasscodeStoreDelegate else {
      return handAtOnce(secret, for: mode, from: source)
    }
    passcodeSource = source
    do {
      try await delegate.trySecret(secret.bytes, forInputMode: mode, fromController: self)
      return nil
    } catch {
      return error
    }
  }

  private func handAtOnce(
    _ secret: Secret, for mode: FUIPasscodeInputMode, from source: FUIPasscodeSource
  ) -> (any Error)? {
    guard let delegate else {
      reportUnhandled("shouldTryPasscode(_:forInputMode:fromController:)")
      return PasscodeNotHandled()
    }
    passcodeSource = source
    do {
      if let delegate = delegate as? any PasscodeSecretDelegate {
        try delegate.shouldTrySecret(secret.bytes, forInputMode: mode, fromController: self)
      } else {
        try delegate.shouldTryPasscode(
          secret.makeText(), forInputMode: mode, fromController: self)
      }
      return nil
    } catch {
      return error
    }
  }

  // MARK: - Leaving

  /// The person gives up.
  func cancel() {
    guard canLead, canCancel else { return }
    delegate?.didCancelPasscodeEntry(fromController: self)
      ?? reportUnhandled("didCancelPasscodeEntry(fromController:)")
  }

  /// The person asks for a reset.
  func reset() {
    guard canLead else { return }
    delegate?.shouldResetPasscode(fromController: self)
      ?? reportUnhandled("shouldResetPasscode(fromController:)")
  }

  /// No tries are left.
  func sayLocked() {
    let alert = UIAlertController(
      title: texts[.passcodeNoTriesTitle], message: Self.enterCredentialsMessageString,
      preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: texts[.okAction], style: .default) { [weak self] _ in self?.reset() })
    present(alert, animated: true)
  }

  /// Escape is Cancel where there is one. A passcode screen is left in no other way.
  open override func accessibilityPerformEscape() -> Bool {
    cancel()
    return true
  }

  /// Return in the field leads on.
  open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    perform(.primary)
    return false
  }

  // MARK: - Layout

  /// Lays the column out below the bar.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let metrics = OnboardingMetrics(availableHeight: view.bounds.height).activation
    contentStack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: min(metrics.detailTop, 48), leading: 0, bottom: 24, trailing: 0)
    layoutColumn(in: view.bounds.inset(by: view.safeAreaInsets), side: metrics.side)
  }
}

/// No delegate takes passcodes.
struct PasscodeNotHandled: Error {}
