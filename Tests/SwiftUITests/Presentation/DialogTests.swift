import OnboardingTesting
import SwiftUI
import Testing

private struct Refusal: LocalizedError {
  var errorDescription: String? { "You are offline." }
  var recoverySuggestion: String? { "Try later." }
}

private struct Asking: View {
  enum Kind { case error, data, dialog }
  let kind: Kind
  @State private var isShown = false
  @State private var refusal: Refusal?
  @State private var name: String?
  @State private var answer = "none"

  var body: some View {
    VStack {
      Text(verbatim: "answer \(answer)")
      Button("Ask") {
        (refusal, name) = (Refusal(), "Ada")
        isShown = true
      }
      switch kind {
      case .error:
        Color.clear.alert(isPresented: $isShown, error: refusal) { _ in
          Button("Again") { answer = "again" }
        } message: {
          Text($0.recoverySuggestion ?? "")
        }
      case .data:
        Color.clear.alert("Remove?", isPresented: $isShown, presenting: name) { name in
          Button("Remove \(name)", role: .destructive) { answer = name }
        }
      case .dialog:
        Color.clear.confirmationDialog(
          "Remove?", isPresented: $isShown, titleVisibility: .hidden, presenting: name
        ) { name in
          Button("Remove \(name)", role: .destructive) { answer = name }
        } message: { name in
          Text("\(name) will not know.")
        }
      }
    }
  }
}

@MainActor @Suite("A question about something", .onScreen) struct DialogTests {
  private func ask(_ kind: Asking.Kind) throws -> Screen {
    let screen = Screen(UIHostingController(rootView: Asking(kind: kind)))
    screen.settle()
    try screen.tap("Ask")
    return screen
  }

  @Test("says the words of an error, and what to do")
  func error() async throws {
    let screen = try ask(.error)
    try await screen.wait(until: "the alert") { screen.has("You are offline.") }
    #expect(screen.has("Try later."))
    try screen.tap("Again")
    try await screen.wait(until: "the answer") { screen.has("answer again") }
  }

  @Test("makes its buttons of the data")
  func data() async throws {
    let screen = try ask(.data)
    try await screen.wait(until: "the alert") { screen.has("Remove?") }
    try screen.tap("Remove Ada")
    try await screen.wait(until: "the answer") { screen.has("answer Ada") }
  }

  @Test("as a dialog can hide its title, and has a way out")
  func dialog() async throws {
    let screen = try ask(.dialog)
    try await screen.wait(until: "the dialog") { screen.has("Ada will not know.") }
    #expect(!screen.has("Remove?"))
    #expect(screen.has("Cancel"))
    try screen.tap("Remove Ada")
    try await screen.wait(until: "the answer") { screen.has("answer Ada") }
  }

  @Test("can be asked in each documented way")
  func overloads() {
    let title = "String"
    let view = Text("Ground")
      .alert(title, isPresented: .constant(false)) { Button("OK") {} }
      .alert(title, isPresented: .constant(false), actions: { EmptyView() }) { Text("Message") }
      .alert(Text("Text"), isPresented: .constant(false)) { Button("OK") {} }
      .alert(title, isPresented: .constant(false), presenting: 1) { Text("\($0)") }
      .alert(isPresented: .constant(false), error: Refusal?.none) { Button("OK") {} }
      .confirmationDialog(title, isPresented: .constant(false)) { Button("A") {} }
      .confirmationDialog(
        Text("Text"), isPresented: .constant(false), titleVisibility: .visible
      ) {
        Button("A") {}
      } message: {
        Text("Message")
      }
      .confirmationDialog("Key", isPresented: .constant(false)) { Button("A") {} }
    let screen = Screen(UIHostingController(rootView: view))
    screen.settle()
    #expect(screen.has("Ground"))
  }
}
