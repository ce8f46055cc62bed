import OnboardingTesting
import SwiftUI
import Testing

private struct Scheme: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text(verbatim: scheme == .dark ? "dark" : "light") }
}

private struct Units: View {
  @State private var unit = "mi"
  var body: some View {
    Picker("Unit", selection: $unit) {
      ForEach(["km", "mi"], id: \.self) { Text(verbatim: "in \($0)") }
    }
    Text(verbatim: "unit \(unit)")
  }
}

private struct Removing: View {
  @State private var isThere = true
  var body: some View {
    if isThere { Button("Remove me") { isThere = false } } else { Text("Gone") }
  }
}

@MainActor @Suite("What peers do not hear of", .onScreen) struct PeerValueTests {
  private func show(_ view: some View) -> Screen {
    let screen = Screen(UIHostingController(rootView: view))
    screen.settle()
    return screen
  }

  @Test("A change between light and dark reaches views at once")
  func dark() async throws {
    let screen = show(Scheme())
    #expect(screen.has("light"))
    screen.setLook(.dark)
    try await screen.wait(until: "the dark look") { screen.has("dark") }
    screen.setLook(.standard)
    try await screen.wait(until: "the light look") { screen.has("light") }
  }

  @Test("A button may take itself away, by a click and by a key")
  func removesItself() async throws {
    let clicked = show(Removing())
    try clicked.tap("Remove me")
    try await clicked.wait(until: "it to be gone") { clicked.has("Gone") }
    let pressed = show(Removing())
    pressed.press(.tab)
    pressed.press(.space)
    try await pressed.wait(until: "it to be gone") { pressed.has("Gone") }
  }

  @Test("The elements of a collection in a picker stand for their identities")
  func tags() async throws {
    let screen = show(Units())
    #expect(screen.textTree.contains("button \"Unit\" = \"in mi\""))
    try screen.tap("Unit")
    try await screen.wait(until: "the question") { screen.has("in km") }
    try screen.tap("in km")
    try await screen.wait(until: "the value") { screen.has("unit km") }
  }
}
