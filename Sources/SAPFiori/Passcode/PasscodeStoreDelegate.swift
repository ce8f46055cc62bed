import Secrets

/// Takes passcodes as bytes, and answers when the store that keeps them has answered.
///
/// Making a key of a passcode takes some tenths of a second. The screen shows that it is at work
/// meanwhile, and the window goes on being drawn. ``OnboardingStore`` is such a delegate.
public protocol PasscodeStoreDelegate: FUIPasscodeControllerDelegate {
  /// What is against a passcode that was chosen and is about to be typed once more.
  ///
  /// - Parameter secret: The passcode in UTF-8.
  /// - Returns: A sentence for the person; nil when nothing is.
  func objection(to secret: borrowing SecretBytes) -> String?

  /// A passcode is to be stored or compared, as in
  /// ``FUIPasscodeControllerDelegate/shouldTryPasscode(_:forInputMode:fromController:)``.
  ///
  /// - Parameters:
  ///   - secret: The passcode in UTF-8. It is wiped some time after the call.
  ///   - inputMode: What the passcode was asked for.
  ///   - passcodeController: The screen that asks. A person may have left it when the call ends; it
  ///     then does nothing with the answer.
  /// - Throws: What is wrong with the passcode; the screen says it.
  func trySecret(
    _ secret: borrowing SecretBytes, forInputMode inputMode: FUIPasscodeInputMode,
    fromController passcodeController: FUIPasscodeController) async throws
}

extension PasscodeStoreDelegate {
  /// Nothing is against any passcode.
  public func objection(to secret: borrowing SecretBytes) -> String? { nil }

  /// Not for these delegates: no screen of the kit calls it.
  ///
  /// - Throws: Always, since the answer takes longer than the call.
  public func shouldTryPasscode(
    _ passcode: String, forInputMode inputMode: FUIPasscodeInputMode,
    fromController passcodeController: FUIPasscodeController
  ) throws {
    ScreenLog.warning("Call trySecret(_:forInputMode:fromController:) of \(type(of: self)).")
    throw PasscodeNotHandled()
  }
}
