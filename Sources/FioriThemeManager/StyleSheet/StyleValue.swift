import UIKit

/// A value of a style sheet, understood.
package enum StyleValue: Hashable, Sendable {
  case flag(Bool)
  case number(Double)
  case box(top: Double, right: Double, bottom: Double, left: Double)
  case offset(right: Double, down: Double)
  case color(StyleColor)
  case fontName(StyleFontName)
  case textStyle(UIFont.FioriTextStyle)
  case image(StyleImage)
  case names([String])
  case word(String)
}

/// The font that a style sheet names.
package enum StyleFontName: Hashable, Sendable {
  /// A face of the system's font.
  case system(UIFont.FioriWeight, isItalic: Bool)
  /// A family, perhaps with the name of a weight behind it.
  case family(String, UIFont.FioriWeight?, isItalic: Bool)

  private static let faces: [(name: String, weight: UIFont.FioriWeight, isItalic: Bool)] = [
    ("ultralight", .ultraLight, false), ("thin", .thin, false), ("light", .light, false),
    ("regular", .regular, false), ("medium", .medium, false), ("semibold", .semibold, false),
    ("bold", .bold, false), ("heavy", .heavy, false), ("black", .black, false),
    ("italic", .regular, true),
  ]

  /// Reads `system`, `boldSystem`, `lightSystem` and so on, or the name of a family: `Noto Serif`,
  /// and with a face behind a hyphen `Noto Serif-Bold`.
  package init(_ name: String) {
    let lowercased = name.lowercased()
    if lowercased == "system" {
      self = .system(.regular, isItalic: false)
      return
    }
    for face in Self.faces where lowercased == face.name + "system" {
      self = .system(face.weight, isItalic: face.isItalic)
      return
    }
    for face in Self.faces where lowercased.hasSuffix("-" + face.name) {
      let family = String(name.dropLast(face.name.count + 1))
      if !family.isEmpty {
        self = .family(family, face.weight, isItalic: face.isItalic)
        return
      }
    }
    self = .family(name, nil, isItalic: false)
  }
}

/// A picture that a style sheet names, and the folder in which it is looked for first.
package struct StyleImage: Hashable, Sendable {
  package let name: String
  package let folder: String?
}
