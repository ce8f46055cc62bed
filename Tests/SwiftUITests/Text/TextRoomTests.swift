import GTK
import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("The room of a text", .onScreen) struct TextRoomTests {
  private let long = "Many words that do not fit into a line of that width, not by far."

  private func size(_ view: some View) throws -> CGSize {
    try #require(shown(view).all(UILabel.self).first).bounds.size
  }

  @Test("has points between lines, and none above the first and below the last")
  func lineSpacing() throws {
    let plain = try size(Text("a\nb\nc"))
    #expect(try size(Text("a\nb\nc").lineSpacing(10)).height == plain.height + 20)
    #expect(try size(Text("a").lineSpacing(10)) == size(Text("a")))
    let wrapped = try size(Text(long).frame(width: 150))
    let spaced = try size(Text(long).lineSpacing(5).frame(width: 150))
    let line = try size(Text("a")).height
    #expect(spaced.height - wrapped.height == 5 * ((wrapped.height / line).rounded() - 1))
    #expect(try size(Text("a\nb").lineSpacing(-3)) == size(Text("a\nb")))
  }

  @Test("keeps room for lines that are not there, and has no more than the most")
  func lineLimits() throws {
    let one = try size(Text("a")).height
    let four = try size(Text("a\nb\nc\nd")).height
    #expect(try size(Text("a").lineLimit(4, reservesSpace: true)).height == four)
    #expect(try size(Text("a").lineLimit(4, reservesSpace: false)).height == one)
    #expect(try size(Text("a").lineLimit(4...)).height == four)
    #expect(try size(Text("a").lineLimit(...4)).height == one)
    #expect(try size(Text("a").lineLimit(2...4)).height == size(Text("a\nb")).height)
    #expect(try size(Text("a\nb\nc\nd\ne").lineLimit(2...4)).height == four)
    #expect(try size(Text("a\nb\nc\nd\ne").lineLimit(...4)).height == four)
    #expect(try size(Text("a").lineLimit(1).lineLimit(4...)).height == one)
    let label = try #require(shown(Text("a").lineLimit(4...)).all(UILabel.self).first)
    #expect(label.isTextCut == false)
  }

  @Test("makes a text smaller that does not fit, and no smaller than it may be")
  func scale() throws {
    func label(_ view: some View) throws -> UILabel {
      try #require(shown(view).all(UILabel.self).first)
    }
    let line = Text("Words that are too long").lineLimit(1)
    #expect(try label(line.frame(width: 120)).isTextCut)
    #expect(try !label(line.minimumScaleFactor(0.4).frame(width: 120)).isTextCut)
    #expect(try label(line.minimumScaleFactor(0.95).frame(width: 120)).isTextCut)
    let lines = Text(long).lineLimit(2)
    #expect(try label(lines.frame(width: 220)).isTextCut)
    #expect(try !label(lines.minimumScaleFactor(0.4).frame(width: 220)).isTextCut)
  }

  @Test("lets a person select the text, by keys too, where it is allowed")
  func selection() throws {
    let screen = shown(
      VStack {
        Text("Number 1234").textSelection(.enabled)
        Text("Not this")
      })
    #expect(screen.press(.tab))
    let labels = try ["Number 1234", "Not this"].map { text in
      try #require(try screen.label(text).nativeWidget as? GTK.Label)
    }
    #expect(labels[0].hasFocus && labels[0].isSelectable)
    #expect(labels[0].selectedText == "Number 1234")
    #expect(!labels[1].isSelectable)
    #expect(EnabledTextSelectability.allowsSelection && !DisabledTextSelectability.allowsSelection)
    let disabled = shown(Text("a").textSelection(.disabled).textSelection(.enabled))
    #expect(try #require(try disabled.label("a").nativeWidget as? GTK.Label).isSelectable == false)
  }
}
