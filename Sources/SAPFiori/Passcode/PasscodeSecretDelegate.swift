import Secrets

/// Takes passcodes as bytes in memory that is wiped, in place of a text, which stays in memory until
/// something else needs the room.
///
/// A delegate that conforms to this is asked ``shouldTrySecret(_:forInputMode:fromController:)`` and
/// never `shouldTryPasscode(_:forInputMode:fromController:)`.
public protocol PasscodeSecretDelegate: FUIPasscodeControllerDelegate {
  /// A passcode is to be stored or compared, as in
  /// ``FUIPasscodeControllerDelegate/shouldTryPasscode(_:forInputMode:fromController:)``.
  ///
  /// - Parameters:
  ///   - secret: The passcode in UTF-8. It is wiped some time after the call.
  ///   - inputMode: What the passcode was asked for.
  ///   - passcodeController: The screen that asks.
  /// - Throws: What is wrong with the passcode; the screen says it.
  func shouldTrySecret(
    _ secret: borrowing SecretBytes, forInputMode inputMode: FUIPasscodeInputMode,
    fromController passcodeController: FUIPasscodeController) throws
}

extension PasscodeSecretDelegate {
  /// Hands the text on as bytes. No screen of the kit calls this.
  public func shouldTryPasscode(
    _ passcode: String, forInputMode inputMode: FUIPasscodeInputMode,
    fromController passcodeController: FUIPasscodeController
  ) throws {
    try shouldTrySecret(
      SecretBytes(utf8: passcode), forInputMode: inputMode, fromController: passcodeController)
  }
}
