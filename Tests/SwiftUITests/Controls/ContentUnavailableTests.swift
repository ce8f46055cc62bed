import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("What stands in place of content", .onScreen) struct ContentUnavailableTests {
  @Test("says what is missing in each documented form")
  func forms() throws {
    let title = "String"
    let views: [(AnyView, [String])] = [
      (AnyView(ContentUnavailableView("Key", systemImage: "person")), ["Key"]),
      (
        AnyView(ContentUnavailableView("Key", systemImage: "person", description: Text("More"))),
        ["Key", "More"]
      ),
      (AnyView(ContentUnavailableView(title, systemImage: "person")), ["String"]),
      (AnyView(ContentUnavailableView("Picture", image: "missing")), ["Picture"]),
      (
        AnyView(ContentUnavailableView(title, image: "missing", description: Text("More"))),
        ["String", "More"]
      ),
      (AnyView(ContentUnavailableView.search), ["No results"]),
      (AnyView(ContentUnavailableView.search(text: "abc")), ["No results for “abc”"]),
      (
        AnyView(ContentUnavailableView { Label("Views", systemImage: "person") }), ["Views"]
      ),
    ]
    for (view, names) in views {
      let screen = shown(view)
      for name in names { #expect(screen.has(name), "\(screen.textTree)") }
      #expect(screen.layoutProblems().isEmpty)
    }
  }

  @Test("has buttons that work, and a heading in the middle of the room")
  func actions() async throws {
    var presses = 0
    let screen = shown(
      ContentUnavailableView {
        Label("No visits", systemImage: "person")
      } description: {
        Text("Visits of today appear here.")
      } actions: {
        Button("Plan one") { presses += 1 }
      })
    #expect(screen.textTree.contains("heading \"No visits\""), "\(screen.textTree)")
    let title = try screen.find("No visits")
    let middle = title.convert(CGPoint(x: title.bounds.midX, y: 0), to: nil).x
    #expect(abs(middle - screen.window.bounds.midX) <= 1)
    try screen.tap("Plan one")
    try await screen.wait(until: "the press") { presses == 1 }
  }
}
