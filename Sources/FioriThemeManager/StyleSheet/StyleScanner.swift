/// Goes through the bytes of a style sheet once, and knows the place of each.
struct StyleScanner {
  private let bytes: [UInt8]
  private var index = 0
  private(set) var place = StylePlace()
  /// How many bytes were looked at, for tests of how the work grows.
  private(set) var steps = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // The mark that some editors put at the beginning.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// The byte at the place; nil at the end.
  mutating func peek() -> UInt8? {
    steps += 1
    return index < bytes.count ? bytes[index] : nil
  }

  mutating func next(is character: Unicode.Scalar, after distance: Int = 0) -> Bool {
    steps += 1
    return index + distance < bytes.count && bytes[index + distance] == UInt8(ascii: character)
  }

  mutating func advance() {
    guard index < bytes.count else { return }
    steps += 1
    let byte = bytes[index]
    index += 1
    if byte == UInt8(ascii: "\n") {
      place = StylePlace(line: place.line + 1, column: 1)
    } else if byte & 0xC0 != 0x80 {
      place.column += 1
    }
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next(is: character) else { return false }
    advance()
    return true
  }

  /// Takes letters, digits, `-`, `_`, `.` and everything beyond ASCII.
  mutating func takeName() -> String {
    let start = index
    while let byte = peek(), Self.isNamePart(byte) { advance() }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }

  /// Goes over white space and comments.
  /// - Returns: Whether every comment has an end.
  mutating func skipSpace() -> Bool {
    while let byte = peek() {
      if Self.isSpace(byte) {
        advance()
      } else if byte == UInt8(ascii: "/"), next(is: "*", after: 1) {
        guard skipComment() else { return false }
      } else {
        break
      }
    }
    return true
  }

  /// Goes over a comment.
  /// - Returns: Whether it has an end.
  mutating func skipComment() -> Bool {
    advance()
    advance()
    while peek() != nil {
      if next(is: "*"), next(is: "/", after: 1) {
        advance()
        advance()
        return true
      }
      advance()
    }
    return false
  }
}
