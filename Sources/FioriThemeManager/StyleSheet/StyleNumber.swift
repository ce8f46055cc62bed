/// Numbers as style sheets write them: digits, a sign before and one point in them, no exponent.
enum StyleNumber {
  /// Larger ones are no lengths of a screen.
  private static let limit = 1_000_000.0

  static func read(_ text: some StringProtocol) -> Double? {
    let text = text.drop { $0 == " " }
    let trimmed = text.prefix { $0 != " " }
    guard text.dropFirst(trimmed.count).allSatisfy({ $0 == " " }), isPlain(trimmed.utf8),
      let number = Double(trimmed), abs(number) <= limit
    else { return nil }
    return number
  }

  /// Reads a number, or a share of `whole` in per cent.
  static func read(_ text: some StringProtocol, percentOf whole: Double) -> Double? {
    guard let sign = text.lastIndex(of: "%") else { return read(text) }
    guard text[text.index(after: sign)...].allSatisfy({ $0 == " " }) else { return nil }
    return read(text[..<sign]).map { $0 / 100 * whole }
  }

  private static func isPlain(_ digits: some Sequence<UInt8>) -> Bool {
    digits.allSatisfy { unit in
      switch unit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"):
        true
      default: false
      }
    }
  }

  /// A number for people: whole ones without a point.
  static func text(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}
