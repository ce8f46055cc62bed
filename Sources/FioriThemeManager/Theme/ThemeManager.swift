import UIKit

/// The colours of the app: a palette, and what the app sets over it.
///
/// Set the theme at launch, before the first screen. What is set later is shown at once in every
/// window that is open. What style sheets say counts more than what is set here.
///
/// ```swift
/// ThemeManager.shared.setHexColor("6A1B9A", for: .tintColor, variant: .dark)   // light mode
/// ThemeManager.shared.setHexColor("CE93D8", for: .tintColor, variant: .light)  // dark mode
/// ```
@MainActor
public final class ThemeManager {
  /// The theme that `UIColor.preferredFioriColor` asks.
  public nonisolated static let shared = ThemeManager()

  private nonisolated let colors: ThemeColors
  private nonisolated let dynamicColors: DynamicColors

  package nonisolated init(palette: Palette = .latest) {
    colors = ThemeColors(palette: palette)
    dynamicColors = DynamicColors(source: colors)
  }

  /// The palette in force; `.latest` until it is set. What is set over it stays.
  public var palette: Palette {
    get { colors.palette }
    set {
      colors.palette = newValue
      showChange()
    }
  }

  /// What the style sheets in force say about parts and colours.
  package private(set) var styles = StyleTheme()

  /// Puts style sheets in the place of those in force.
  package func use(_ styles: StyleTheme) {
    self.styles = styles
    colors.use(styles.colors)
    showChange()
  }

  /// Shows the theme as it is now wherever something is on screen.
  private func showChange() {
    StyledParts.shared.applyAll()
    UIApplication.shared.colorsChanged()
    ThemeRevision.shared.advance()
  }

  /// Sets the colour of a style over the palette.
  ///
  /// A variant that is not set is filled in from those that are, as in `HexColor`: a style of which
  /// only the light variant is set has that colour in light mode too.
  ///
  /// - Parameters:
  ///   - color: The colour. It may be dynamic, but must not be made from the colour of `style`.
  ///   - style: The style.
  ///   - variant: The variant; nil sets all of them, whatever was set before.
  public func setColor(_ color: UIColor, for style: ColorStyle, variant: ColorVariant? = nil) {
    colors.override(style, variant, with: color)
    showChange()
  }

  /// Sets the colour of a style over the palette, from a text as `HexColor` reads it.
  ///
  /// - Parameters:
  ///   - color: `RGB`, `RRGGBB` or `RRGGBBAA`; any other text is opaque black.
  ///   - style: The style.
  ///   - variant: The variant; nil sets all of them, whatever was set before.
  public func setHexColor(_ color: String, for style: ColorStyle, variant: ColorVariant? = nil) {
    colors.override(style, variant, with: UIColor(SRGBColor(hex: color) ?? .black))
    showChange()
  }

  /// Sets all variants of a style over the palette.
  public func setHexColor(_ color: HexColor, for style: ColorStyle) {
    colors.override(style, with: color)
    showChange()
  }

  /// Drops what was set over the palette, and keeps the palette and the style sheets.
  public func reset() {
    colors.removeOverrides()
    showChange()
  }

  /// The colour of this theme for a use; see `UIColor.preferredFioriColor`.
  package nonisolated func color(
    forStyle style: ColorStyle, background: BackgroundColorScheme = .device,
    interface: InterfaceLevel = .device, display: ColorDisplayMode = .device
  ) -> UIColor {
    dynamicColors.color(
      for: ColorRequest(
        style: style, background: background, interface: interface, display: display))
  }
}
