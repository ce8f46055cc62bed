import FioriThemeManager
import Foundation
import _Testing_UIKit

@MainActor @Suite("An app has a palette of its own") struct PaletteProviderTests {
  private struct Harbor: PaletteProvider {
    let uuid = UUID()
    let colorDefinitions: [ColorStyle: HexColor] = [
      .tintColor: HexColor(lightColor: "7FD1DA", darkColor: "0E6973")
    ]
  }

  private struct Greys: PaletteProvider {
    let uuid = UUID()
    let colorDefinitions: [ColorStyle: HexColor] = [:]
    func hexColor(for colorStyle: ColorStyle) -> HexColor { HexColor(lightColor: "808080") }
  }

  private let theme = ThemeManager()
  private let light = UITraitCollection.appearance()
  private let dark = UITraitCollection.appearance(isDark: true)

  @Test("Its colours are in force; styles that it leaves out have the values of palette 8")
  func provider() {
    let tint = theme.color(forStyle: .tintColor)
    #expect(tint.hex(in: light) == "0070F2")
    theme.setPalette(Palette(Harbor()))
    #expect(tint.hex(in: light) == "0E6973")
    #expect(tint.hex(in: dark) == "7FD1DA")
    #expect(theme.color(forStyle: .primaryLabel).hex(in: light) == "223548")
    theme.setPaletteVersion(.latest)
    #expect(tint.hex(in: light) == "0070F2")
  }

  @Test("It answers for each style itself if it wants to")
  func ownAnswers() {
    theme.setPalette(Palette(Greys()))
    #expect(theme.color(forStyle: .primaryLabel).hex(in: light) == "808080")
    #expect(theme.color(forStyle: .separator).hex(in: dark) == "808080")
  }

  @Test("Palettes are equal when they come from one provider")
  func equality() {
    let harbor = Harbor()
    #expect(Palette(harbor) == Palette(harbor))
    #expect(Palette(harbor) != Palette(Harbor()))
    #expect(Palette(harbor).hashValue == Palette(harbor).hashValue)
    #expect(PaletteVersion.latest.palette == .v8)
  }
}
