import Onboarding

/// The accounts that the demo's server knows. This is the one place where they stand.
public struct AccountDirectory: Hashable, Sendable {
  /// What the server does when it is asked about an account.
  public enum Behavior: Hashable, Sendable {
    /// It answers with the configuration.
    case found(DiscoveredConfiguration)
    /// It waits, then answers with the configuration.
    case slow(Duration, DiscoveredConfiguration)
    /// It closes the connection without an answer.
    case down
  }

  /// The behaviors by account, in lower case; an account that is not here is unknown.
  public let behaviors: [String: Behavior]

  /// Makes a directory of the given accounts.
  public init(behaviors: [String: Behavior]) {
    self.behaviors = behaviors
  }

  /// The accounts of the demo: `anna` and `ben` are found, `slow` takes 4 seconds, `down` gets no
  /// answer; all at `example.com`.
  ///
  /// - Throws: `DiscoveryError` if the configuration in the table is not a valid one.
  public static func demo() throws(DiscoveryError) -> AccountDirectory {
    let field = try DiscoveredConfiguration(
      host: "field.example.com", port: 443, applicationID: "com.example.field")
    let depot = try DiscoveredConfiguration(
      host: "depot.example.com", port: 8443, applicationID: "com.example.field")
    return AccountDirectory(behaviors: [
      "anna@example.com": .found(field),
      "ben@example.com": .found(depot),
      "slow@example.com": .slow(.seconds(4), field),
      "down@example.com": .down,
    ])
  }
}
