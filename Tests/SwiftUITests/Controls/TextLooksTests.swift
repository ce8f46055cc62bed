import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("Text of controls", .onScreen) struct TextLooksTests {
  private func show(_ view: some View, _ look: ScreenLook = .standard) -> Screen {
    Screen(UIHostingController(rootView: view), look: look)
  }

  @Test("in a field grows with the text size")
  func fieldGrows() throws {
    let field = TextField("Name", text: .constant("Ada"))
    let plain = try #require(show(field).find("Name") as? UITextField).font?.pointSize ?? 0
    let large = show(field, .largeText)
    let grown = try #require(large.find("Name") as? UITextField).font?.pointSize ?? 0
    #expect(grown > plain * 1.5)
  }

  @Test("is as large as UIKit's, for any text size", arguments: [0.8, 1.0, 1.25, 2, 3])
  func sameSize(scale: Double) throws {
    let look = ScreenLook(textScale: scale)
    let screen = show(
      VStack {
        Text(verbatim: "Words")
        TextField("Name", text: .constant("Ada"))
      }, look)
    screen.settle()
    let field = try #require(screen.find("Name") as? UITextField)
    let label = try #require(screen.find("Words") as? UILabel)
    let body = UIFont.preferredFont(
      forTextStyle: .body, compatibleWith: screen.window.traitCollection)
    #expect(label.font.pointSize == body.pointSize)
    #expect(field.font?.pointSize == body.pointSize)
  }

  @Test("begins at the leading side, whatever its own script")
  func leading() throws {
    let text = Text(verbatim: "English")
    #expect(try #require(show(text).find("English") as? UILabel).textAlignment == .left)
    let turned = show(text, .rightToLeft)
    #expect(try #require(turned.find("English") as? UILabel).textAlignment == .right)
  }
}
