import FioriThemeManager
import _Testing_UIKit

@Suite("A style sheet replaces colours of the palette")
@MainActor
struct StyleSheetColorTests {
  private let theme = ThemeManager()
  private let light = UITraitCollection.appearance()
  private let dark = UITraitCollection.appearance(isDark: true)

  private func use(_ texts: String...) throws {
    theme.use(try StyleTheme(texts.map { try StyleSheet($0) }))
  }

  @Test("A plain name is for light and dark mode and every contrast")
  func plainName() throws {
    let color = theme.color(forStyle: .tintColor)
    try use("@tintColor: #6A1B9A;")
    for traits in UITraitCollection.allAppearances { #expect(color.hex(in: traits) == "6A1B9A") }
  }

  @Test("A suffix is for one mode, and the plain name for what is left")
  func suffixes() throws {
    try use("@tintColor: #111111; @tintColor_darkBackground: #EEEEEE;")
    #expect(theme.color(forStyle: .tintColor).hex(in: light) == "111111")
    #expect(theme.color(forStyle: .tintColor).hex(in: dark) == "EEEEEE")
    try use("@tintColor_lightBackground: #222222;")
    #expect(theme.color(forStyle: .tintColor).hex(in: light) == "222222")
    #expect(theme.color(forStyle: .tintColor).hex(in: dark) == "4DB1FF")
  }

  @Test("Each of the eight suffixes is known, the one that is often misspelt too")
  func everySuffix() throws {
    try use(
      """
      @header_lightBackground: #000001; @header_darkBackground: #000002;
      @header_elevatedLightBackground: #000003; @header_elevatedDarkBackground: #000004;
      @header_contrastLightBackground: #000005; @header_contrastDarkBackground: #000006;
      @header_elevatedContrastLightBackground: #000007;
      @header_elevatedContrastDarkBackground: #000008;
      """)
    let color = theme.color(forStyle: .header)
    let hexes = Set(UITraitCollection.allAppearances.map { color.hex(in: $0) })
    #expect(hexes == Set((1...8).map { "00000\($0)" }))
  }

  @Test("The older names of the tint stand behind the newer ones")
  func olderTintNames() throws {
    try use("@tintColorDark: #111111; @tintColorLight: #EEEEEE;")
    #expect(theme.color(forStyle: .tintColor).hex(in: light) == "111111")
    #expect(theme.color(forStyle: .tintColor).hex(in: dark) == "EEEEEE")
    try use("@tintColorDark: #111111; @tintColor: #333333;")
    #expect(theme.color(forStyle: .tintColor).hex(in: light) == "333333")
    try use("@tintColorDark: #111111; @tintColor: #333333; @tintColor_lightBackground: #555555;")
    #expect(theme.color(forStyle: .tintColor).hex(in: light) == "555555")
  }

  @Test("A colour that is another one follows it in every mode, through any number of steps")
  func aliases() throws {
    try use(
      "@tintColor2: @tintColor; @tintColor: @negativeLabel; @negativeLabel_darkBackground: #FF0000;"
    )
    let color = theme.color(forStyle: .tintColor2)
    #expect(color.hex(in: light) == "AA0808")
    #expect(color.hex(in: dark) == "FF0000")
  }

  @Test("A colour of the other ground stays that of the other ground")
  func otherGround() throws {
    try use("@header: @header_darkBackground;")
    let color = theme.color(forStyle: .header)
    #expect(color.hex(in: light) == "161C21")
  }

  @Test("Style sheets count more than what the app sets, which comes back without them")
  func precedence() throws {
    theme.setHexColor("123456", for: .tintColor)
    try use("@tintColor_lightBackground: #222222; @header: @tintColor;")
    #expect(theme.color(forStyle: .tintColor).hex(in: light) == "222222")
    #expect(theme.color(forStyle: .tintColor).hex(in: dark) == "123456")
    #expect(theme.color(forStyle: .header).hex(in: dark) == "123456")
    theme.use(StyleTheme())
    #expect(theme.color(forStyle: .tintColor).hex(in: light) == "123456")
  }

  @Test("A later sheet counts more than an earlier one")
  func order() throws {
    try use("@tintColor: #111111; @header: #222222;", "@tintColor: #333333;")
    #expect(theme.color(forStyle: .tintColor).hex(in: light) == "333333")
    #expect(theme.color(forStyle: .header).hex(in: light) == "222222")
  }
}
