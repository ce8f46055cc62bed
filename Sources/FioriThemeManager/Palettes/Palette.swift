/// A value for each colour style.
///
/// The palette in force is `ThemeManager.shared.palette`. A style that a palette does not set has
/// its value in palette 8, which has one for every style, the older names included.
///
/// ```swift
/// Palette.v8.hexColor(for: .tintColor).hex(.dark)  // 0070F2, the tint of light mode
/// ```
public struct Palette: Hashable, Sendable {
  private let colors: [ColorStyle: HexColor]

  /// Palette 8, behind it the older names with the values of the last palette that had them.
  public static let v8 = Palette(
    colors: PaletteTable.read(version8Table).merging(PaletteTable.read(olderNamesTable)) { new, _ in
      new
    })

  /// The newest palette, which is in force until an app sets another.
  public static var latest: Palette { v8 }

  package init(colors: [ColorStyle: HexColor]) { self.colors = colors }

  /// The styles that the palette itself sets.
  package var styles: Set<ColorStyle> { Set(colors.keys) }

  /// The colours of a style.
  public func hexColor(for style: ColorStyle) -> HexColor {
    colors[style] ?? Self.v8.colors[style] ?? HexColor()
  }
}
