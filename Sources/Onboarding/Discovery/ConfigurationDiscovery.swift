/// Finds out, from a person's email address, which server an app is to talk to.
///
/// The role is filled by a client of a real service, and by a fake in tests. An implementation
/// never sends a secret, never guesses hosts, and ends within its own limit of time.
///
/// ```swift
/// struct FixedDiscovery: ConfigurationDiscovery {
///   func configuration(
///     for account: EmailAddress
///   ) async throws(DiscoveryError) -> DiscoveredConfiguration {
///     try DiscoveredConfiguration(host: "field." + account.domain)
///   }
/// }
/// ```
public protocol ConfigurationDiscovery: Sendable {
  /// Asks for the settings of an account.
  ///
  /// - Throws: ``DiscoveryError``, ``DiscoveryError/cancelled`` when the task was cancelled.
  func configuration(
    for account: EmailAddress
  ) async throws(DiscoveryError) -> DiscoveredConfiguration
}
