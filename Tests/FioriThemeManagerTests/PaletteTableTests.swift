import FioriThemeManager
import Testing

@Suite("A palette is read from a text with a style a line")
struct PaletteTableTests {
  @Test("The columns are light, dark, raised dark, and the same three with high contrast")
  func readsColumns() throws {
    let colors = PaletteTable.read("header 111111 222222 333333 444444 555555 666666")
    let header = try #require(colors[.header])
    let variants: [ColorVariant] = [
      .dark, .light, .elevatedLight, .contrastDark, .contrastLight, .elevatedContrastLight,
    ]
    #expect(
      variants.map(header.hex) == ["111111", "222222", "333333", "444444", "555555", "666666"])
  }

  @Test("A dash, or the end of the line, leaves colours to be filled in")
  func fillsIn() {
    #expect(
      PaletteTable.read("header 111111 222222 - 444444\nfooter 111111 222222") == [
        .header: HexColor(
          lightColor: "222222", darkColor: "111111", contrastDarkColor: "444444"),
        .footer: HexColor(lightColor: "222222", darkColor: "111111"),
      ])
  }

  @Test("Empty lines, blanks before a style and lines that begin with # do not count")
  func skipsLines() {
    let table = """

        # a remark
        header   111111

      """
    #expect(PaletteTable.read(table) == [.header: HexColor(darkColor: "111111")])
  }

  @Test("A style that does not exist ends the process")
  func refusesStyle() async {
    await #expect(processExitsWith: .failure) { _ = PaletteTable.read("haeder 111111") }
  }

  @Test("A style with two lines ends the process")
  func refusesSecondLine() async {
    await #expect(processExitsWith: .failure) {
      _ = PaletteTable.read("header 111111\nheader 111111")
    }
  }

  @Test("What is no colour ends the process")
  func refusesColor() async {
    await #expect(processExitsWith: .failure) { _ = PaletteTable.read("header 191F26DE6") }
  }

  @Test("A seventh colour ends the process")
  func refusesSeventhColor() async {
    await #expect(processExitsWith: .failure) { _ = PaletteTable.read("header 111 - - - - - -") }
  }
}
