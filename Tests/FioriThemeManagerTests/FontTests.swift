import FioriThemeManager
import _Testing_UIKit

@MainActor @Suite("A font of the theme has the size and weight of its use", .onScreen)
struct FontTests {
  @Test(
    "Each style has its size",
    arguments: [
      (UIFont.FioriTextStyle.extraLargeTitle, 52), (.extraLargeTitle2, 48), (.largeTitle, 34),
      (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17), (.callout, 16),
      (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11), (.largeKPI, 48),
      (.KPI, 36),
    ] as [(UIFont.FioriTextStyle, CGFloat)])
  func hasSize(style: UIFont.FioriTextStyle, size: CGFloat) {
    for weight in UIFont.FioriWeight.allCases {
      #expect(UIFont.preferredFioriFont(forTextStyle: style, weight: weight).pointSize == size)
    }
    #expect(UIFont.preferredFioriFont(forTextStyle: style, isItalic: true).pointSize == size)
    #expect(UIFont.preferredFioriFont(forTextStyle: style, isCondensed: true).pointSize == size)
  }

  @Test("Each style grows with the text size", arguments: UIFont.FioriTextStyle.allCases)
  func grows(style: UIFont.FioriTextStyle) {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let plain = UIFont.preferredFioriFont(forTextStyle: style, weight: .bold)
    traits.performAsCurrent {
      let large = UIFont.preferredFioriFont(forTextStyle: style, weight: .bold)
      #expect(large.pointSize > plain.pointSize * 1.2)
      let regular = UIFont.preferredFioriFont(forTextStyle: style)
      #expect(abs(regular.pointSize - large.pointSize) <= 0.5, "only whole points differ")
    }
  }

  @Test("A fixed size does not grow")
  func fixedSizeStays() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    traits.performAsCurrent {
      let font = UIFont.preferredFioriFont(fixedSize: 21.5, weight: .semibold)
      #expect(font == .systemFont(ofSize: 21.5, weight: .semibold))
      #expect(UIFont.preferredFioriFont(fixedSize: 9, isItalic: true).pointSize == 9)
    }
  }

  @Test(
    "Each weight has its face",
    arguments: [
      (UIFont.FioriWeight.ultraLight, UIFont.Weight.ultraLight), (.thin, .thin), (.light, .light),
      (.regular, .regular), (.medium, .medium), (.semibold, .semibold),
      (.semiboldDuplex, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ])
  func hasFace(weight: UIFont.FioriWeight, face: UIFont.Weight) {
    let font = UIFont.preferredFioriFont(fixedSize: 17, weight: weight)
    #expect(font == .systemFont(ofSize: 17, weight: face))
  }

  @Test("A heading is regular unless it is asked to be heavier")
  func headlineIsRegular() {
    let regular = UIFont.preferredFioriFont(forTextStyle: .headline)
    #expect(regular.withSize(17) == .systemFont(ofSize: 17, weight: .regular))
  }

  @Test("Where the system's font for a style is meant, labels can adjust it")
  func isAdjustable() {
    #expect(
      UIFont.preferredFioriFont(forTextStyle: .body) == .preferredFont(forTextStyle: .body))
    #expect(
      UIFont.preferredFioriFont(forTextStyle: .headline, weight: .semibold)
        == .preferredFont(forTextStyle: .headline))
  }

  @Test("Italic text is slanted")
  func italicIsSlanted() {
    let font = UIFont.preferredFioriFont(forTextStyle: .body, isItalic: true)
    #expect(font.withSize(17) == .italicSystemFont(ofSize: 17))
    #expect(font != .systemFont(ofSize: 17))
  }
}
