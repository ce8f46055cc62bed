import FioriThemeManager
import _Testing_UIKit

@Suite("Text of the palette can be read on the grounds it stands on")
struct ContrastTests {
  /// A label on a ground that it does not reach 4.5:1 on, and what is done about it.
  struct Exception {
    var label: ColorStyle
    var ground: ColorStyle
    var appearances: Set<String>
    var reason: Reason

    enum Reason {
      /// Tinted text on grouped and secondary grounds is `tintColor2`, which has a test here.
      case tintColor2IsForGroupedGrounds
      /// No screen sets text of this meaning on a third ground within raised content.
      case thirdRaisedGroundHasNoMessage
    }
  }

  static let exceptions: [Exception] =
    [.secondaryBackground, .primaryGroupedBackground, .tertiaryGroupedBackground].map {
      Exception(
        label: .tintColor, ground: $0, appearances: ["light", "light elevated"],
        reason: .tintColor2IsForGroupedGrounds)
    }
    + [.negativeLabel, .neutralLabel].flatMap { label in
      [.tertiaryBackground, .tertiaryGroupedBackground].map {
        Exception(
          label: label, ground: $0, appearances: ["dark elevated"],
          reason: .thirdRaisedGroundHasNoMessage)
      }
    }

  static let labels: [ColorStyle] = [
    .primaryLabel, .navBarTitleLabel, .secondaryLabel, .tertiaryLabel, .tintColor, .tintColor2,
    .negativeLabel, .positiveLabel, .criticalLabel, .informativeLabel, .neutralLabel,
  ]

  static let grounds: [ColorStyle] = [
    .primaryBackground, .secondaryBackground, .tertiaryBackground, .primaryGroupedBackground,
    .secondaryGroupedBackground, .tertiaryGroupedBackground, .header,
  ]

  @Test(
    "A label is at least 4.5:1 in each appearance, but for the exceptions, which are not",
    arguments: labels, grounds)
  func reachesRatio(label: ColorStyle, ground: ColorStyle) {
    let theme = ThemeManager()
    for traits in UITraitCollection.allAppearances {
      let below = theme.color(forStyle: ground).rgb(in: traits)
      let text = theme.color(forStyle: label).rgb(in: traits)
      #expect(text.alpha == 255 && below.alpha == 255, "the ratio is that of opaque colours")
      let appearance = traits.appearanceName
      let isException = Self.exceptions.contains {
        $0.label == label && $0.ground == ground && $0.appearances.contains(appearance)
      }
      let ratio = contrastRatio(text, below)
      #expect(
        isException ? ratio < 4.5 : ratio >= 4.5,
        "\(label) on \(ground), \(appearance): \(ratio)")
    }
  }

  @Test(
    "A message's label is at least 4.5:1 on the message's ground",
    arguments: [
      (ColorStyle.negativeLabel, ColorStyle.negativeBackground),
      (.positiveLabel, .positiveBackground), (.criticalLabel, .criticalBackground),
      (.informativeLabel, .informationBackground), (.neutralLabel, .neutralBackground),
    ])
  func messagesReachRatio(label: ColorStyle, ground: ColorStyle) {
    let theme = ThemeManager()
    for traits in UITraitCollection.allAppearances {
      let screen = theme.color(forStyle: .primaryBackground).rgb(in: traits)
      let below = theme.color(forStyle: ground).rgb(in: traits).composited(over: screen)
      let ratio = contrastRatio(theme.color(forStyle: label).rgb(in: traits), below)
      #expect(ratio >= 4.5, "\(label) on \(ground), \(traits.appearanceName): \(ratio)")
    }
  }

  @Test(
    "The contrast ratio is that of WCAG 2",
    arguments: [
      ("000000", "FFFFFF", 21), ("FFFFFF", "FFFFFF", 1), ("777777", "FFFFFF", 4.48),
      ("767676", "FFFFFF", 4.54), ("FF0000", "FFFFFF", 4.0), ("FFFFFF", "0000FF", 8.59),
    ])
  func ratioFollowsWCAG(one: String, other: String, expected: Double) throws {
    let one = try #require(SRGBColor(hex: one))
    let other = try #require(SRGBColor(hex: other))
    #expect(abs(contrastRatio(one, other) - expected) < 0.005)
    #expect(contrastRatio(one, other) == contrastRatio(other, one))
  }

  @Test(
    "A colour that lets its ground through is seen mixed with it",
    arguments: [("00000080", "7F7F7F"), ("00000000", "FFFFFF"), ("123456", "123456")])
  func mixes(top: String, expected: String) throws {
    #expect(try #require(SRGBColor(hex: top)).composited(over: .white).hex == expected)
  }
}
