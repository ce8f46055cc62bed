/// Why no memory for a secret could be had.
public enum SecretBytesError: Error, Hashable, Sendable {
  /// More than `maximum` bytes were asked for.
  case tooLarge(maximum: Int)
  /// The system gave no memory; `code` is the value of `errno`.
  case noMemory(code: Int32)
}
