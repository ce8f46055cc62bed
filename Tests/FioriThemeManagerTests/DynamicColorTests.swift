import FioriThemeManager
import _Testing_UIKit

@Suite("A colour of the theme follows where it is shown")
struct DynamicColorTests {
  /// A theme whose header has eight different colours.
  private static let theme = ThemeManager(
    palette: Palette(colors: [
      .header: HexColor(
        lightColor: "100000", darkColor: "200000", elevatedLightColor: "300000",
        elevatedDarkColor: "400000", contrastLightColor: "500000", contrastDarkColor: "600000",
        elevatedContrastLightColor: "700000", elevatedContrastDarkColor: "800000")
    ]))

  @Test(
    "Mode, level and contrast choose the variant",
    arguments: zip(
      UITraitCollection.allAppearances,
      ["200000", "600000", "400000", "800000", "100000", "500000", "300000", "700000"]))
  func followsTraits(traits: UITraitCollection, expected: String) {
    #expect(Self.theme.color(forStyle: .header).hex(in: traits) == expected)
  }

  @Test(
    "The background says for which mode the colour is",
    arguments: [
      (BackgroundColorScheme.device, "200000", "100000"), (.deviceInverse, "100000", "200000"),
      (.lightConstant, "200000", "200000"), (.darkConstant, "100000", "100000"),
    ])
  func followsBackground(background: BackgroundColorScheme, light: String, dark: String) {
    let color = Self.theme.color(forStyle: .header, background: background)
    #expect(color.hex(in: .appearance()) == light)
    #expect(color.hex(in: .appearance(isDark: true)) == dark)
  }

  @Test(
    "The interface level says whether the colour is for raised content",
    arguments: [
      (InterfaceLevel.device, "200000", "400000"), (.deviceInverse, "400000", "200000"),
      (.baseConstant, "200000", "200000"), (.elevatedConstant, "400000", "400000"),
    ])
  func followsLevel(level: InterfaceLevel, base: String, elevated: String) {
    let color = Self.theme.color(forStyle: .header, interface: level)
    #expect(color.hex(in: .appearance()) == base)
    #expect(color.hex(in: .appearance(isElevated: true)) == elevated)
  }

  @Test(
    "The display mode says whether the colour is for high contrast",
    arguments: [
      (ColorDisplayMode.device, "200000", "600000"), (.deviceInverse, "600000", "200000"),
      (.normalConstant, "200000", "200000"), (.highConstant, "600000", "600000"),
    ])
  func followsDisplay(display: ColorDisplayMode, normal: String, high: String) {
    let color = Self.theme.color(forStyle: .header, display: display)
    #expect(color.hex(in: .appearance()) == normal)
    #expect(color.hex(in: .appearance(isHighContrast: true)) == high)
  }

  @Test("A theme's colours come from palette 8 at first")
  func startsWithPalette8() {
    // Not the app's theme, which other tests change meanwhile.
    let theme = ThemeManager()
    let color = theme.color(forStyle: .tintColor)
    #expect(color.hex(in: .appearance()) == "0070F2")
    #expect(color.hex(in: .appearance(isDark: true)) == "4DB1FF")
    let inverse = theme.color(forStyle: .tintColor, background: .deviceInverse)
    #expect(inverse.hex(in: .appearance()) == "4DB1FF")
  }

  @Test("Nil means as the device")
  func nilIsDevice() {
    let color = UIColor.preferredFioriColor(
      forStyle: .header, background: nil, interface: nil, display: nil)
    #expect(color === UIColor.preferredFioriColor(forStyle: .header))
  }

  @Test("The same question has the same answer, another question another")
  func isOneObject() {
    let color = UIColor.preferredFioriColor(forStyle: .separator)
    #expect(color == UIColor.preferredFioriColor(forStyle: .separator))
    #expect(color != UIColor.preferredFioriColor(forStyle: .separator, display: .highConstant))
  }
}
