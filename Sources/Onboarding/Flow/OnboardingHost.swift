/// Does for a flow what only an app can do: it knows the stores of the persons, and what they signed in
/// with.
///
/// The store that is in use is the one that was named last. What an app has no use for is left out: an
/// app without a passcode is never asked about a store.
@MainActor public protocol OnboardingHost: AnyObject {
  /// From now on the store of this person is meant; that of another is closed first.
  func useStore(ofUser number: Int) async

  /// What there is of that store.
  ///
  /// - Throws: ``SecretStoreError``, as ``SecretStore/status()`` does.
  func storeStatus() async throws(SecretStoreError) -> SecretStoreStatus

  /// Closes it.
  func lockStore() async

  /// Puts what the person has signed in with into the store, which is open.
  ///
  /// - Throws: ``SecretStoreError``; the person signs in again then.
  func keepCredentials() async throws(SecretStoreError)

  /// Forgets what the person has signed in with, and has not been put into a store.
  func forgetCredentials() async

  /// A finger opens the store no more.
  func forgetFinger() async

  /// Removes the traces of persons: stores, what a finger stands for, what they signed in with, and what
  /// the app has kept of them.
  ///
  /// - Returns: What was found when the app looked for it afterwards; empty when all is gone.
  func remove(_ reset: OnboardingReset) async -> Set<OnboardingReset.Trace>
}

extension OnboardingHost {
  /// Nothing, in an app without a store.
  public func useStore(ofUser number: Int) async {}
  /// None.
  public func storeStatus() async throws(SecretStoreError) -> SecretStoreStatus { .noVault }
  /// Nothing, in an app without a store.
  public func lockStore() async {}
  /// Nothing, in an app that keeps nothing.
  public func keepCredentials() async throws(SecretStoreError) {}
  /// Nothing, in an app in which nobody signs in.
  public func forgetCredentials() async {}
  /// Nothing, in an app without fingers.
  public func forgetFinger() async {}
}
