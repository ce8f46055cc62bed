import FioriThemeManager
import Testing
import UIKit

@Suite("The values of style sheets") struct StyleValueTests {
  @Test(
    "Colours are read in each of their ways, eight digits with alpha first",
    arguments: [
      ("#F00", "FF0000"), ("#0A6ED1", "0A6ED1"), ("#0a6ed1", "0A6ED1"),
      ("#800A6ED1", "0A6ED180"), ("0x0A6ED1", "0A6ED1"), ("0X800A6ED1", "0A6ED180"),
      ("rgb(255, 128, 0)", "FF8000"), ("rgb(100%,50%,0%)", "FF8000"),
      ("rgba(255, 128, 0, 0.5)", "FF800080"), ("RGBA(255,128,0,50%)", "FF800080"),
      ("hsl(120, 100%, 50%)", "00FF00"), ("hsl(-240, 1, 0.5)", "00FF00"),
      ("hsla(210, 50%, 40%, 0.5)", "33669980"), ("hsl(0, 0, 0.2)", "333333"),
      ("black", "000000"), ("whiteColor", "FFFFFF"), ("clear", "00000000"),
      ("magenta", "FF00FF"), ("brown", "996633"), ("lightGray", "AAAAAA"),
    ])
  func colors(_ text: String, _ hex: String) throws {
    #expect(
      try Sheets.value(of: "font-color", text) == .color(.fixed(try #require(SRGBColor(hex: hex)))))
  }

  @Test(
    "Palette names are colours, with or without a sign before and a ground behind",
    arguments: [
      ("tintColor", BackgroundColorScheme.device), ("@tintColor", .device),
      ("@tintColor_lightBackground", .lightConstant), ("tintColor_darkBackground", .darkConstant),
      ("@tintColor_lightConstant", .lightConstant), ("@tintColor_darkConstant", .darkConstant),
      ("@tintColor_device", .device), ("tintColor_deviceInverse", .deviceInverse),
    ])
  func paletteColors(_ text: String, _ background: BackgroundColorScheme) throws {
    #expect(
      try Sheets.value(of: "font-color", text) == .color(.palette(.tintColor, background)))
  }

  @Test("Older palette names are colours too", arguments: ["@primary1", "@line", "@negative"])
  func olderNames(_ text: String) throws {
    let value = try Sheets.value(of: "font-color", text)
    let style = try #require(ColorStyle(rawValue: String(text.dropFirst())))
    #expect(value == .color(.palette(style, .device)))
  }

  @Test(
    "Booleans are true, false, yes or no",
    arguments: [("true", true), ("NO", false), ("Yes", true)])
  func booleans(_ text: String, _ flag: Bool) throws {
    #expect(try Sheets.value(of: "text-auto-fit", text) == .flag(flag))
  }

  @Test("A box has one to four numbers, from the top to the right")
  func boxes() throws {
    let cases: [(String, [Double])] = [
      ("4", [4, 4, 4, 4]), ("4 8", [4, 8, 4, 8]), ("4 8 2", [4, 8, 2, 8]),
      ("1 2 3 4", [1, 2, 3, 4]),
      ("1.5  2", [1.5, 2, 1.5, 2]),
    ]
    for (text, sides) in cases {
      #expect(
        try Sheets.value(of: "padding", text)
          == .box(top: sides[0], right: sides[1], bottom: sides[2], left: sides[3]))
    }
  }

  @Test("An offset has two numbers")
  func offsets() throws {
    #expect(try Sheets.value(of: "shadow-offset", "1, -2.5") == .offset(right: 1, down: -2.5))
  }

  @Test(
    "Fonts are faces of the system's, or families with or without a face",
    arguments: [
      ("system", StyleFontName.system(.regular, isItalic: false)),
      ("boldSystem", .system(.bold, isItalic: false)),
      ("italicSystem", .system(.regular, isItalic: true)),
      ("ultraLightSystem", .system(.ultraLight, isItalic: false)),
      ("heavySystem", .system(.heavy, isItalic: false)),
      ("Noto Serif", .family("Noto Serif", nil, isItalic: false)),
      ("\"Noto Serif-Bold\"", .family("Noto Serif", .bold, isItalic: false)),
      ("Noto-Italic", .family("Noto", .regular, isItalic: true)),
    ])
  func fontNames(_ text: String, _ name: StyleFontName) throws {
    #expect(try Sheets.value(of: "font-name", text) == .fontName(name))
  }

  @Test("Every text style is known by its name", arguments: UIFont.FioriTextStyle.allCases)
  func textStyles(_ style: UIFont.FioriTextStyle) throws {
    #expect(try Sheets.value(of: "font-style", "\(style)") == .textStyle(style))
  }

  @Test("Each word of each list is taken", arguments: StyleWords.allCases)
  func words(_ list: StyleWords) throws {
    let property = try #require(
      StyleProperty.allCases.first { $0.valueType == .word(list) })
    for word in list.words {
      #expect(try Sheets.value(of: property.rawValue, word) == .word(word))
    }
  }

  @Test("Each type of value is the type of some property")
  func everyTypeIsUsed() {
    let types = Set(StyleProperty.allCases.map(\.valueType))
    for type in [
      StyleValueType.boolean, .box, .offset, .color, .fontName, .textStyle, .image, .names,
    ] { #expect(types.contains(type)) }
    for list in StyleWords.allCases { #expect(types.contains(.word(list))) }
  }

  @Test("A picture knows the folder of its sheet")
  func images() throws {
    let sheet = try StyleSheet("Label { image-name: Logo.png; }", file: "/themes/acme/Brand.nss")
    let value = try StyleTheme([sheet]).values(for: ["Label"], in: .everywhere)
    #expect(value.image(.imageName)?.folder == "/themes/acme")
    #expect(value.image(.imageName)?.name == "Logo.png")
  }
}
