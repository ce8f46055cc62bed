extension SecretBytes {
  /// Copies a text in UTF-8. The text itself is a copy that nobody wipes: where a secret is typed,
  /// take its bytes.
  ///
  /// - Throws: ``SecretBytesError``.
  public init(utf8 text: String) throws(SecretBytesError) {
    try self.init(capacity: text.utf8.count) { room in
      room.copyBytes(from: text.utf8)
      return text.utf8.count
    }
  }

  /// The secret as a text in UTF-8, a copy that is not wiped: make it last, where an interface takes
  /// nothing else.
  public borrowing func makeText() -> String {
    withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
  }
}
