import FioriThemeManager
import SwiftUI
import UIKit

extension Font {
  /// What a text is for; its size follows the person's choice of text size.
  public typealias FioriTextStyle = UIFont.FioriTextStyle
  /// How heavy the strokes of a font of the theme are.
  public typealias FioriWeight = UIFont.FioriWeight

  /// The font of the theme for a text style; it follows the text size.
  ///
  /// SAP's own family is not shipped; the system's font stands in for it, or the family that
  /// `ThemeManager.shared.fontFamily` names.
  ///
  /// ```swift
  /// Text("Field Service").font(.fiori(forTextStyle: .title1, weight: .bold))
  /// ```
  ///
  /// - Parameters:
  ///   - style: What the text is for.
  ///   - weight: How heavy the strokes are. Italic text is regular, whatever the weight.
  ///   - isItalic: Whether the letters are slanted.
  ///   - isCondensed: Whether narrow letters are wanted. The stand-in family has none, so such text
  ///     is as wide as any other.
  public static func fiori(
    forTextStyle style: FioriTextStyle, weight: FioriWeight = .regular, isItalic: Bool = false,
    isCondensed: Bool = false
  ) -> Font {
    if let family = ThemeManager.shared.fontFamily {
      return .fiori(
        family: family, size: style.defaultSize, relativeTo: style,
        weight: isItalic ? .regular : weight, isItalic: isItalic)
    }
    let font =
      style.swiftUIStyle.map { Font.system($0) }
      ?? .custom(
        UIFont.systemFont(ofSize: style.defaultSize).familyName, size: style.defaultSize,
        relativeTo: .largeTitle)
    return isItalic ? font.weight(.regular).italic() : font.weight(weight.swiftUIWeight)
  }

  /// The font of the theme in a size in points that does not follow the text size.
  ///
  /// - Parameters:
  ///   - size: Size in points.
  ///   - weight: How heavy the strokes are. Italic text is regular, whatever the weight.
  ///   - isItalic: Whether the letters are slanted.
  ///   - isCondensed: Whether narrow letters are wanted. The stand-in family has none, so such text
  ///     is as wide as any other.
  public static func fiori(
    fixedSize size: CGFloat, weight: FioriWeight = .regular, isItalic: Bool = false,
    isCondensed: Bool = false
  ) -> Font {
    if let family = ThemeManager.shared.fontFamily {
      let font = Font.custom("\(family), \(UIFont.systemFamilies)", fixedSize: size)
      return isItalic ? font.italic() : font.weight(weight.swiftUIWeight)
    }
    return isItalic
      ? .system(size: size).italic() : .system(size: size, weight: weight.swiftUIWeight)
  }

  /// Makes the fonts of SAP's family known and has the theme use them, where the app has their files;
  /// see `UIFont.registerFioriFonts(in:)`.
  ///
  /// - Parameter bundle: Where the files are looked for.
  @MainActor public static func registerFioriFonts(in bundle: Bundle = .main) {
    UIFont.registerFioriFonts(in: bundle)
  }
}

extension Font {
  /// A font of any family, whose size in points is meant for the default text size.
  static func fiori(
    family: String?, size: CGFloat, relativeTo style: FioriTextStyle, weight: FioriWeight,
    isItalic: Bool
  ) -> Font {
    let system = UIFont.systemFamilies
    let font = Font.custom(
      family.map { "\($0), \(system)" } ?? system, size: size,
      relativeTo: style.swiftUIStyle ?? .largeTitle
    ).weight(weight.swiftUIWeight)
    return isItalic ? font.italic() : font
  }
}

extension UIFont.FioriTextStyle {
  /// SwiftUI's style of the same name and size.
  fileprivate var swiftUIStyle: Font.TextStyle? {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2, .largeKPI, .KPI: nil
    case .largeTitle: .largeTitle
    case .title1: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .body: .body
    case .callout: .callout
    case .subheadline: .subheadline
    case .footnote: .footnote
    case .caption1: .caption
    case .caption2: .caption2
    }
  }
}

extension UIFont.FioriWeight {
  fileprivate var swiftUIWeight: Font.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold, .semiboldDuplex: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}
