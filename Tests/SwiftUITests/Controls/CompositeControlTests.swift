import OnboardingTesting
import SwiftUI
import Testing

private struct Guests: View {
  @State private var count = 2
  @State private var edits = 0
  var body: some View {
    Stepper("Guests", value: $count, in: 1...3) { isEditing in if isEditing { edits += 1 } }
    Text(verbatim: "\(count) after \(edits)")
  }
}

private struct Details: View {
  @State private var isOpen = true
  var body: some View {
    DisclosureGroup("Bound", isExpanded: $isOpen) { Text("Shown") }
    DisclosureGroup("Own") { Text("Hidden") }
    Text(verbatim: "open \(isOpen)")
  }
}

private struct Actions: View {
  @State private var done = "nothing"
  var body: some View {
    Menu("More") {
      Button("Rename") { done = "renamed" }
      Button("Delete", role: .destructive) { done = "deleted" }.disabled(true)
    }
    Text(verbatim: done)
  }
}

@MainActor @Suite("A control made of others", .onScreen) struct CompositeControlTests {
  private func show(_ view: some View, _ look: ScreenLook = .standard) -> Screen {
    let screen = Screen(UIHostingController(rootView: view), look: look)
    screen.settle()
    return screen
  }

  @Test("A stepper goes up and down, and no further than its bounds")
  func stepper() async throws {
    let screen = show(Guests())
    try screen.tap("Increment")
    try await screen.wait(until: "one more") { screen.has("3 after 1") }
    #expect(try #require(screen.find("Increment") as? UIControl).isEnabled == false)
    try screen.tap("Decrement")
    try await screen.wait(until: "one less") { screen.has("2 after 2") }
    #expect(try #require(screen.find("Increment") as? UIControl).isEnabled)
    try screen.tap("Decrement")
    try await screen.wait(until: "one less") { screen.has("1 after 3") }
    #expect(try #require(screen.find("Decrement") as? UIControl).isEnabled == false)
  }

  @Test("A group is opened and closed by its label, by a key too")
  func disclosure() async throws {
    let screen = show(Details())
    #expect(screen.has("Shown"))
    #expect(!screen.has("Hidden"))
    try screen.tap("Bound")
    try await screen.wait(until: "it to close") { !screen.has("Shown") && screen.has("open false") }
    screen.press(.tab)
    screen.press(.tab)
    screen.press(.space)
    try await screen.wait(until: "the other to open") { screen.has("Hidden") }
    #expect(screen.textTree.contains("button \"Own\" = \"Expanded\""))
  }

  @Test("A menu asks which action to do, and does it")
  func menu() async throws {
    let screen = show(Actions())
    try screen.tap("More")
    try await screen.wait(until: "the choice") { screen.has("Rename") && screen.has("Delete") }
    try screen.tap("Rename")
    try await screen.wait(until: "the action") { screen.has("renamed") }
  }

  @Test("A box shows its label as a heading above its content")
  func box() throws {
    let screen = show(GroupBox("Terms") { Text("Be kind.") })
    #expect(screen.textTree.contains("heading \"Terms\""))
    let label = try screen.find("Terms").convert(CGPoint.zero, to: nil)
    #expect(try label.y < screen.find("Be kind.").convert(CGPoint.zero, to: nil).y)
  }

  @Test("cuts no text, whatever the look", arguments: [ScreenLook.largeText, .rightToLeft, .dark])
  func looks(look: ScreenLook) {
    let screen = show(
      ScrollView {
        Guests()
        Details()
        Actions()
        GroupBox("Terms") { Text("Be kind.") }
      }, look)
    #expect(screen.layoutProblems().isEmpty)
  }

  @Test("A row has a ground of its own, from edge to edge, and a badge at its end")
  func row() throws {
    let screen = Screen(
      UIHostingController(
        rootView: List {
          Text("Inbox").badge(3).listRowBackground(Color(red: 1, green: 0, blue: 0))
          Text("Sent").badge(0)
        }
        .listStyle(.plain)), size: ScreenSize(width: 200, height: 200))
    screen.settle()
    let row = try screen.find("Inbox")
    let y = row.convert(CGPoint(x: 0, y: row.bounds.midY), to: nil).y
    #expect(try screen.color(at: CGPoint(x: 3, y: y)).prefix(3) == [255, 0, 0])
    #expect(try screen.color(at: CGPoint(x: 197, y: y)).prefix(3) == [255, 0, 0])
    let other = try screen.find("Sent")
    let below = other.convert(CGPoint(x: 0, y: other.bounds.midY), to: nil).y
    #expect(try screen.color(at: CGPoint(x: 3, y: below)).prefix(3) != [255, 0, 0])
    let badge = try screen.find("3")
    #expect(badge.convert(CGPoint(x: badge.bounds.maxX, y: 0), to: nil).x == 184)
    #expect(!screen.has("0"))
  }
}
