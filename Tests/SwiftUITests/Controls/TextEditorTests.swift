import OnboardingTesting
import SwiftUI
import Testing

private struct Note: View {
  @State private var note = "First"
  var body: some View {
    VStack {
      TextEditor(text: $note).accessibilityLabel("Note")
      Text(verbatim: "<\(note)>")
      Button("Clear") { note = "" }
    }
  }
}

@MainActor @Suite("A text editor", .onScreen) struct TextEditorTests {
  @Test("shows its text, hands on what is typed and takes what the program sets")
  func text() async throws {
    let screen = Screen(UIHostingController(rootView: Note()))
    let editor = try #require(screen.find("Note") as? UITextView)
    #expect(editor.text == "First")
    editor.selectedRange = NSRange(location: 5, length: 0)
    try screen.type(" line", into: "Note")
    try await screen.wait(until: "the text") { screen.has("<First line>") }
    try screen.tap("Clear")
    try await screen.wait(until: "no text") { screen.has("<>") }
    #expect(editor.text == "")
  }

  @Test("fills its room and scrolls a longer text")
  func scrolls() async throws {
    let text = String(repeating: "A line of text.\n", count: 60)
    let screen = Screen(
      UIHostingController(
        rootView: TextEditor(text: .constant(text)).frame(width: 200, height: 100)
          .accessibilityLabel("Note")))
    let editor = try #require(screen.find("Note") as? UITextView)
    #expect(editor.bounds.size == CGSize(width: 200, height: 100))
    try await screen.wait(until: "the text is laid out") { editor.contentSize.height > 600 }
  }

  @Test("cannot be edited while it is disabled")
  func disabled() throws {
    let screen = Screen(
      UIHostingController(
        rootView: TextEditor(text: .constant("a")).accessibilityLabel("Note").disabled(true)))
    #expect(try #require(screen.find("Note") as? UITextView).isEditable == false)
  }
}
