import OnboardingTesting
import SwiftUI
import Testing

private struct Asking: View {
  let log: BodyRuns
  @State private var isAsked = false
  var body: some View {
    Button("Ask \(isAsked ? "now" : "later")") { isAsked = true }
      .alert("Delete all?", isPresented: $isAsked) {
        Button("Delete", role: .destructive) { log.note("delete") }
        Button("Keep", role: .cancel) { log.note("keep") }
      } message: {
        Text("It cannot be undone.")
      }
  }
}

@MainActor @Suite("An alert of views", .onScreen) struct AlertTests {
  private let log = BodyRuns()

  @Test(
    "does what the chosen button says, once, and sets its state to false",
    arguments: ["Delete", "Keep", "Escape"])
  func choice(way: String) async throws {
    let screen = Screen(UIHostingController(rootView: Asking(log: log)))
    screen.settle()
    try screen.tap("Ask later")
    try await screen.wait(until: "the alert") {
      screen.has("Delete all?") && screen.has("It cannot be undone.")
    }
    if way == "Escape" { screen.press(.escape) } else { try screen.tap(way) }
    try await screen.wait(until: "the alert to go") {
      screen.has("Ask later") && !screen.has("Delete all?")
    }
    #expect(log.take() == [way == "Delete" ? "delete" : "keep"])
  }
}
