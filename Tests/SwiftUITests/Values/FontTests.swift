import GTK
import SwiftUI
import Testing

@Suite("A font") struct FontTests {
  private func size(_ font: Font, _ category: UIContentSizeCategory = .large) -> CGFloat {
    font.uiFont(for: TextScale(category)).pointSize
  }

  @Test(
    "of a text style has the style's size",
    arguments: zip(
      [
        Font.largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout,
        .footnote, .caption, .caption2,
      ],
      [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11] as [CGFloat]))
  func styles(font: Font, points: CGFloat) {
    #expect(size(font) == points)
    #expect(size(font, .accessibilityExtraLarge) > points)
  }

  @Test("grows with the category, unless its size is fixed")
  func categories() {
    #expect(size(.body, .extraExtraLarge) == 21)
    #expect(size(.system(.title3, design: .default, weight: .bold), .extraSmall) < 20)
    #expect(size(.system(size: 20), .accessibilityLarge) == 20)
    #expect(size(.system(size: 20, weight: .bold, design: .monospaced), .accessibilityLarge) == 20)
    #expect(size(.custom("Serif", fixedSize: 20), .accessibilityLarge) == 20)
    #expect(size(.custom("Serif", size: 17), .accessibilityLarge) == 33)
    #expect(size(.custom("Serif", size: 17)) == 17)
    let title = size(.custom("Serif", size: 17, relativeTo: .largeTitle), .accessibilityLarge)
    #expect(title > 17 && title < 33)
  }

  @Test(
    "has each weight",
    arguments: zip(
      [
        Font.Weight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy,
        .black,
      ], [100, 200, 300, 400, 500, 600, 700, 800, 900]))
  func weights(weight: Font.Weight, css: Int) {
    #expect(Font.body.weight(weight).spec(for: .large).weight == css)
    #expect(Font.system(.body, weight: weight) == Font.body.weight(weight))
    let points = UIFont.systemFont(ofSize: 17)
    let font = Font.body.weight(weight).uiFont(for: .large)
    #expect((font == points) == (weight == .regular))
  }

  @Test("is semibold as a headline until another weight is chosen")
  func headline() {
    #expect(Font.headline.spec(for: .large).weight == 600)
    #expect(Font.headline.bold().spec(for: .large).weight == 700)
    #expect(Font.headline.uiFont(for: .large) == .systemFont(ofSize: 17, weight: .semibold))
  }

  @Test("keeps slant, digits and weight together")
  func traits() {
    let spec = Font.title.bold().italic().monospacedDigit().spec(for: .large)
    #expect(spec.weight == 700 && spec.isItalic && spec.isMonospacedDigit)
    #expect(Font.body.italic().uiFont(for: .large) == .italicSystemFont(ofSize: 17))
    #expect(
      Font.body.monospacedDigit().uiFont(for: .large)
        == .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
    #expect(Font.body != Font.body.italic())
  }

  @Test("has the family of its design or name")
  func families() {
    #expect(Font.custom("Gentium", size: 12).uiFont(for: .large).familyName == "Gentium")
    #expect(Font.system(.body, design: .serif).uiFont(for: .large).familyName == "serif")
    #expect(Font.system(.body, design: .monospaced) == Font.body.monospaced())
    #expect(
      Font.body.monospaced().uiFont(for: .large)
        == .monospacedSystemFont(ofSize: 17, weight: .regular))
    #expect(
      Font.custom("", size: 12).uiFont(for: .large).familyName
        == UIFont.systemFont(ofSize: 12).familyName)
  }
}
