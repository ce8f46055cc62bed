import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("Texts under constraints", .onScreen) struct ConstraintTextTests {
  private let long =
    "A text that is much longer than a line of this narrow column can hold at once."

  @Test("break in the width they are given, and what is below makes room", arguments: [1.0, 2])
  func breaking(textScale: Double) {
    let title = text(long)
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    let below = text("Below")
    let screen = screen([title, below], look: ScreenLook(textScale: textScale)) { root in
      [
        title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        title.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        title.topAnchor.constraint(equalTo: root.topAnchor),
        below.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
        below.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      ]
    }
    screen.window.settle(size: CGSize(width: 232, height: 600))
    #expect(title.frame.width == 200)
    #expect(title.frame.height == title.sizeThatFits(CGSize(width: 200, height: 0)).height)
    #expect(title.frame.height > 3 * 17 * textScale)
    #expect(below.frame.minY == title.frame.maxY + 8)
    #expect(screen.layoutProblems() == [])
    let before = title.frame.height
    screen.window.settle(size: CGSize(width: 432, height: 600))
    #expect(title.frame.height < before)
    #expect(below.frame.minY == title.frame.maxY + 8)
    title.text = "Short"
    screen.settle()
    #expect(below.frame.minY == title.frame.maxY + 8)
    #expect(title.frame.height == title.intrinsicContentSize.height)
  }

  @Test("give way in the order of their priorities")
  func resistance() {
    let name = text("A name that is rather long", lines: 1)
    let value = text("A value that is long too", lines: 1)
    value.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    let row: (UIView) -> [NSLayoutConstraint] = { root in
      [
        name.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
        value.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        name.topAnchor.constraint(equalTo: root.topAnchor),
        value.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
      ]
    }
    let screen = screen([name, value], size: ScreenSize(width: 260, height: 100), row)
    let whole = value.intrinsicContentSize.width
    #expect(value.frame.width == whole)
    #expect(name.frame.width == 260 - 8 - whole)
    value.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    screen.settle()
    #expect(name.frame.width == name.intrinsicContentSize.width)
    // With room to spare, who hugs less takes it.
    screen.window.settle(size: CGSize(width: 800, height: 100))
    name.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    screen.settle()
    #expect(name.frame.width == name.intrinsicContentSize.width)
    #expect(value.frame.maxX == 800)
  }

  @Test("stand on one line though their fonts differ")
  func baselines() {
    let large = text("Ag", lines: 1)
    large.font = .systemFont(ofSize: 40)
    let small = text("Ag", lines: 1)
    small.font = .systemFont(ofSize: 12)
    let below = text("Ag", lines: 1)
    let screen = screen([large, small, below]) { root in
      [
        large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
        below.firstBaselineAnchor.constraint(
          equalToSystemSpacingBelow: large.lastBaselineAnchor, multiplier: 2),
      ]
    }
    #expect(small.frame.minY > large.frame.minY + 10)
    #expect(small.frame.maxY < large.frame.maxY)
    #expect(below.frame.minY > large.frame.minY)
    let before = small.frame.minY
    large.font = .systemFont(ofSize: 60)
    screen.settle()
    #expect(small.frame.minY > before)
  }

  @Test("say how large the view around them is")
  func fitting() {
    let card = UIView()
    let label = text(long)
    card.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
    ])
    let free = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(free.width == label.intrinsicContentSize.width + 20)
    #expect(free.height == label.intrinsicContentSize.height + 20)
    let narrow = card.systemLayoutSizeFitting(
      CGSize(width: 160, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow.width == 160)
    #expect(narrow.height == label.sizeThatFits(CGSize(width: 140, height: 0)).height + 20)
    label.text = "Short"
    #expect(
      card.systemLayoutSizeFitting(.zero).width == label.intrinsicContentSize.width + 20)
  }
}
