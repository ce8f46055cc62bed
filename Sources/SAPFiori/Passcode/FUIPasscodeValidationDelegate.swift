/// Looks at a passcode that the policy allows, before it is typed once more.
@preconcurrency @MainActor public protocol FUIPasscodeValidationDelegate: AnyObject {
  /// Says what is against a passcode.
  ///
  /// - Throws: ``FUIPasscodeControllerError`` or any other error; the person reads its text and
  ///   chooses another passcode.
  func validate(passcode: String) throws
}
