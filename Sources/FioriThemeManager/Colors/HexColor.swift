/// The eight colours of a style, given as text.
///
/// What is left out is filled in: `lightColor` stands in for everything; `darkColor` for the dark
/// family; a contrast or an elevated colour for its elevated contrast colour too, the elevated one
/// first. Without a `lightColor` the light family is black, without either the dark one is white.
///
/// Texts are `RGB`, `RRGGBB` or `RRGGBBAA` in hexadecimal digits, with alpha last; signs around
/// them, such as `#`, do not count. Any other text is opaque black.
///
/// ```swift
/// let brand = HexColor(lightColor: "9BD0FF", darkColor: "#0B5CAD")  // dark mode, light mode
/// ```
public struct HexColor: Hashable, Sendable {
  private let colors: [SRGBColor]

  /// Makes the colours from texts; each is named as its `ColorVariant` is.
  public init(
    lightColor: String? = nil, darkColor: String? = nil,
    elevatedLightColor: String? = nil, elevatedDarkColor: String? = nil,
    contrastLightColor: String? = nil, contrastDarkColor: String? = nil,
    elevatedContrastLightColor: String? = nil, elevatedContrastDarkColor: String? = nil
  ) {
    self.init { variant in
      let text =
        switch variant {
        case .light: lightColor
        case .dark: darkColor
        case .elevatedLight: elevatedLightColor
        case .elevatedDark: elevatedDarkColor
        case .contrastLight: contrastLightColor
        case .contrastDark: contrastDarkColor
        case .elevatedContrastLight: elevatedContrastLightColor
        case .elevatedContrastDark: elevatedContrastDarkColor
        }
      return text.map { SRGBColor(hex: $0) ?? .black }
    }
  }

  /// Makes the colours from those that `given` has, and fills in the others.
  init(given: (ColorVariant) -> SRGBColor?) {
    let known = ColorVariant.allCases.map(given)
    colors = ColorVariant.allCases.map { variant in
      for candidate in variant.candidates {
        if let color = known[candidate.rawValue] { return color }
      }
      return variant.isForDarkMode ? .black : .white
    }
  }

  /// The colour of a variant as `RRGGBB`, or as `RRGGBBAA` where something shows through it.
  public func hex(_ variant: ColorVariant) -> String { self[variant].hex }

  package subscript(variant: ColorVariant) -> SRGBColor { colors[variant.rawValue] }
}
