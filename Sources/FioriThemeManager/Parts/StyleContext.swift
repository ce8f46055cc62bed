import UIKit

/// How values of a style sheet become UIKit's, for one part.
@MainActor package struct StyleContext {
  package let traits: UITraitCollection

  package init(traits: UITraitCollection) { self.traits = traits }

  package func color(_ color: StyleColor?) -> UIColor? { color?.uiColor }

  /// A fixed colour for the part's own traits.
  func cgColor(_ color: StyleColor?) -> CGColor? {
    color.map { $0.uiColor.resolvedColor(with: traits).cgColor }
  }

  /// The font that the values make of `base`.
  package func font(_ values: StyleValues, _ base: UIFont) -> UIFont {
    var font = base
    if case .textStyle(let style) = values[.fontStyle] {
      font = UIFont.preferredFioriFont(forTextStyle: style)
        .changed(cssWeight: base.cssWeight, isItalic: base.isItalic)
    }
    if case .fontName(let name) = values[.fontName] {
      switch name {
      case .system(let weight, let isItalic):
        font = font.changed(
          family: UIFont.systemFamilies, cssWeight: weight.systemWeight.css, isItalic: isItalic)
      case .family(let family, let weight, let isItalic):
        font = font.changed(
          family: family, cssWeight: weight.map { $0.systemWeight.css },
          isItalic: isItalic ? true : nil)
      }
    }
    if let size = values.number(.fontSize) { font = font.changed(size: size) }
    return font
  }
}

extension StyleColor {
  /// The colour for UIKit; one of the theme's stays dynamic.
  package var uiColor: UIColor {
    switch self {
    case .fixed(let color): UIColor(color)
    case .palette(let style, let background):
      .preferredFioriColor(forStyle: style, background: background)
    }
  }
}

extension StyleValues {
  /// How letters are changed; nil where the sheets do not say.
  package var letterCase: LetterCase? {
    switch word(.textTransform) {
    case "none": .asWritten
    case "uppercase": .upper
    case "lowercase": .lower
    case "capitalize": .capitalized
    default: nil
    }
  }
}

extension StyleValue {
  var insets: UIEdgeInsets? {
    guard case .box(let top, let right, let bottom, let left) = self else { return nil }
    return UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }
}
