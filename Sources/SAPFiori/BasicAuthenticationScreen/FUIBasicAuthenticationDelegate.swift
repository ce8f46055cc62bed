/// Signs a person in who has typed a name and a password.
@preconcurrency @MainActor public protocol FUIBasicAuthenticationDelegate: AnyObject {
  /// A person wants to sign in. The screen takes nothing until `completion` is called.
  ///
  /// - Parameters:
  ///   - controller: The screen.
  ///   - username: What was typed as the name, trimmed.
  ///   - password: What was typed as the password, as it is.
  ///   - completion: Ends the check, on any thread: nil is that the person is signed in, a text is what
  ///     they read about it. A second call does nothing. A function that is let go without a call ends
  ///     the check with a text of the kit.
  func didSignIn(
    _ controller: FUIBasicAuthenticationScreen, username: String, password: String,
    completion: @escaping ((_ errorMessage: String?) -> Void))

  /// A person wants to leave: dismiss the screen.
  func didCancel(_ controller: FUIBasicAuthenticationScreen)
}

extension FUIBasicAuthenticationDelegate {
  /// Leaves the screen.
  public func didCancel(_ controller: FUIBasicAuthenticationScreen) { controller.leave() }
}
