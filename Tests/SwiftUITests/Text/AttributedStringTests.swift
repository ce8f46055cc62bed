import SwiftUI
import Testing

@Suite("An attributed string") struct AttributedStringTests {
  @Test("takes SwiftUI's attributes by their names, and a text shows them")
  func swiftUI() {
    var string = AttributedString("a")
    string.foregroundColor = .red
    string.font = .title
    string.underlineStyle = .single
    string.kern = 1
    #expect(string.foregroundColor == Color.red)
    #expect(parts(Text(string)) == ["a|title,red,underlined,kern 1.0"])
    #expect(parts(Text(string).foregroundColor(.blue)) == ["a|title,red,underlined,kern 1.0"])
  }

  @Test("takes UIKit's attributes too")
  func uiKit() {
    var string = AttributedString("a")
    string.uiKit.foregroundColor = .orange
    string.uiKit.strikethroughStyle = .single
    #expect(parts(Text(string)) == ["a|tint,struck"])
  }

  @Test("has intents and links from Markdown")
  func markdown() throws {
    let string = try AttributedString(
      markdown: "**a** [b](c)", baseURL: URL(string: "https://x.y/"))
    #expect(parts(Text(string)) == ["a|bold", " ", "b|tint,https://x.y/c"])
    let bold = string.runs.first?.inlinePresentationIntent
    #expect(bold == .stronglyEmphasized)
  }

  @Test("goes to UIKit's kind and back")
  func conversion() {
    let source = NSMutableAttributedString(string: "a👩‍👩‍👧b")
    source.addAttributes(
      [.foregroundColor: UIColor.red, .underlineStyle: 1, .link: "https://x.y"],
      range: NSRange(location: 1, length: 8))
    let string = AttributedString(source)
    #expect(string.runs.count == 3)
    let back = NSAttributedString(string)
    #expect(back.string == source.string)
    var range = NSRange()
    let attributes = back.attributes(at: 1, effectiveRange: &range)
    #expect(range == NSRange(location: 1, length: 8))
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect(attributes[.link] as? URL == URL(string: "https://x.y"))
    #expect(attributes[.underlineStyle] as? Int == 1)
  }
  @Test("keeps the text and the look of what begins inside a letter")
  func conversionOfParts() {
    let source = NSMutableAttributedString(string: "e\u{301}x")
    source.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 1, length: 2))
    let back = NSAttributedString(AttributedString(source))
    #expect(back.string == source.string)
    #expect(back.attribute(.underlineStyle, at: 1, effectiveRange: nil) as? Int == 1)
    #expect(back.attribute(.underlineStyle, at: 2, effectiveRange: nil) as? Int == 1)
  }
}
