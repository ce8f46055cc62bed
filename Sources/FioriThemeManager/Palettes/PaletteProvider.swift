import Foundation

/// A palette of an app's own.
///
/// ```swift
/// struct HarborPalette: PaletteProvider {
///   let uuid = UUID()
///   let colorDefinitions: [ColorStyle: HexColor] = [
///     .tintColor: HexColor(lightColor: "7FD1DA", darkColor: "0E6973")  // dark mode, light mode
///   ]
/// }
/// ThemeManager.shared.setPalette(Palette(HarborPalette()))
/// ```
public protocol PaletteProvider: Sendable {
  /// Tells the palette from others.
  var uuid: UUID { get }
  /// The colours of the styles that the palette sets.
  var colorDefinitions: [ColorStyle: HexColor] { get }
  /// The colours of a style: those of ``colorDefinitions``, else those of palette 8, unless a
  /// provider says otherwise.
  func hexColor(for colorStyle: ColorStyle) -> HexColor
}

extension PaletteProvider {
  /// The colours of ``colorDefinitions``, else those of palette 8.
  public func hexColor(for colorStyle: ColorStyle) -> HexColor {
    colorDefinitions[colorStyle] ?? Palette.v8.hexColor(for: colorStyle)
  }
}

/// A palette that the package has.
public enum PaletteVersion: CaseIterable, Hashable, Sendable {
  /// Palette 8.
  case v8

  /// The newest one.
  public static var latest: PaletteVersion { .v8 }

  /// The values.
  public var palette: Palette {
    switch self {
    case .v8: .v8
    }
  }
}
