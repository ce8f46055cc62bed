import OnboardingTesting
import SwiftUI
import Testing

private struct Titled: View {
  let form: Int
  private let title = "Title"
  var body: some View { NavigationStack { content } }
  @available(*, deprecated) @ViewBuilder private var old: some View {
    switch form {
    case 0: Text("Page").navigationBarTitle("Title")
    case 1: Text("Page").navigationBarTitle(title)
    case 2: Text("Page").navigationBarTitle(Text("Title"))
    case 3: Text("Page").navigationBarTitle("Title", displayMode: .inline)
    case 4: Text("Page").navigationBarTitle(title, displayMode: .inline)
    case 5: Text("Page").navigationBarItems(leading: Text("Title"))
    case 6: Text("Page").navigationBarItems(trailing: Text("Title"))
    default: Text("Page").navigationTitle(title)
    }
  }
  @ViewBuilder private var content: some View { oldContent }
  private var oldContent: some View { Old(form: form) }

  private struct Old: View {
    let form: Int
    var body: some View { content }
    @available(*, deprecated) private var content: some View { Titled(form: form).old }
  }
}

private struct Optional: View {
  @State private var hasMore = false
  var body: some View {
    NavigationStack {
      Button("Turn") { hasMore.toggle() }
        .toolbar {
          if hasMore { ToolbarItem(placement: .topBarTrailing) { Text(verbatim: "More") } }
          if #available(iOS 17, *) {
            ToolbarItem(placement: .topBarLeading) { Text(verbatim: "Always") }
          }
        }
    }
  }
}

@MainActor @Suite("A documented form of navigation", .onScreen) struct NavigationFormTests {
  @Test("says the title or an item of the bar", arguments: 0...7)
  func titles(form: Int) async throws {
    let screen = shown(Titled(form: form))
    try await screen.wait(until: "the title") { screen.has("Title") && screen.has("Page") }
  }

  @Test("has items on conditions")
  func items() async throws {
    let screen = shown(Optional())
    try await screen.wait(until: "the item") { screen.has("Always") }
    #expect(!screen.has("More"))
    try screen.tap("Turn")
    try await screen.wait(until: "the other item") { screen.has("More") && screen.has("Always") }
    try screen.tap("Turn")
    try await screen.wait(until: "the other item to go") { !screen.has("More") }
  }

  @Test("goes back by as many values as it is told")
  func path() {
    var path = NavigationPath([1, 2])
    path.append("three")
    path.removeLast(2)
    #expect(path.count == 1)
    path.removeLast()
    #expect(path.isEmpty)
  }

  @Test("of the old view has one style")
  func old() async throws {
    let automatic = shown(
      NavigationView { Text("Page").navigationTitle("Title") }.navigationViewStyle(.automatic))
    try await automatic.wait(until: "the title") { automatic.has("Title") }
    let stack = shown(
      NavigationView { Text("Page").navigationTitle("Title") }
        .navigationViewStyle(DefaultNavigationViewStyle()))
    try await stack.wait(until: "the title") { stack.has("Title") }
  }
}
