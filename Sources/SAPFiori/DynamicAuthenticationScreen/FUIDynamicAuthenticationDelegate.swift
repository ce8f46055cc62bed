/// Checks what a person has typed on the dynamic authentication screen.
@preconcurrency @MainActor public protocol FUIDynamicAuthenticationDelegate: AnyObject {
  /// A person wants what was typed to be checked. The screen takes nothing until `completion` is called.
  ///
  /// - Parameters:
  ///   - controller: The screen.
  ///   - informationStrings: What was typed, in the order of the fields: trimmed, unless it is a
  ///     secret.
  ///   - completion: Ends the check, on any thread: nil is that all is right, a text is what a person
  ///     reads about it. A second call does nothing. A function that is let go without a call ends the
  ///     check with a text of the kit.
  func verify(
    _ controller: FUIDynamicAuthenticationScreen, informationStrings: [String],
    completion: @escaping ((_ errorMessage: String?) -> Void))

  /// A person wants to leave: dismiss the screen.
  func didCancel(_ controller: FUIDynamicAuthenticationScreen)
}

extension FUIDynamicAuthenticationDelegate {
  /// Leaves the screen.
  public func didCancel(_ controller: FUIDynamicAuthenticationScreen) { controller.leave() }
}
