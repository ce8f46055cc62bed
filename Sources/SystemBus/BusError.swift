/// Why a call over the system's message bus has no answer.
package enum BusError: Error, Hashable, Sendable {
  /// There is no bus that could be reached.
  case unreachable
  /// The other side, or the bus in its place, answered with an error of this name.
  case remote(name: String)
  /// No answer came in time.
  case timedOut
  /// The task was cancelled.
  case cancelled
  /// The connection is closed, or the call cannot be sent.
  case closed
  /// The answer is not made as it has to be.
  case malformed
}
