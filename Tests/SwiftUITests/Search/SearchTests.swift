import OnboardingTesting
import SwiftUI
import Testing

private struct Looking: View {
  let runs: BodyRuns
  @State private var words = ""
  private let names = ["Ada", "Grace", "Rahel"]
  var body: some View {
    NavigationStack {
      Results(names: names.filter { words.isEmpty || $0.contains(words) })
        .navigationTitle("Names")
    }
    .searchable(text: $words, prompt: "Name")
    .onSubmit(of: .search) { runs.note("search \(words)") }
    .onSubmit { runs.note("text") }
  }
}

private struct Results: View {
  let names: [String]
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  var body: some View {
    List {
      ForEach(names, id: \.self) { Text($0) }
      Text(verbatim: "searching \(isSearching)")
      Button("Stop") { dismissSearch() }
    }
    .overlay { if names.isEmpty { ContentUnavailableView.search } }
  }
}

@MainActor @Suite("A view that is searched", .onScreen) struct SearchTests {
  private let runs = BodyRuns()

  @Test("has a field for words, which can be emptied")
  func words() async throws {
    let screen = shown(Looking(runs: runs))
    #expect(screen.has("searching false") && !screen.has("Clear"))
    try screen.type("Gra", into: "Name")
    try await screen.wait(until: "the results") { screen.has("Grace") && !screen.has("Ada") }
    #expect(screen.has("searching true"))
    screen.press(.return)
    #expect(runs.take() == ["search Gra"])
    try screen.tap("Clear")
    try await screen.wait(until: "all") { screen.has("Ada") && !screen.has("Clear") }
  }

  @Test("ends the search where a view in it asks for that")
  func dismiss() async throws {
    let screen = shown(Looking(runs: runs))
    try screen.type("x", into: "Name")
    try await screen.wait(until: "no results") { screen.has("No results") && !screen.has("Ada") }
    try screen.tap("Stop")
    try await screen.wait(until: "all") { screen.has("Ada") && screen.has("searching false") }
  }

  @Test("can be made in each documented way")
  func forms() {
    let prompt = "String"
    let text = Binding.constant("")
    let drawer = SearchFieldPlacement.navigationBarDrawer(displayMode: .always)
    #expect(shown(Text("a").searchable(text: text)).has("Search"))
    #expect(shown(Text("a").searchable(text: text, prompt: Text("Text"))).has("Text"))
    #expect(shown(Text("a").searchable(text: text, placement: drawer, prompt: "Key")).has("Key"))
    #expect(
      shown(Text("a").searchable(text: text, placement: .automatic, prompt: prompt)).has("String"))
  }
}
