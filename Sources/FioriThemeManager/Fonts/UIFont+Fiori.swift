import UIKit

extension UIFont {
  /// The font of the theme for a text style, in the current text size.
  ///
  /// SAP's own family is not shipped; the system's font stands in for it, or the family that
  /// `ThemeManager.shared.fontFamily` names.
  ///
  /// ```swift
  /// label.font = .preferredFioriFont(forTextStyle: .title1, weight: .semibold)
  /// ```
  ///
  /// - Parameters:
  ///   - style: What the text is for.
  ///   - weight: How heavy the strokes are. Italic text is regular, whatever the weight.
  ///   - isItalic: Whether the letters are slanted.
  ///   - isCondensed: Whether narrow letters are wanted. The stand-in family has none, so such text
  ///     is as wide as any other.
  public static func preferredFioriFont(
    forTextStyle style: FioriTextStyle, weight: FioriWeight = .regular, isItalic: Bool = false,
    isCondensed: Bool = false
  ) -> UIFont {
    if !isItalic, let systemStyle = style.systemStyle,
      weight.systemWeight == (style == .headline ? .semibold : .regular)
    {
      // Where the system's own font for the style is what is wanted, it is the better answer: a
      // label adjusts it by itself when the text size changes.
      return preferredFont(forTextStyle: systemStyle).inFamilyOfTheme
    }
    let font = preferredFioriFont(
      fixedSize: style.defaultSize, weight: weight, isItalic: isItalic, isCondensed: isCondensed)
    return UIFontMetrics(forTextStyle: style.scalingStyle).scaledFont(for: font)
  }

  /// The font of the theme in a size that does not follow the text size.
  ///
  /// - Parameters:
  ///   - size: Size in points.
  ///   - weight: How heavy the strokes are. Italic text is regular, whatever the weight.
  ///   - isItalic: Whether the letters are slanted.
  ///   - isCondensed: Whether narrow letters are wanted. The stand-in family has none, so such text
  ///     is as wide as any other.
  public static func preferredFioriFont(
    fixedSize size: CGFloat, weight: FioriWeight = .regular, isItalic: Bool = false,
    isCondensed: Bool = false
  ) -> UIFont {
    let font =
      isItalic
      ? italicSystemFont(ofSize: size) : systemFont(ofSize: size, weight: weight.systemWeight)
    return font.inFamilyOfTheme
  }

  private var inFamilyOfTheme: UIFont {
    ThemeManager.shared.fontFamily.map { changed(family: $0) } ?? self
  }
}
