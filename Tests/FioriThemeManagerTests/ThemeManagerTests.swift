import FioriThemeManager
import _Testing_UIKit

@Suite("An app sets colours over the palette")
@MainActor
struct ThemeManagerTests {
  private let theme = ThemeManager()
  private let light = UITraitCollection.appearance()
  private let dark = UITraitCollection.appearance(isDark: true)

  @Test("A variant that is set wins over the palette, in its own mode")
  func setsVariants() {
    let color = theme.color(forStyle: .tintColor)
    theme.setHexColor("6A1B9A", for: .tintColor, variant: .dark)
    #expect(color.hex(in: light) == "6A1B9A")
    #expect(color.hex(in: dark) == "4DB1FF")
    theme.setHexColor("#CE93D8", for: .tintColor, variant: .light)
    #expect(color.hex(in: light) == "6A1B9A")
    #expect(color.hex(in: dark) == "CE93D8")
  }

  @Test("A colour that is set later shows in a colour that has been used")
  func takesEffectAfterUse() {
    let color = theme.color(forStyle: .primaryLabel)
    #expect(color.hex(in: light) == "223548")
    theme.setColor(.red, for: .primaryLabel)
    #expect(color.hex(in: light) == "FF0000")
  }

  @Test("Another palette shows in a colour that has been used, and what is set over it stays")
  func paletteTakesEffectAfterUse() {
    let label = theme.color(forStyle: .primaryLabel)
    let tint = theme.color(forStyle: .tintColor)
    #expect(label.hex(in: light) == "223548")
    theme.setHexColor("6A1B9A", for: .tintColor)
    theme.palette = Palette(colors: [
      .primaryLabel: HexColor(lightColor: "EEEEEE", darkColor: "111111"),
      .tintColor: HexColor(lightColor: "00FF00"),
    ])
    #expect(label.hex(in: light) == "111111")
    #expect(label.hex(in: dark) == "EEEEEE")
    #expect(tint.hex(in: light) == "6A1B9A")
  }

  @Test("Without a variant a colour counts in every appearance, whatever was set before")
  func setsAllVariants() {
    theme.setHexColor("222222", for: .tintColor, variant: .dark)
    theme.setHexColor("6A1B9A", for: .tintColor)
    for traits in UITraitCollection.allAppearances {
      #expect(theme.color(forStyle: .tintColor).hex(in: traits) == "6A1B9A")
    }
  }

  @Test("Where only the light variant is set, light mode has it too")
  func lightStandsInForDark() {
    theme.setHexColor("CE93D8", for: .tintColor, variant: .light)
    for traits in UITraitCollection.allAppearances {
      #expect(theme.color(forStyle: .tintColor).hex(in: traits) == "CE93D8")
    }
  }

  @Test("All eight colours can be set at once")
  func setsHexColor() {
    theme.setHexColor(
      HexColor(lightColor: "111111", darkColor: "222222", contrastDarkColor: "666666"),
      for: .footer)
    let color = theme.color(forStyle: .footer)
    #expect(color.hex(in: dark) == "111111")
    #expect(color.hex(in: light) == "222222")
    #expect(color.hex(in: .appearance(isHighContrast: true)) == "666666")
  }

  @Test("A dynamic colour that is set follows the mode")
  func setsDynamicColor() {
    theme.setColor(
      UIColor { $0.userInterfaceStyle == .dark ? .white : .black }, for: .tintColor)
    #expect(theme.color(forStyle: .tintColor).hex(in: light) == "000000")
    #expect(theme.color(forStyle: .tintColor).hex(in: dark) == "FFFFFF")
  }

  @Test("A style may be given the colour of another style")
  func setsColorOfTheme() {
    theme.setColor(theme.color(forStyle: .tintColor2), for: .tintColor)
    #expect(theme.color(forStyle: .tintColor).hex(in: light) == "0057D2")
  }

  @Test("A theme that was given its own colour for another style can go, and the colour stays")
  func ownColorIsNoCycle() {
    weak var gone: ThemeManager?
    var color = UIColor.clear
    do {
      let theme = ThemeManager()
      gone = theme
      color = theme.color(forStyle: .tintColor2)
      theme.setColor(color, for: .tintColor)
    }
    #expect(gone == nil)
    #expect(color.hex(in: light) == "0057D2")
  }

  @Test("A text that is no colour is opaque black")
  func unreadableIsBlack() {
    theme.setHexColor("blue", for: .tintColor)
    #expect(theme.color(forStyle: .tintColor).hex(in: light) == "000000")
  }

  @Test("A reset drops what was set, and keeps the palette")
  func resets() {
    theme.palette = Palette(colors: [.header: HexColor(lightColor: "ABCDEF")])
    theme.setHexColor("6A1B9A", for: .tintColor)
    theme.reset()
    #expect(theme.color(forStyle: .tintColor).hex(in: light) == "0070F2")
    #expect(theme.color(forStyle: .header).hex(in: light) == "ABCDEF")
  }

  @Test("Setting one style leaves the others alone")
  func leavesOthers() {
    theme.setHexColor("6A1B9A", for: .tintColor)
    #expect(theme.color(forStyle: .tintColor2).hex(in: light) == "0057D2")
    #expect(ThemeManager().color(forStyle: .tintColor).hex(in: light) == "0070F2")
  }
}
