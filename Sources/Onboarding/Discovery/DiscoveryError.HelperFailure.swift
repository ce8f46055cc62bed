extension DiscoveryError {
  /// How the helper program failed.
  public enum HelperFailure: Hashable, Sendable {
    /// The system could not start it; `code` is the value of `errno`.
    case notStarted(code: Int32)
    /// It ended by itself before it had answered.
    case exited(status: Int32)
    /// A signal ended it, as after a crash.
    case signalled(signal: Int32)
    /// It answered in a way that is not part of the protocol.
    case protocolViolation
    /// It speaks version `found` of the protocol, where `expected` is needed.
    case versionMismatch(expected: Int, found: Int)
  }
}
