/// Why a server did not start.
public enum AccountServerError: Error, Hashable, Sendable {
  /// The system refused a socket, with the value of `errno`.
  case noSocket(code: Int32)
}
