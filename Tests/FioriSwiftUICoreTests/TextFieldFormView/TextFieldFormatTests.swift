import FioriSwiftUICore
import OnboardingTesting
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("A field that shows what is typed in another form", .onScreen)
struct TextFieldFormatTests {
  /// Groups of four digits; nothing else is taken.
  private final class Groups: FormattedStringEditing {
    isolated deinit {}
    func string(
      for string: String, cursorPosition: Int
    ) -> (formattedString: String?, adjustedCursorPosition: Int)? {
      let groups = stride(from: 0, to: string.count, by: 4).map {
        String(string.dropFirst($0).prefix(4))
      }
      return (groups.joined(separator: " "), cursorPosition + max(0, cursorPosition - 1) / 4)
    }
    func editingString(for obj: Any) -> String? { (obj as? String)?.replacing(" ", with: "") }
    func isPartialStringValid(_ partialString: String) -> Bool {
      partialString.allSatisfy(\.isNumber)
    }
  }

  private struct Page: View {
    @Binding var text: String
    private let groups = Groups()
    init(text: Binding<String>) { _text = text }

    var body: some View { TextFieldFormView(title: "Number", text: $text, formatter: groups) }
  }

  private func story(_ text: String = "") -> WelcomeStory {
    WelcomeStory(input: text) { _, input in Page(text: input) }
  }

  private func field(_ story: WelcomeStory) throws -> UITextField {
    try #require(story.screen.window.all(UITextField.self).first)
  }

  @Test("gives the app what was typed without it, letter by letter")
  func typing() async throws {
    let story = story()
    for letter in "12345678" {
      try story.screen.type(String(letter), into: "Number")
      await story.settle()
    }
    #expect(story.app.input == "12345678")
    #expect(try field(story).text == "1234 5678")
    story.screen.press(.backspace)
    await story.settle()
    #expect(story.app.input == "1234567")
    #expect(try field(story).text == "1234 567")
  }

  @Test("does not take what the formatter refuses")
  func refused() async throws {
    let story = story("1234")
    try story.screen.type("x", into: "Number")
    await story.settle()
    #expect(story.app.input == "1234")
    #expect(try field(story).text == "1234")
    try story.screen.type("5", into: "Number")
    await story.settle()
    #expect(try field(story).text == "1234 5")
  }

  @Test("shows what the app sets")
  func set() async throws {
    let story = story("12345")
    #expect(try field(story).text == "1234 5")
    story.app.input = "987654"
    await story.settle()
    #expect(try field(story).text == "9876 54")
    #expect(story.app.input == "987654")
  }

  @Test("is none for a secret")
  func secret() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = TextFieldFormView(
        title: "Secret", text: .constant(""), isSecureEnabled: true, formatter: Groups())
    }
  }
}
