import OnboardingTesting
import SwiftUI
import Testing

private struct Names: View {
  @State private var names = ["Ada", "Grace", "Rahel"]
  var body: some View {
    NavigationStack {
      List {
        ForEach(names, id: \.self) { name in
          Text(name).deleteDisabled(name == "Rahel").moveDisabled(name == "Rahel")
        }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        Text(verbatim: names.joined(separator: "+"))
      }
      .toolbar { EditButton() }
    }
  }
}

private struct Chosen: View {
  @State private var one: String?
  @State private var many: Set<Int> = []
  let isMany: Bool
  var body: some View {
    VStack {
      Text(verbatim: "one \(one ?? "-") many \(many.sorted())")
      Button("Choose") { one = "out" }
      if isMany {
        List(0..<3, id: \.self, selection: $many) { Text(verbatim: "Row \($0)") }
      } else {
        List(selection: $one) {
          Text("In").tag("in")
          Text("Out").tag("out")
          Text("Nowhere")
        }
      }
    }
  }
}

private struct Swiped: View {
  @State private var done = "nothing"
  @State private var names = ["Ada", "Grace"]
  var body: some View {
    List {
      Text("Invoice")
        .swipeActions(edge: .leading) { Button("Pin") { done = "pinned" } }
        .swipeActions { Button("Archive", role: .destructive) { done = "archived" } }
      ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
      Text(verbatim: "done \(done)")
    }
  }
}

private struct Given: View {
  @State private var mode = EditMode.active
  var body: some View {
    List { ForEach([1], id: \.self) { Text(verbatim: "Row \($0)") }.onDelete { _ in } }
      .environment(\.editMode, $mode)
    EditButton().environment(\.editMode, $mode)
    Text(verbatim: "editing \(mode.isEditing)")
  }
}

@MainActor @Suite("A list that is edited", .onScreen) struct ListEditTests {
  @Test("takes rows away and moves them in edit mode, but for those that may not")
  func editing() async throws {
    let screen = shown(Names())
    #expect(!screen.has("Delete Ada"))
    try screen.tap("Edit")
    try await screen.wait(until: "the buttons") { screen.has("Delete Ada") && screen.has("Done") }
    #expect(!screen.has("Delete Rahel") && !screen.has("Move up Rahel"))
    let up = try #require(try screen.find("Move up Ada") as? UIControl)
    #expect(!up.isEnabled)
    try screen.tap("Move down Ada")
    try await screen.wait(until: "the move") { screen.has("Grace+Ada+Rahel") }
    try screen.tap("Move up Ada")
    try await screen.wait(until: "the move back") { screen.has("Ada+Grace+Rahel") }
    try screen.tap("Delete Grace")
    try await screen.wait(until: "the removal") { screen.has("Ada+Rahel") && !screen.has("Grace") }
    try screen.tap("Done")
    try await screen.wait(until: "the end") { !screen.has("Delete Ada") && screen.has("Edit") }
  }

  @Test("takes rows away by the menu of each without edit mode, and by keys alone")
  func menu() async throws {
    let screen = shown(Swiped())
    try #require(try screen.find("Actions for Ada") as? UIControl).becomeFirstResponder()
    screen.press(.space)
    try await screen.wait(until: "the menu") { screen.has("Delete") }
    try screen.tap("Delete")
    try await screen.wait(until: "the removal") { !screen.has("Ada") && screen.has("Grace") }
  }

  @Test("opens the buttons of both sides of a row, which act")
  func swipeActions() async throws {
    let screen = shown(Swiped())
    try screen.tap("Actions for Invoice")
    try await screen.wait(until: "the menu") { screen.has("Archive") && screen.has("Pin") }
    try screen.tap("Pin")
    try await screen.wait(until: "the action") { screen.has("done pinned") }
    try screen.tap("Actions for Invoice")
    try await screen.wait(until: "the menu") { screen.has("Archive") }
    try screen.tap("Archive")
    try await screen.wait(until: "the action") { screen.has("done archived") }
  }

  @Test("has one row chosen by a press, and shows what its state says")
  func one() async throws {
    let screen = shown(Chosen(isMany: false))
    #expect(screen.textTree.contains("button \"In\"\n"))
    #expect(!screen.textTree.contains("button \"Nowhere\""))
    try screen.tap("In")
    try await screen.wait(until: "the choice") { screen.has("one in many []") }
    #expect(
      screen.textTree.contains("button \"In\" focused selected")
        || screen.textTree.contains("button \"In\" selected"), "\(screen.textTree)")
    try screen.tap("Choose")
    try await screen.wait(until: "the other") {
      screen.textTree.contains("button \"Out\" selected")
    }
    #expect(!screen.textTree.contains("button \"In\" selected"))
  }

  @Test("has any number of rows chosen, by the identities of its elements")
  func many() async throws {
    let screen = shown(Chosen(isMany: true))
    try screen.tap("Row 2")
    try await screen.wait(until: "one") { screen.has("one - many [2]") }
    try screen.tap("Row 0")
    try await screen.wait(until: "two") { screen.has("one - many [0, 2]") }
    try screen.tap("Row 2")
    try await screen.wait(until: "one again") { screen.has("one - many [0]") }
    #expect(screen.textTree.contains("button \"Row 0\" selected"), "\(screen.textTree)")
  }

  @Test("follows an edit mode of the app's own")
  func ownMode() async throws {
    let screen = shown(VStack { Given() })
    #expect(screen.has("Delete Row 1"))
    try screen.tap("Done")
    try await screen.wait(until: "the end") { screen.has("editing false") }
    #expect(!screen.has("Delete Row 1"))
  }

  @Test("chooses rows of elements in each documented form")
  func forms() {
    struct Named: Identifiable, Hashable { let id: String }
    let names = [Named(id: "a"), Named(id: "b")]
    let screens = [
      shown(List(names, selection: .constant("b" as String?)) { Text($0.id) }),
      shown(List(names, selection: .constant(["b"] as Set<String>)) { Text($0.id) }),
      shown(List(names, id: \.id, selection: .constant("b" as String?)) { Text($0.id) }),
      shown(List(selection: .constant(["b"] as Set<String>)) { ForEach(names) { Text($0.id) } }),
    ]
    for screen in screens {
      #expect(screen.textTree.contains("button \"b\" selected"), "\(screen.textTree)")
      #expect(screen.textTree.contains("button \"a\"\n"))
    }
  }
}
