extension DiscoveryError {
  /// Where on the way to the service the connection failed.
  public enum UnreachableReason: Hashable, Sendable {
    /// The machine has no network.
    case offline
    /// The name of the service could not be resolved.
    case nameNotFound
    /// The service's machine refused the connection, or no route leads to it.
    case connectionRefused
    /// The connection broke before the answer was complete.
    case connectionLost
    /// Another failure of the transport, by the number that the transport gives it.
    case transport(code: Int)
  }
}
