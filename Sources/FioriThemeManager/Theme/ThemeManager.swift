import Synchronization
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
  private nonisolated let fonts = Mutex<String?>(nil)

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

  /// Puts a palette in the place of the one in force. What is set over it stays.
  public func setPalette(_ palette: Palette) { self.palette = palette }

  /// Puts one of the package's palettes in the place of the one in force.
  public func setPaletteVersion(_ version: PaletteVersion) { palette = version.palette }

  /// The family of the theme's fonts; nil is the system's. Letters that it does not have are taken
  /// from the system's.
  public nonisolated var fontFamily: String? { fonts.withLock { $0 } }

  /// Sets ``fontFamily``, and shows it at once on every screen of the kit that is open. An app's own
  /// labels keep the fonts that they were given.
  public func setFontFamily(_ family: String?) {
    fonts.withLock { $0 = family }
    showChange()
  }

  /// What the style sheets in force say about parts and colours.
  package private(set) var styles = StyleTheme()

  /// What the theme says about a part with these classes, the last of which counts most.
  package func styleValues(
    for classes: [String], ofText isText: Bool, in situation: StyleMedia
  ) -> StyleValues {
    var values = styles.values(for: classes, in: situation)
    if isText, values[.fontName] == nil, !classes.contains(StyleClass.none), let fontFamily {
      values[.fontName] = .fontName(.family(fontFamily, nil, isItalic: false))
    }
    return values
  }

  /// Puts style sheets in the place of those in force.
  package func use(_ styles: StyleTheme) {
    self.styles = styles
    StyleImages.forget()
    colors.use(styles.colors)
    showChange()
  }

  /// Shows the theme as it is now wherever something is on screen.
  private func showChange() {
    UIApplication.shared.changeColors { StyledParts.shared.applyAll() }
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
