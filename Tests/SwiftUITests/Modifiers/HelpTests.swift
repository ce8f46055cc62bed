import OnboardingTesting
import SwiftUI
import Testing

private struct Changing: View {
  @State private var count = 1
  var body: some View { Button("More") { count += 1 }.help("Pressed \(count)") }
}

@MainActor @Suite("Help for a view", .onScreen) struct HelpTests {
  private func words(_ screen: Screen, _ name: String) throws -> String? {
    let view = try screen.find(name)
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return screen.window.toolTip(atWindowPoint: view.convert(middle, to: nil))
  }

  @Test("is shown beside the pointer, and told to assistive technology")
  func help() throws {
    let string = "string"
    let screen = shown(
      VStack {
        Text("Key").help("key")
        Button("Text") {}.help(Text(verbatim: "text"))
        Text("String").help(string)
        Text("None")
      })
    #expect(try words(screen, "Key") == "key" && words(screen, "Text") == "text")
    #expect(try words(screen, "String") == "string" && words(screen, "None") == nil)
    #expect(try screen.find("Text").accessibilityHint == "text")
    #expect(screen.window.nativeWidget?.asksForToolTips == true)
  }

  @Test("of the innermost view goes before that of others, and follows its state")
  func nested() async throws {
    let screen = shown(
      VStack {
        Text("Inner").help("inner")
        Text("Outer")
      }
      .help("outer"))
    #expect(try words(screen, "Inner") == "inner" && words(screen, "Outer") == "outer")
    let changing = shown(Changing())
    #expect(try words(changing, "More") == "Pressed 1")
    try changing.tap("More")
    try await changing.wait(until: "other words") { (try? words(changing, "More")) == "Pressed 2" }
  }

  @Test("of what lies below a sheet is not shown")
  func covered() async throws {
    struct Covered: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }.help("below")
          .sheet(isPresented: $isShown) {
            Text("Sheet").frame(maxWidth: .infinity, maxHeight: .infinity)
          }
      }
    }
    let screen = shown(Covered())
    let view = try screen.find("Show")
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    #expect(screen.window.toolTip(atWindowPoint: point) == "below")
    try screen.tap("Show")
    try await screen.wait(until: "the sheet") { screen.has("Sheet") }
    #expect(screen.window.toolTip(atWindowPoint: point) == nil)
  }
}
