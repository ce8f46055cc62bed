import Onboarding
import Secrets

/// Takes passcodes, and what else a person does on the passcode screens.
///
/// ```swift
/// final class Gate: FUIPasscodeControllerDelegate {
///   func shouldTryPasscode(
///     _ passcode: String, forInputMode inputMode: FUIPasscodeInputMode,
///     fromController passcodeController: FUIPasscodeController
///   ) throws {
///     passcodeController.dismiss(animated: true)  // once the passcode has opened the app's store
///   }
/// }
/// ```
///
/// The screens do not keep their delegate alive.
@preconcurrency @MainActor public protocol FUIPasscodeControllerDelegate: AnyObject {
  /// A passcode is to be stored, or compared with the one that is stored. Dismiss the controller when
  /// that was done.
  ///
  /// - Parameters:
  ///   - passcode: What was typed, or what a finger stands for. The text is made for this call.
  ///   - inputMode: What the passcode is handed over for.
  ///   - passcodeController: The screen; ``FUIPasscodeController/passcodeSource`` says where the
  ///     passcode came from.
  /// - Throws: ``FUIPasscodeControllerError`` or any other error. The screen stays, with the error's
  ///   text. Count wrong passcodes where the secret is, before you compare, and say in the error how
  ///   many are left: the screen's own count ends with the screen.
  func shouldTryPasscode(
    _ passcode: String, forInputMode inputMode: FUIPasscodeInputMode,
    fromController passcodeController: FUIPasscodeController) throws

  /// The person gave up. Dismiss the controller.
  func didCancelPasscodeEntry(fromController passcodeController: FUIPasscodeController)

  /// The person goes on without a passcode, which the policy has to allow.
  func didSkipPasscodeSetup(fromController passcodeController: FUIPasscodeController)

  /// The person does not know the passcode, or there are no tries left.
  func shouldResetPasscode(fromController passcodeController: FUIPasscodeController)

  /// What is asked of a passcode.
  func passcodePolicy() -> FUIPasscodePolicy

  /// A person who is not in the list wants to sign in.
  func addNewUser(_ passcodeController: FUIPasscodeController)

  /// Another person of the list wants to sign in.
  func switchUser(_ newUserId: String, passcodeController: FUIPasscodeController)
}

extension FUIPasscodeControllerDelegate {
  /// Leaves the screen as it is, and writes to the log what is missing.
  public func didCancelPasscodeEntry(fromController passcodeController: FUIPasscodeController) {
    passcodeController.reportUnhandled("didCancelPasscodeEntry(fromController:)")
  }

  /// Leaves the screen as it is, and writes to the log what is missing.
  public func didSkipPasscodeSetup(fromController passcodeController: FUIPasscodeController) {
    passcodeController.reportUnhandled("didSkipPasscodeSetup(fromController:)")
  }

  /// Leaves the screen as it is, and writes to the log what is missing.
  public func shouldResetPasscode(fromController passcodeController: FUIPasscodeController) {
    passcodeController.reportUnhandled("shouldResetPasscode(fromController:)")
  }

  /// A policy with the defaults.
  public func passcodePolicy() -> FUIPasscodePolicy { FUIPasscodePolicy() }

  /// Leaves the screen as it is, and writes to the log what is missing.
  public func addNewUser(_ passcodeController: FUIPasscodeController) {
    passcodeController.reportUnhandled("addNewUser(_:)")
  }

  /// Leaves the screen as it is, and writes to the log what is missing.
  public func switchUser(_ newUserId: String, passcodeController: FUIPasscodeController) {
    passcodeController.reportUnhandled("switchUser(_:passcodeController:)")
  }
}
