import Secrets

extension UITextField {
  /// Whether there is any text. Unlike ``text`` it makes no copy of a secret.
  public var hasText: Bool { input.map { $0.characterCount > 0 } ?? !storedText.isEmpty }

  /// Lends the text in UTF-8, without a copy once the field is in a window; the pointer must not
  /// outlive the call.
  package func withTextBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    if let input { return input.withTextBytes(body) }
    var text = storedText
    return text.withUTF8 { body(UnsafeRawBufferPointer($0)) }
  }

  /// The text in UTF-8, in memory that is wiped.
  ///
  /// - Throws: `SecretBytesError`, for instance when the text is longer than a secret may be.
  package func copySecret() throws(SecretBytesError) -> SecretBytes {
    let count = withTextBytes { $0.count }
    return try SecretBytes(capacity: count) { room in
      withTextBytes { bytes in
        room.copyMemory(from: bytes)
        return bytes.count
      }
    }
  }

  /// How many UTF-16 units the first scalars of the text take.
  func utf16Count(ofScalars count: Int) -> Int {
    withTextBytes { bytes in
      var (scalars, units) = (0, 0)
      for byte in bytes where byte & 0xC0 != 0x80 {
        if scalars >= count { break }
        scalars += 1
        units += byte >= 0xF0 ? 2 : 1
      }
      return units
    }
  }
}
