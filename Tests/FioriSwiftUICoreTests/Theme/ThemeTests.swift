import FioriSwiftUICore
import FioriThemeManager
import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("The theme in SwiftUI", .onScreen) struct ThemeTests {
  /// Reads the label that shows a text while its screen, and so its look, is there.
  private func withLabel<Content: View>(
    _ content: Content, look: ScreenLook = .standard, _ read: (UILabel) -> Void
  ) throws {
    let screen = Screen(UIHostingController(rootView: content), look: look)
    try withExtendedLifetime(screen) { read(try #require(screen.window.all(UILabel.self).first)) }
  }

  @Test("gives the colour that UIKit is given")
  func color() throws {
    let text = Text("A").foregroundStyle(
      Color.preferredColor(.tintColor, background: .darkConstant, interface: nil))
    try withLabel(text) { label in
      #expect(
        label.textColor == .preferredFioriColor(forStyle: .tintColor, background: .darkConstant))
    }
  }

  @Test("gives the font that UIKit is given", arguments: UIFont.FioriTextStyle.allCases)
  func fonts(_ style: Font.FioriTextStyle) throws {
    for scale in [1.0, 2.0] {
      for weight in [UIFont.FioriWeight.regular, .semibold, .black] {
        let text = Text("A").font(.fiori(forTextStyle: style, weight: weight))
        try withLabel(text, look: ScreenLook(textScale: scale)) { label in
          let wanted = UIFont.preferredFioriFont(forTextStyle: style, weight: weight)
          // SwiftUI knows steps of text size, UIKit the desktop's factor itself.
          #expect(abs(label.font.pointSize - wanted.pointSize) <= 2)
          #expect(label.font.fontName == wanted.fontName)
        }
      }
    }
  }

  @Test("gives a font of a fixed size, whatever the text size")
  func fixedFont() throws {
    let text = Text("A").font(.fiori(fixedSize: 21, weight: .bold))
    try withLabel(text, look: .largeText) { label in
      #expect(label.font.pointSize == 21)
      #expect(
        label.font.fontName == UIFont.preferredFioriFont(fixedSize: 21, weight: .bold).fontName)
    }
  }

  @Test("makes italic text regular")
  func italic() throws {
    let text = Text("A").font(.fiori(forTextStyle: .body, weight: .bold, isItalic: true))
    try withLabel(text) { label in
      let wanted = UIFont.preferredFioriFont(forTextStyle: .body, isItalic: true)
      #expect(label.font.fontName == wanted.fontName)
      #expect(label.font.pointSize == wanted.pointSize)
    }
  }
}
