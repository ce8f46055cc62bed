import FioriThemeManager
import Testing

@Suite("Palette 8 has a value for each style")
struct PaletteTests {
  @Test("Each style has a line in a table of the palette")
  func isComplete() {
    #expect(!ColorStyleNames.all.isEmpty)
    #expect(ColorStyleNames.styles.map(\.rawValue) == ColorStyleNames.all)
    #expect(Palette.v8.styles == Set(ColorStyleNames.styles))
  }

  @Test(
    "The published values are in it, for light mode, dark mode and raised content in dark mode",
    arguments: [
      ("primaryLabel", "223548", "F5F6F7", "F5F6F7"),
      ("secondaryLabel", "475E75", "D5DADD", "D5DADD"),
      ("tertiaryLabel", "5B738B", "A9B4BE", "A9B4BE"),
      ("quaternaryLabel", "8396A875", "A9B4BE4D", "A9B4BE4D"),
      ("primaryBackground", "FFFFFF", "000000", "171D23"),
      ("primaryGroupedBackground", "F5F6F7", "000000", "171D23"),
      ("secondaryGroupedBackground", "FFFFFF", "161C21", "242D37"),
      ("tintColor", "0070F2", "4DB1FF", "4DB1FF"),
      ("tintColorTapState", "0040B0", "1B90FF", "1B90FF"),
      ("negativeLabel", "AA0808", "FF5C77", "FF5C77"),
      ("positiveLabel", "256F3A", "5DC122", "5DC122"),
      ("negativeBackgroundTapState", "EE393929", "EE393938", "EE393938"),
      ("header", "FFFFFF", "161C21", "242E38"),
      ("footer", "FFFFFF", "192027", "1F272FE6"),
      ("chrome", "FFFFFFD9", "000000BF", "171D23BF"),
    ])
  func hasPublishedValues(name: String, light: String, dark: String, elevated: String) throws {
    let color = Palette.v8.hexColor(for: try #require(ColorStyle(rawValue: name)))
    #expect(color.hex(.dark) == light)
    #expect(color.hex(.light) == dark)
    #expect(color.hex(.elevatedLight) == elevated)
    #expect(color.hex(.elevatedDark) == light)
  }

  @Test(
    "The published values are in it, for high contrast in light mode, dark mode, and raised there",
    arguments: [
      ("primaryLabel", "000000", "FFFFFF", "FFFFFF"),
      ("primaryBackground", "FFFFFF", "000000", "192024"),
      ("secondaryGroupedBackground", "FFFFFF", "1D252A", "212B30"),
      ("tintColor2", "002A85", "5CB7FF", "5CB7FF"),
      ("quaternaryLabel", "354A5F57", "A9B4BE80", "A9B4BE80"),
      ("negativeBackground", "D20A0A14", "FF5C771F", "FF5C771F"),
      ("footer", "FFFFFF", "1C242B", "2B3641"),
    ])
  func hasPublishedContrastValues(
    name: String, light: String, dark: String, elevated: String
  ) throws {
    let color = Palette.v8.hexColor(for: try #require(ColorStyle(rawValue: name)))
    #expect(color.hex(.contrastDark) == light)
    #expect(color.hex(.contrastLight) == dark)
    #expect(color.hex(.elevatedContrastLight) == elevated)
  }

  @Test("The blended header is no black hole in dark mode with high contrast")
  func headerBlendedIsMended() {
    #expect(Palette.v8.hexColor(for: .headerBlended).hex(.contrastLight) == "191F26E6")
  }

  @Test(
    "An older name keeps the light and dark mode values of the last palette that had it",
    arguments: [
      ("line", "89919A", "8696A9"), ("negative", "BB0000", "FF8888"),
      ("positive", "107E3E", "ABE2AB"), ("critical", "E9730C", "FABD64"),
      ("primary1", "32363A", "FAFAFA"), ("primary7", "74777A", "B8BEC1"),
      ("shell", "354A5F", "2C3D4F"), ("tintColorDark", "0A6ED1", "91C8F6"),
      ("navigationBar", "354A5F", "161616CC"), ("backgroundBase", "F3F3F3", "000000"),
      ("shadow", "000000", "000000"), ("cellBackgroundTapState", "89919A1C", "8696A91C"),
    ])
  func olderNamesKeepTheirValues(name: String, light: String, dark: String) throws {
    let color = Palette.v8.hexColor(for: try #require(ColorStyle(rawValue: name)))
    #expect(color.hex(.dark) == light)
    #expect(color.hex(.light) == dark)
  }

  @Test("A palette that sets one style has the values of palette 8 for the others")
  func standsOnPalette8() {
    let palette = Palette(colors: [.tintColor: HexColor(lightColor: "6A1B9A")])
    #expect(palette.hexColor(for: .tintColor).hex(.dark) == "6A1B9A")
    #expect(palette.hexColor(for: .header) == Palette.v8.hexColor(for: .header))
  }
}
