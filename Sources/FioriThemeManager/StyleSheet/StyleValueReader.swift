import UIKit

/// Understands values by the type that their property takes.
struct StyleValueReader {
  /// The folder of the style sheet, where pictures are looked for first.
  let folder: String?

  /// The names of text styles, as `font-style` writes them.
  static let textStyles = Dictionary(
    uniqueKeysWithValues: UIFont.FioriTextStyle.allCases.map { ("\($0)", $0) })

  /// Longer texts name nothing: they are no values.
  private static let longest = 1_000

  /// - Returns: The value, or nil where the text is none of the type.
  func read(_ text: String, as type: StyleValueType) -> StyleValue? {
    guard text.utf8.count <= Self.longest else { return nil }
    switch type {
    case .boolean: return flag(text).map { .flag($0) }
    case .number(let range):
      return StyleNumber.read(text).flatMap { range.contains($0) ? .number($0) : nil }
    case .box: return box(text)
    case .offset:
      guard let numbers = numbers(text, separator: ","), numbers.count == 2 else { return nil }
      return .offset(right: numbers[0], down: numbers[1])
    case .color: return StyleColor(text).map { .color($0) }
    case .fontName: return .fontName(StyleFontName(text))
    case .textStyle: return Self.textStyles[text].map { .textStyle($0) }
    case .image: return .image(StyleImage(name: text, folder: folder))
    case .names:
      return .names(text.split(separator: ",").map { String($0.filter { $0 != " " }) })
    case .word(let words): return words.words.contains(text) ? .word(text) : nil
    }
  }

  private func flag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes": true
    case "false", "no": false
    default: nil
    }
  }

  /// As in CSS: one number for all sides, two for top and bottom and for the sides, three for top,
  /// sides and bottom, or four from the top to the right.
  private func box(_ text: String) -> StyleValue? {
    guard let numbers = numbers(text, separator: " "), let top = numbers.first,
      numbers.allSatisfy({ (0...1_000).contains($0) })
    else { return nil }
    switch numbers.count {
    case 1: return .box(top: top, right: top, bottom: top, left: top)
    case 2: return .box(top: top, right: numbers[1], bottom: top, left: numbers[1])
    case 3: return .box(top: top, right: numbers[1], bottom: numbers[2], left: numbers[1])
    case 4: return .box(top: top, right: numbers[1], bottom: numbers[2], left: numbers[3])
    default: return nil
    }
  }

  private func numbers(_ text: String, separator: Character) -> [Double]? {
    let parts = text.split(separator: separator)
    let numbers = parts.compactMap { StyleNumber.read($0) }
    return numbers.count == parts.count ? numbers : nil
  }
}
