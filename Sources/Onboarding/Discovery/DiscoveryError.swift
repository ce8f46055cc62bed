/// Why no settings were found for an account.
///
/// The cases carry facts and neither the address nor anything that a server wrote. The sentence for
/// people comes from ``OnboardingTexts/message(for:)-(DiscoveryError)``.
public enum DiscoveryError: Error, Hashable, Sendable {
  /// The service answered, and knows no settings for this account.
  case unknownAccount
  /// No connection to the service came about, or it broke.
  case unreachable(reason: UnreachableReason)
  /// The service gave no complete answer within `seconds` seconds.
  case timedOut(seconds: Double)
  /// The service, or the place it points to, could not show that it is the right one.
  case untrusted(reason: UntrustedReason)
  /// The name leads to an address inside this machine or its local network.
  case refusedAddress
  /// The answer was larger than `limitBytes` bytes.
  case tooLarge(limitBytes: Int)
  /// The answer is not a configuration.
  case malformedAnswer(reason: MalformedReason)
  /// The service answered with an HTTP status outside 200...299.
  case server(status: Int)
  /// The helper program was in none of the folders `lookedIn`.
  case helperMissing(lookedIn: [String])
  /// The helper program did not do its work.
  case helperFailed(reason: HelperFailure)
  /// The person, or the app, gave up waiting.
  case cancelled
}
