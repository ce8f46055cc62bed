import OnboardingTesting
import SwiftUI
import Testing

private struct Item: Identifiable { let id: Int }

/// Asks in the form of a number.
private struct Asking: View {
  let form: Int
  let runs: BodyRuns
  @State private var isShown = false
  @State private var item: Item?
  private let title = "Which?"
  private let name: String? = "Ada"

  var body: some View {
    Button("Ask") {
      isShown = true
      item = Item(id: 7)
    }
    .background { question }
  }

  private func noteDismissal() { runs.note("dismissed") }

  @ViewBuilder private func answer(_ name: String = "Good") -> some View {
    Button(name) { runs.note(name) }
  }

  @ViewBuilder private var question: some View {
    let clear = Color.clear
    switch form {
    case 0: clear.alert("Which?", isPresented: $isShown) { answer() }
    case 1: clear.alert(title, isPresented: $isShown) { answer() }
    case 2: clear.alert(Text("Which?"), isPresented: $isShown) { answer() }
    case 3:
      clear.alert(title, isPresented: $isShown) {
        answer()
      } message: {
        Text("More")
      }
    case 4: clear.alert("Which?", isPresented: $isShown, presenting: name) { answer($0) }
    case 5: clear.alert(title, isPresented: $isShown, presenting: name) { answer($0) }
    case 6:
      clear.alert("Which?", isPresented: $isShown, presenting: name) {
        answer($0)
      } message: {
        Text("More of \($0)")
      }
    case 7:
      clear.alert(title, isPresented: $isShown, presenting: name) {
        answer($0)
      } message: {
        Text("More of \($0)")
      }
    case 8: clear.confirmationDialog("Which?", isPresented: $isShown) { answer() }
    case 9: clear.confirmationDialog(title, isPresented: $isShown) { answer() }
    case 10: clear.confirmationDialog(Text("Which?"), isPresented: $isShown) { answer() }
    case 11:
      clear.confirmationDialog("Which?", isPresented: $isShown, titleVisibility: .visible) {
        answer()
      } message: {
        Text("More")
      }
    case 12:
      clear.confirmationDialog(title, isPresented: $isShown) {
        answer()
      } message: {
        Text("More")
      }
    case 13:
      clear.confirmationDialog("Which?", isPresented: $isShown, presenting: name) { answer($0) }
    case 14: clear.confirmationDialog(title, isPresented: $isShown, presenting: name) { answer($0) }
    case 15:
      clear.confirmationDialog(Text("Which?"), isPresented: $isShown, presenting: name) {
        answer($0)
      }
    case 16:
      clear.confirmationDialog(title, isPresented: $isShown, presenting: name) {
        answer($0)
      } message: {
        Text("More of \($0)")
      }
    default:
      clear.fullScreenCover(item: $item, onDismiss: noteDismissal) { item in
        VStack {
          Text("Which?")
          Button("Good") {
            runs.note("Good \(item.id)")
            self.item = nil
          }
        }
      }
    }
  }
}

private struct OldAlerts: View {
  let runs: BodyRuns
  @State private var isShown = false
  var body: some View { content }
  @available(*, deprecated) private var content: some View {
    Button("Ask") { isShown = true }
      .alert(isPresented: $isShown) {
        Alert(
          title: Text("Which?"),
          primaryButton: .default(Text("Good"), action: { runs.note("Good") }),
          secondaryButton: .cancel(Text("Not now")) { runs.note("Not now") })
      }
  }
}

private struct OldAlert: View {
  let runs: BodyRuns
  @State private var isShown = false
  var body: some View { content }
  @available(*, deprecated) private var content: some View {
    Button("Ask") { isShown = true }
      .alert(isPresented: $isShown) { Alert(title: Text("Which?"), message: Text("More")) }
  }
}

@MainActor @Suite("A documented form of a question", .onScreen) struct QuestionFormTests {
  private let runs = BodyRuns()

  @Test("asks, says more where it is told to, and does what the button says", arguments: 0...17)
  func form(number: Int) async throws {
    let screen = shown(Asking(form: number, runs: runs))
    try screen.tap("Ask")
    let isAbout = [4, 5, 6, 7, 13, 14, 15, 16].contains(number)
    let button = isAbout ? "Ada" : "Good"
    try await screen.wait(until: "the question") { screen.has("Which?") && screen.has(button) }
    let more =
      [3, 11, 12].contains(number) ? "More" : [6, 7, 16].contains(number) ? "More of Ada" : nil
    #expect(screen.textTree.contains("More") == (more != nil))
    if let more { #expect(screen.has(more)) }
    try screen.tap(button)
    try await screen.wait(until: "it is gone") { screen.has("Ask") && !screen.has("Which?") }
    try await screen.wait(until: "all is told") { runs.names.count == (number == 17 ? 2 : 1) }
    #expect(runs.take() == (number == 17 ? ["Good 7", "dismissed"] : [button]))
  }

  @Test("of before has buttons by their kinds, or one to go on")
  func old() async throws {
    let screen = shown(OldAlerts(runs: runs))
    for name in ["Good", "Not now"] {
      try screen.tap("Ask")
      try await screen.wait(until: "the question") { screen.has("Which?") }
      try screen.tap(name)
      try await screen.wait(until: "it is gone") { !screen.has("Which?") }
    }
    #expect(runs.take() == ["Good", "Not now"])
    let one = shown(OldAlert(runs: runs))
    try one.tap("Ask")
    try await one.wait(until: "the message") { one.has("Which?") && one.has("More") }
    try one.tap("OK")
    try await one.wait(until: "it is gone") { !one.has("Which?") }
  }
}
