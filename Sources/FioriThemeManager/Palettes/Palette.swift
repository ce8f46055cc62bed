import Foundation

/// A value for each colour style.
///
/// The palette in force is `ThemeManager.shared.palette`. A style that a palette does not set has
/// its value in palette 8, which has one for every style, the older names included. An app's own is
/// a ``PaletteProvider``.
///
/// ```swift
/// Palette.v8.hexColor(for: .tintColor).hex(.dark)  // 0070F2, the tint of light mode
/// ```
public struct Palette: Sendable {
  private let colors: [ColorStyle: HexColor]
  private let provider: (any PaletteProvider)?

  /// Palette 8, behind it the older names with the values of the last palette that had them.
  public static let v8 = Palette(
    colors: PaletteTable.read(version8Table).merging(PaletteTable.read(olderNamesTable)) { new, _ in
      new
    })

  /// The newest palette, which is in force until an app sets another.
  public static var latest: Palette { v8 }

  /// Makes a palette of an app's own.
  public init(_ provider: any PaletteProvider) {
    colors = provider.colorDefinitions
    self.provider = provider
  }

  package init(colors: [ColorStyle: HexColor]) {
    self.colors = colors
    provider = nil
  }

  /// The styles that the palette itself sets.
  package var styles: Set<ColorStyle> { Set(colors.keys) }

  /// The colours of a style.
  public func hexColor(for style: ColorStyle) -> HexColor {
    provider?.hexColor(for: style) ?? colors[style] ?? Self.v8.colors[style] ?? HexColor()
  }
}

extension Palette: Hashable {
  /// Whether both have the same colours and come from the same provider.
  public static func == (one: Palette, other: Palette) -> Bool {
    one.provider?.uuid == other.provider?.uuid && one.colors == other.colors
  }

  /// Adds the palette to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(provider?.uuid)
    hasher.combine(colors.count)
  }
}
