/// A fixed colour in sRGB, eight bits a part.
package struct SRGBColor: Hashable, Sendable {
  package let red, green, blue, alpha: UInt8

  package static let black = SRGBColor(red: 0, green: 0, blue: 0)
  package static let white = SRGBColor(red: 255, green: 255, blue: 255)

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Reads `RGB`, `RRGGBB` or `RRGGBBAA`, signs at both ends left out; nil for any other text.
  package init?(hex text: some StringProtocol) {
    let units = Array(text.utf8)
    guard let first = units.firstIndex(where: Self.isLetterOrDigit),
      let last = units.lastIndex(where: Self.isLetterOrDigit)
    else { return nil }
    self.init(digits: units[first...last])
  }

  /// Reads three, six or eight hexadecimal digits in ASCII.
  init?(digits: some BidirectionalCollection<UInt8>) {
    let count = digits.count
    guard count == 3 || count == 6 || count == 8 else { return nil }
    var number: UInt32 = 0
    for unit in digits {
      guard let digit = Self.value(ofDigit: unit) else { return nil }
      number = number << 4 | digit
      if count == 3 { number = number << 4 | digit }
    }
    if count < 8 { number = number << 8 | 0xFF }
    self.init(
      red: UInt8(number >> 24), green: UInt8(number >> 16 & 0xFF),
      blue: UInt8(number >> 8 & 0xFF), alpha: UInt8(number & 0xFF))
  }

  private static func isLetterOrDigit(_ unit: UInt8) -> Bool {
    switch unit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    // A letter of another script is no sign around a colour, so it makes the text unreadable.
    case 0x80...: true
    default: false
    }
  }

  private static func value(ofDigit unit: UInt8) -> UInt32? {
    switch unit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(unit - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(unit - UInt8(ascii: "A")) + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(unit - UInt8(ascii: "a")) + 10
    default: nil
    }
  }

  /// `RRGGBB`, or `RRGGBBAA` where something shows through.
  package var hex: String {
    let parts = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return parts.map { part in
      let digits = String(part, radix: 16, uppercase: true)
      return digits.utf8.count == 1 ? "0" + digits : digits
    }.joined()
  }

  /// What is seen where this colour lies on an opaque `ground`.
  package func composited(over ground: SRGBColor) -> SRGBColor {
    func mix(_ part: UInt8, _ below: UInt8) -> UInt8 {
      let share = Double(alpha) / 255
      return UInt8((Double(part) * share + Double(below) * (1 - share)).rounded())
    }
    return SRGBColor(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }
}
