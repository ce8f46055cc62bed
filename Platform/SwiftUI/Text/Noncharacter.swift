/// The characters that Unicode keeps out of texts, for a program's own use.
enum Noncharacter {
  /// Encloses a value's number.
  static let opening = scalar(0xFDD0)
  /// Encloses a value's number.
  static let closing = scalar(0xFDD1)
  /// The digits, of sixteen, of a value's number.
  static let digits = (0xFDD2...0xFDE1).map(scalar)
  /// Encloses a line of Markdown.
  static let margin = scalar(0xFDE2)
  /// Stands for the end of a line.
  static let lineEnd = scalar(0xFDE3)
  /// Stands for the angle bracket of what is no tag.
  static let angle = scalar(0xFDE4)
  /// Stands for the exclamation mark of an image.
  static let image = scalar(0xFDE5)
  /// Stands for a tilde after a backslash.
  static let tilde = scalar(0xFDE6)
  /// Whether UTF-8 text may have one: their first byte.
  static let firstByte: UInt8 = 0xEF

  /// No literal may hold such a character; as numbers they are valid scalars.
  private static func scalar(_ value: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
