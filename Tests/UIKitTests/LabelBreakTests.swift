import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("A label that is narrower than a word", .onScreen) struct LabelBreakTests {
  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    return label
  }

  private func lines(_ label: UILabel, in width: CGFloat) -> Int {
    let line = self.label("W").intrinsicContentSize.height
    return Int((label.sizeThatFits(CGSize(width: width, height: 1_000)).height / line).rounded())
  }

  @Test("breaks it without a hyphen, which would take room of its own")
  func noHyphen() {
    let pair = label("WW").intrinsicContentSize.width
    #expect(lines(label("WWWW"), in: pair + 2) == 2)
  }

  @Test("keeps its words whole where they fit")
  func wholeWords() {
    let word = label("Negative").intrinsicContentSize.width
    #expect(lines(label("Negative a"), in: word) == 2)
    #expect(lines(label("a Negative"), in: word) == 2)
  }

  @Test("shows the hyphen of a place that the text itself gives")
  func softHyphen() {
    let syllable = label("Will").intrinsicContentSize.width
    let hyphen = label("Will-").intrinsicContentSize.width - syllable
    #expect(hyphen > 2)
    #expect(lines(label("Will\u{AD}kommen"), in: label("kommen").intrinsicContentSize.width) == 2)
  }
}
