import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("A label", .onScreen) struct UILabelTests {
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let long = "A sentence that is much longer than its label is wide"

  @Test("has one line unless it may have more")
  func lines() {
    label.text = long
    let single = label.sizeThatFits(CGSize(width: 100, height: 1_000))
    label.numberOfLines = 2
    let double = label.sizeThatFits(CGSize(width: 100, height: 1_000))
    label.numberOfLines = 0
    let free = label.sizeThatFits(CGSize(width: 100, height: 1_000))
    #expect(single.height < double.height)
    #expect(double.height < free.height)
    #expect(free.width <= 100)
    #expect(label.intrinsicContentSize.height == single.height)
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize.height == free.height)
  }

  @Test("has its full size again when it no longer fits itself to its width")
  func fullSizeAgain() {
    label.text = long
    let screen = host(label)
    let whole = label.intrinsicContentSize.width
    label.adjustsFontSizeToFitWidth = true
    screen.settle()
    #expect(label.intrinsicContentSize.width < whole)
    label.adjustsFontSizeToFitWidth = false
    screen.settle()
    #expect(label.intrinsicContentSize.width == whole)
  }

  @Test("without text takes no room", arguments: [nil, ""])
  func empty(text: String?) {
    label.text = text
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test("can be measured before there is any window")
  func measuredFirst() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let label = UILabel()
        label.text = "Text"
        precondition(label.intrinsicContentSize.width > 0, "A text has a width.")
      }
    }
  }

  @Test("is said to be cut when its text does not fit")
  func cut() {
    label.text = long
    let screen = host(label)
    #expect(screen.layoutProblems() == [.textCut(text: long)])
    label.numberOfLines = 0
    label.frame.size = CGSize(width: 190, height: 190)
    #expect(screen.layoutProblems() == [])
    label.numberOfLines = 2
    label.frame.size = CGSize(width: 100, height: 190)
    #expect(screen.layoutProblems() == [.textCut(text: long)])
  }

  @Test("shrinks a single line that may be smaller")
  func shrinks() {
    label.text = "Rather wide text"
    label.adjustsFontSizeToFitWidth = true
    let screen = host(label)
    #expect(screen.layoutProblems() == [])
  }

  @Test(
    "lays its text on the side that is asked for",
    arguments: [
      (NSTextAlignment.left, false, true), (.right, false, false), (.natural, false, true),
      (.natural, true, false), (.left, true, true), (.right, true, false),
    ])
  func alignment(alignment: NSTextAlignment, isRightToLeft: Bool, isLeft: Bool) throws {
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
    label.text = "██"
    label.textColor = .red
    label.textAlignment = alignment
    let look: ScreenLook = isRightToLeft ? .rightToLeft : .standard
    let screen = host(label, look: look)
    #expect(try (screen.color(at: CGPoint(x: 5, y: 10)) == Pixel.red) == isLeft)
    #expect(try (screen.color(at: CGPoint(x: 195, y: 10)) == Pixel.red) == !isLeft)
  }

  @Test(
    "lays each line on that side, whatever its script",
    arguments: [
      (NSTextAlignment.natural, false, true), (.natural, true, false), (.left, true, true),
      (.right, false, false),
    ], ["WWWWWWWW W", "אאאאאאאאאאאאאאאא א"])
  func alignmentOfLines(side: (NSTextAlignment, Bool, Bool), text: String) throws {
    let (alignment, isRightToLeft, isLeft) = side
    label.numberOfLines = 0
    label.text = text
    label.textColor = .red
    label.textAlignment = alignment
    label.frame.size = label.sizeThatFits(
      CGSize(width: label.intrinsicContentSize.width - 1, height: 100))
    let screen = host(label, look: isRightToLeft ? .rightToLeft : .standard)
    // The last line, which is short.
    let line = label.frame.divided(atDistance: label.bounds.height / 2, from: .maxYEdge).slice
    let halves = line.divided(atDistance: line.width / 2, from: .minXEdge)
    #expect(try hasRed(screen, halves.slice) == isLeft)
    #expect(try hasRed(screen, halves.remainder) == !isLeft)
  }

  private func hasRed(_ screen: Screen, _ frame: CGRect) throws -> Bool {
    for x in stride(from: frame.minX + 1, to: frame.maxX - 1, by: 1) {
      for y in stride(from: frame.minY, to: frame.maxY, by: 1)
      where try screen.color(at: CGPoint(x: x, y: y)) == Pixel.red { return true }
    }
    return false
  }

  @Test("paints runs in their own colours")
  func runs() throws {
    let text = NSMutableAttributedString(string: "████")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 2, length: 2))
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
    label.attributedText = text
    let width = label.intrinsicContentSize.width
    let screen = host(label)
    #expect(try screen.color(at: CGPoint(x: width * 0.25, y: 10)) == Pixel.red)
    #expect(try screen.color(at: CGPoint(x: width * 0.75, y: 10)) == Pixel.blue)
    #expect(label.text == "████")
    label.text = "x"
    #expect(label.attributedText?.string == "x")
  }

  @Test("has a link that begins inside a letter")
  func linkInsideLetter() {
    let text = NSMutableAttributedString(string: "e\u{301} terms")
    text.addAttribute(.link, value: "https://example.com", range: NSRange(location: 1, length: 7))
    label.attributedText = text
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    #expect(host(label).textTree.contains("link"))
  }

  @Test("has links that can be read, focused, pressed and clicked where their text is")
  func links() throws {
    var opened: [String] = []
    UIApplication.shared.urlOpener = { opened.append($0.absoluteString) }
    defer { UIApplication.shared.urlOpener = nil }
    let text = NSMutableAttributedString(string: "See the terms of use please")
    text.addAttribute(
      .link, value: "https://example.com/terms", range: NSRange(location: 8, length: 12))
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    label.attributedText = text
    label.numberOfLines = 0
    label.textAlignment = .right
    let screen = host(label)
    #expect(
      screen.textTree == """
        label "See the terms of use please"
          link "terms of use"
        """)
    try screen.tap("terms of use")
    #expect(opened == ["https://example.com/terms"])
    screen.press(.tab)
    #expect(try screen.find("terms of use").isFirstResponder)
    screen.press(.return)
    #expect(opened.count == 2)
    let link = try screen.find("terms of use")
    let before = link.frame
    #expect(before.minX > 20)
    label.textAlignment = .left
    screen.settle()
    #expect(link.frame.minX < before.minX)
  }

  @Test("follows the text size when it may")
  func textSize() {
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = "Text"
    let screen = host(label)
    let before = label.intrinsicContentSize
    screen.setLook(.largeText)
    #expect(label.intrinsicContentSize.height > before.height * 1.8)
  }
}
