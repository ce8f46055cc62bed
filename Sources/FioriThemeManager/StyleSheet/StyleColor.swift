/// A colour of a style sheet: a fixed one, or one of the theme's, which follows the mode.
package enum StyleColor: Hashable, Sendable {
  case fixed(SRGBColor)
  case palette(ColorStyle, BackgroundColorScheme)

  /// Reads a colour; nil for any other text.
  ///
  /// `#RGB`, `#RRGGBB`, `#AARRGGBB` with alpha first, the same after `0x`; `rgb(255, 0, 0)`,
  /// `rgba(255, 0, 0, 0.5)`, `hsl(120, 100%, 50%)`, `hsla(120, 1, 0.5, 0.5)`; one of UIKit's colour
  /// words, with or without `Color` behind it; the name of a palette colour, perhaps with a suffix
  /// that says the ground it is for.
  package init?(_ text: String) {
    if let color = Self.hexadecimal(text) ?? Self.function(text) ?? Self.words[text] {
      self = .fixed(color)
    } else if text.hasSuffix("Color"), let color = Self.words[String(text.dropLast(5))] {
      self = .fixed(color)
    } else if let color = Self.palette(named: text) {
      self = color
    } else {
      return nil
    }
  }

  // MARK: - Palette names

  private static let grounds: [(suffix: String, background: BackgroundColorScheme)] = [
    ("_lightBackground", .lightConstant), ("_darkBackground", .darkConstant),
    ("_lightConstant", .lightConstant), ("_darkConstant", .darkConstant),
    ("_deviceInverse", .deviceInverse), ("_device", .device),
  ]

  /// The colour of a palette name, which may have a suffix.
  static func palette(named name: String) -> StyleColor? {
    if let style = ColorStyle(rawValue: name) { return .palette(style, .device) }
    for ground in grounds where name.hasSuffix(ground.suffix) {
      return ColorStyle(rawValue: String(name.dropLast(ground.suffix.count)))
        .map { .palette($0, ground.background) }
    }
    return nil
  }

  // MARK: - Fixed colours

  /// UIKit's named colours.
  static let words: [String: SRGBColor] = [
    "black": .black, "white": .white, "clear": SRGBColor(red: 0, green: 0, blue: 0, alpha: 0),
    "darkGray": SRGBColor(red: 85, green: 85, blue: 85),
    "lightGray": SRGBColor(red: 170, green: 170, blue: 170),
    "gray": SRGBColor(red: 128, green: 128, blue: 128),
    "red": SRGBColor(red: 255, green: 0, blue: 0), "green": SRGBColor(red: 0, green: 255, blue: 0),
    "blue": SRGBColor(red: 0, green: 0, blue: 255),
    "cyan": SRGBColor(red: 0, green: 255, blue: 255),
    "yellow": SRGBColor(red: 255, green: 255, blue: 0),
    "magenta": SRGBColor(red: 255, green: 0, blue: 255),
    "orange": SRGBColor(red: 255, green: 128, blue: 0),
    "purple": SRGBColor(red: 128, green: 0, blue: 128),
    "brown": SRGBColor(red: 153, green: 102, blue: 51),
  ]

  private static func hexadecimal(_ text: String) -> SRGBColor? {
    let digits: Substring
    if text.hasPrefix("#") {
      digits = text.dropFirst()
    } else if text.hasPrefix("0x") || text.hasPrefix("0X") {
      digits = text.dropFirst(2)
    } else {
      return nil
    }
    guard let color = SRGBColor(digits: digits.utf8) else { return nil }
    guard digits.utf8.count == 8 else { return color }
    // Read as RRGGBBAA, but style sheets write alpha first.
    return SRGBColor(red: color.green, green: color.blue, blue: color.alpha, alpha: color.red)
  }

  private static func function(_ text: String) -> SRGBColor? {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
    let name = text[..<open].lowercased()
    let parts = text[text.index(after: open)...].dropLast().split(
      separator: ",", maxSplits: 4, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { StyleNumber.read($0, percentOf: 1) }
    let hasAlpha = name.hasSuffix("a")
    guard numbers.count == parts.count, parts.count == (hasAlpha ? 4 : 3) else { return nil }
    let alpha = hasAlpha ? numbers[3] : 1
    guard (0...1).contains(alpha) else { return nil }
    switch name {
    case "rgb", "rgba":
      let channels = parts.prefix(3).compactMap { StyleNumber.read($0, percentOf: 255) }
      guard channels.allSatisfy({ (0...255).contains($0) }) else { return nil }
      return SRGBColor(channels.map { $0 / 255 }, alpha: alpha)
    case "hsl", "hsla":
      guard numbers[1...2].allSatisfy({ (0...1).contains($0) }), abs(numbers[0]) <= 3_600 else {
        return nil
      }
      return SRGBColor(
        rgb(hue: numbers[0], saturation: numbers[1], lightness: numbers[2]), alpha: alpha)
    default: return nil
    }
  }

  /// The formula of CSS Color 4 for a hue in degrees.
  private static func rgb(hue: Double, saturation: Double, lightness: Double) -> [Double] {
    let turn = hue.truncatingRemainder(dividingBy: 360) / 30 + (hue < 0 ? 12 : 0)
    let reach = saturation * min(lightness, 1 - lightness)
    return [0, 8, 4].map { offset in
      let step = (offset + turn).truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(step - 3, 9 - step, 1))
    }
  }
}

extension SRGBColor {
  /// Makes a colour from red, green and blue, each from 0 to 1.
  fileprivate init(_ parts: [Double], alpha: Double) {
    func byte(_ part: Double) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
    self.init(
      red: byte(parts[0]), green: byte(parts[1]), blue: byte(parts[2]), alpha: byte(alpha))
  }
}
