/// Separates code from comments and from the contents of string literals, well enough for rules
/// that look at single lines.
enum SwiftCode {
  /// The text with the same line breaks, where the contents of comments and literals are spaces.
  static func blanked(_ text: String) -> String {
    var blanker = Blanker(text: text)
    blanker.readCode(untilParenthesis: false)
    return String(decoding: blanker.output, as: UTF8.self)
  }
}
