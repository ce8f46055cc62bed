import FioriThemeManager
import Testing

@Suite("A hex colour is read from short texts and fills in what is left out")
struct HexColorTests {
  @Test(
    "Three, six and eight digits are read, with alpha last, and signs around them do not count",
    arguments: [
      ("#f46", "FF4466"), ("223548", "223548"), ("223548FF", "223548"), ("8396a875", "8396A875"),
      (" #0070F2; ", "0070F2"), ("00000000", "00000000"), ("0A0B0C01", "0A0B0C01"),
    ])
  func readsDigits(text: String, expected: String) {
    #expect(HexColor(lightColor: text).hex(.light) == expected)
  }

  @Test(
    "Any other text is opaque black",
    arguments: ["", "#", "F", "FF44", "191F26DE6", "D0R774", "0x12AB", "é12345", "１２"])
  func refusesOthers(text: String) {
    #expect(HexColor(lightColor: text).hex(.light) == "000000")
  }

  @Test(
    "The light colour stands in for all eight", arguments: ColorVariant.allCases)
  func fillsFromLight(variant: ColorVariant) {
    #expect(HexColor(lightColor: "111111").hex(variant) == "111111")
  }

  @Test(
    "The dark colour stands in for the dark family, and the light family is black without a colour",
    arguments: [
      (ColorVariant.light, "000000"), (.dark, "222222"), (.elevatedLight, "000000"),
      (.elevatedDark, "222222"), (.contrastLight, "000000"), (.contrastDark, "222222"),
      (.elevatedContrastLight, "000000"), (.elevatedContrastDark, "222222"),
    ])
  func fillsFromDark(variant: ColorVariant, expected: String) {
    #expect(HexColor(darkColor: "222222").hex(variant) == expected)
  }

  @Test("Without any colour the dark family is white")
  func fillsFromNothing() {
    #expect(HexColor().hex(.dark) == "FFFFFF")
    #expect(HexColor().hex(.elevatedContrastDark) == "FFFFFF")
    #expect(HexColor().hex(.light) == "000000")
  }

  @Test("A contrast colour stands in for its elevated contrast colour")
  func fillsFromContrast() {
    let color = HexColor(
      lightColor: "111111", contrastLightColor: "555555", contrastDarkColor: "666666")
    #expect(color.hex(.elevatedContrastLight) == "555555")
    #expect(color.hex(.elevatedContrastDark) == "666666")
    #expect(color.hex(.elevatedLight) == "111111")
  }

  @Test("An elevated colour stands in for it before the contrast colour does")
  func fillsFromElevated() {
    let color = HexColor(
      lightColor: "111111", elevatedLightColor: "333333", elevatedDarkColor: "444444",
      contrastLightColor: "555555", contrastDarkColor: "666666")
    #expect(color.hex(.elevatedContrastLight) == "333333")
    #expect(color.hex(.elevatedContrastDark) == "444444")
    #expect(color.hex(.contrastLight) == "555555")
    #expect(color.hex(.contrastDark) == "666666")
  }

  @Test("What is given is never replaced", arguments: ColorVariant.allCases)
  func keepsWhatIsGiven(variant: ColorVariant) {
    let color = HexColor(
      lightColor: "111111", darkColor: "222222", elevatedLightColor: "333333",
      elevatedDarkColor: "444444", contrastLightColor: "555555", contrastDarkColor: "666666",
      elevatedContrastLightColor: "777777", elevatedContrastDarkColor: "888888")
    #expect(color.hex(variant) == String(repeating: "\(variant.rawValue + 1)", count: 6))
  }
}
