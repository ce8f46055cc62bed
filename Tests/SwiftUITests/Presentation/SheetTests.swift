import OnboardingTesting
import SwiftUI
import Testing

private struct Presenter: View {
  let log: BodyRuns
  var isStubborn = false
  @State private var isShown = false
  @State private var count = 0

  private func noteDismissal() { log.note("dismissed") }

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown, onDismiss: noteDismissal) {
        VStack {
          Text("Count \(count)")
          Button("Add") { count += 1 }
          Button("Set") { isShown = false }
          Closing()
        }
        .interactiveDismissDisabled(isStubborn)
      }
  }
}

private struct Closing: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  var body: some View { Button(isPresented ? "Close" : "Not shown") { dismiss() } }
}

private struct Person: Identifiable { let id: Int }

private struct Choosing: View {
  let log: BodyRuns
  @State private var person: Person?
  private func noteDismissal() { log.note("dismissed") }

  var body: some View {
    Button("Show") { person = Person(id: 1) }
      .sheet(item: $person, onDismiss: noteDismissal) { shown in
        Button("Person \(shown.id)") { person = Person(id: shown.id + 1) }
      }
  }
}

@MainActor @Suite("A sheet", .onScreen) struct SheetTests {
  private let log = BodyRuns()

  private func show(_ view: some View) -> Screen {
    let screen = Screen(UIHostingController(rootView: view))
    screen.settle()
    return screen
  }

  private func opened(isStubborn: Bool = false) async throws -> Screen {
    let screen = show(Presenter(log: log, isStubborn: isStubborn))
    try screen.tap("Show")
    try await screen.wait(until: "the sheet") { screen.has("Count 0") }
    return screen
  }

  @Test("follows the state of the view that shows it")
  func live() async throws {
    let screen = try await opened()
    try screen.tap("Add")
    try await screen.wait(until: "the new count") { screen.has("Count 1") }
  }

  @Test(
    "goes when its state is set to false, by dismiss, and by Escape, and says so once",
    arguments: ["Set", "Close", "Escape"])
  func dismissal(way: String) async throws {
    let screen = try await opened()
    if way == "Escape" { screen.press(.escape) } else { try screen.tap(way) }
    try await screen.wait(until: "the sheet to go") { !screen.has("Count 0") }
    try await screen.wait(until: "onDismiss") { !log.names.isEmpty }
    screen.settle()
    #expect(log.take() == ["dismissed"])
    try screen.tap("Show")
    try await screen.wait(until: "the sheet again") { screen.has("Count 0") }
  }

  @Test("stays when Escape is pressed and interactiveDismissDisabled holds it")
  func stubborn() async throws {
    let screen = try await opened(isStubborn: true)
    screen.settle()
    screen.press(.escape)
    screen.settle()
    #expect(screen.has("Count 0"))
    #expect(log.take() == [])
  }

  @Test("makes way for that of another item")
  func swap() async throws {
    let screen = show(Choosing(log: log))
    try screen.tap("Show")
    try await screen.wait(until: "the first") { screen.has("Person 1") }
    try screen.tap("Person 1")
    try await screen.wait(until: "the second") {
      screen.has("Person 2") && !screen.has("Person 1")
    }
    #expect(log.take() == ["dismissed"])
  }
}
