import SAPFiori

/// Writes down what passcode screens ask of their delegates, and does what a test wants.
final class PasscodeRecorder: FUIPasscodeControllerDelegate, FUIPasscodeValidationDelegate {
  enum Event: Equatable {
    case attempt(String, FUIPasscodeInputMode, FUIPasscodeSource)
    case validate(String)
    case cancel
    case skip
    case reset
    case addUser
    case switchUser(String)
  }

  private(set) var events: [Event] = []
  private(set) weak var sender: FUIPasscodeController?
  var policy = FUIPasscodePolicy()
  var onTry: ((String, FUIPasscodeInputMode) throws -> Void)?
  var onValidate: ((String) throws -> Void)?
  /// The passcodes that were tried.
  var attempts: [Event] {
    events.filter { if case .attempt = $0 { true } else { false } }
  }

  isolated deinit {}

  func shouldTryPasscode(
    _ passcode: String, forInputMode inputMode: FUIPasscodeInputMode,
    fromController passcodeController: FUIPasscodeController
  ) throws {
    sender = passcodeController
    events.append(.attempt(passcode, inputMode, passcodeController.passcodeSource))
    try onTry?(passcode, inputMode)
  }

  func validate(passcode: String) throws {
    events.append(.validate(passcode))
    try onValidate?(passcode)
  }

  func didCancelPasscodeEntry(fromController passcodeController: FUIPasscodeController) {
    note(.cancel, passcodeController)
  }

  func didSkipPasscodeSetup(fromController passcodeController: FUIPasscodeController) {
    note(.skip, passcodeController)
  }

  func shouldResetPasscode(fromController passcodeController: FUIPasscodeController) {
    note(.reset, passcodeController)
  }

  func passcodePolicy() -> FUIPasscodePolicy { policy }

  func addNewUser(_ passcodeController: FUIPasscodeController) {
    note(.addUser, passcodeController)
  }

  func switchUser(_ newUserId: String, passcodeController: FUIPasscodeController) {
    note(.switchUser(newUserId), passcodeController)
  }

  private func note(_ event: Event, _ sender: FUIPasscodeController) {
    events.append(event)
    self.sender = sender
  }
}

/// Implements only what has no default.
final class PlainPasscodeDelegate: FUIPasscodeControllerDelegate {
  isolated deinit {}

  func shouldTryPasscode(
    _ passcode: String, forInputMode inputMode: FUIPasscodeInputMode,
    fromController passcodeController: FUIPasscodeController
  ) throws {}
}
