import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("A text view", .onScreen) struct UITextViewTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let witness = TextViewWitness()

  init() {
    view.accessibilityLabel = "Notes"
    view.delegate = witness
  }

  @Test("takes typed text and tells its delegate, but not about text that is set")
  func typing() throws {
    let screen = host(view)
    view.text = "a"
    #expect(witness.diary.take() == [])
    try screen.tap("Notes")
    view.selectedRange = NSRange(location: 1, length: 0)
    try screen.type("🙂")
    #expect(view.text == "a🙂")
    #expect(witness.diary.take() == ["did begin", "did change"])
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
  }

  @Test("selects what begins and ends inside a letter")
  func selectionInsideLetters() {
    view.text = "e\u{301}e\u{301}"
    let screen = host(view)
    _ = screen
    view.selectedRange = NSRange(location: 1, length: 2)
    #expect(view.selectedRange == NSRange(location: 1, length: 2))
    view.selectedRange = NSRange(location: 3, length: 9)
    #expect(view.selectedRange == NSRange(location: 1, length: 2))
  }

  @Test("keeps what was typed when the look changes")
  func look() throws {
    let screen = host(view)
    try screen.type("typed", into: "Notes")
    screen.setLook(.dark)
    #expect(view.text == "typed")
    view.textColor = .red
    #expect(view.text == "typed")
  }

  @Test("takes no typing while it is only to be read")
  func readOnly() throws {
    view.text = "fixed"
    view.isEditable = false
    let screen = host(view)
    try screen.tap("Notes")
    try? screen.type("x")
    #expect(view.text == "fixed")
    #expect(screen.textTree.contains("= \"fixed\""))
  }

  @Test("follows the link under the caret at Return, if the delegate lets it")
  func links() throws {
    var opened: [URL] = []
    UIApplication.shared.urlOpener = { opened.append($0) }
    defer { UIApplication.shared.urlOpener = nil }
    let text = NSMutableAttributedString(string: "🙂 terms")
    text.addAttribute(.link, value: "https://example.com", range: NSRange(location: 3, length: 5))
    view.attributedText = text
    view.isEditable = false
    let screen = host(view)
    #expect(view.becomeFirstResponder())
    view.selectedRange = NSRange(location: 4, length: 0)
    screen.press(.return)
    #expect(opened.map(\.absoluteString) == ["https://example.com"])
    #expect(witness.diary.take().last == "link {3, 5}")
    witness.mayFollow = false
    screen.press(.return)
    #expect(opened.count == 1)
  }

  @Test("spreads and lifts the letters of a run", arguments: [true, false])
  func runs(spreads: Bool) throws {
    let text = NSMutableAttributedString(
      string: "██", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let all = NSRange(location: 0, length: 1)
    text.addAttribute(spreads ? .kern : .baselineOffset, value: 30 as NSNumber, range: all)
    view.textColor = .black
    let screen = host(view)
    view.attributedText = NSAttributedString(
      string: "██", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let plain = try screen.png()
    view.attributedText = text
    #expect(try screen.png() != plain)
  }

  @Test("needs more height in less width")
  func size() {
    view.text = "Some words that need more than one line when there is little room"
    let wide = view.sizeThatFits(CGSize(width: 400, height: 0)).height
    let narrow = view.sizeThatFits(CGSize(width: 100, height: 0)).height
    #expect(narrow > wide)
  }

  @Test("scrolls, and tells how far it has been read once it is laid out")
  func reading() async throws {
    view.text = (0..<400).map { "Line \($0) of the licence" }.joined(separator: "\n")
    view.isEditable = false
    var told: [(bottom: Double, height: Double)] = []
    view.onReading = { told.append(($0, $1)) }
    let screen = host(view)
    try await screen.wait(until: "the text is laid out") { (told.last?.height ?? 0) > 4_000 }
    #expect(told.allSatisfy { $0.bottom < $0.height / 2 }, "The end was never seen: \(told)")
    told = []
    let length = (view.text as NSString).length
    view.scrollRangeToVisible(NSRange(location: length, length: 0))
    try await screen.wait(until: "the end is seen") {
      told.last.map { $0.bottom > $0.height - 20 } ?? false
    }
    #expect(view.contentOffset.y > 3_000)
    view.contentOffset = .zero
    #expect(view.contentOffset == .zero)
  }

  @Test("tells that a short text has been read at once")
  func shortText() async throws {
    view.text = "Short"
    view.isEditable = false
    var told: [(bottom: Double, height: Double)] = []
    view.onReading = { told.append(($0, $1)) }
    let screen = host(view)
    try await screen.wait(until: "the reading is told") { !told.isEmpty }
    #expect(told.allSatisfy { $0.bottom >= $0.height })
  }
}
