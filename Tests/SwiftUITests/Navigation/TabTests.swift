import OnboardingTesting
import SwiftUI
import Testing

private struct Pages: View {
  let runs: BodyRuns
  @State private var page = "home"
  var body: some View {
    TabView(selection: $page) {
      Home(runs: runs)
        .tabItem { Label("Home", systemImage: "person") }
        .tag("home")
      NavigationStack {
        NavigationLink("Deeper") { Text("Deep") }.navigationTitle("Settings title")
      }
      .tabItem { Label("Settings", systemImage: "gearshape") }
      .tag("settings")
      Button("To home") { page = "home" }
        .badge(3)
        .tabItem { Text("News") }
        .tag("news")
    }
  }
}

private struct Home: View {
  let runs: BodyRuns
  @State private var count = 0
  var body: some View {
    Button("Count \(count)") { count += 1 }
      .onAppear { runs.note("appear") }
      .onDisappear { runs.note("disappear") }
  }
}

@MainActor @Suite("A view of tabs", .onScreen) struct TabTests {
  private let runs = BodyRuns()

  @Test("shows one page, keeps the state of the others, and tells them when they are seen")
  func pages() async throws {
    let screen = shown(Pages(runs: runs))
    try await screen.wait(until: "the page") { runs.names == ["appear"] }
    #expect(screen.textTree.contains("button \"Home\" selected"), "\(screen.textTree)")
    #expect(!screen.has("Deeper"))
    try screen.tap("Count 0")
    try await screen.wait(until: "the count") { screen.has("Count 1") }
    try screen.tap("Settings")
    try await screen.wait(until: "the other page") {
      screen.has("Deeper") && !screen.has("Count 1")
    }
    #expect(screen.has("Settings title"))
    try await screen.wait(until: "the news") { runs.names == ["appear", "disappear"] }
    try screen.tap("Deeper")
    try await screen.wait(until: "the page in it") { screen.has("Deep") }
    try screen.tap("News, 3")
    try await screen.wait(until: "the third page") { screen.has("To home") }
    try screen.tap("To home")
    try await screen.wait(until: "the first page") { screen.has("Count 1") }
    #expect(screen.textTree.contains("button \"Home\" selected"))
    try screen.tap("Settings")
    try await screen.wait(until: "the page in it") { screen.has("Deep") }
  }

  @Test("is gone through by keys alone")
  func keys() async throws {
    let screen = shown(
      TabView {
        Text("First page").tabItem { Text("One") }
        Text("Second page").tabItem { Text("Two") }
      }
      .tabViewStyle(.automatic))
    #expect(screen.has("First page") && !screen.has("Second page"))
    screen.press(.tab)
    screen.press(.tab)
    screen.press(.space)
    try await screen.wait(until: "the other page") {
      screen.has("Second page") && !screen.has("First page")
    }
    #expect(screen.layoutProblems().isEmpty)
  }

  @Test("has its bar below the page, over all of the width")
  func layout() throws {
    let screen = shown(
      TabView {
        Color.red.accessibilityLabel("Page").tabItem { Text("One") }
        Color.blue.tabItem { Text("Two") }
      })
    let page = try screen.find("Page")
    let one = try screen.find("One")
    let bounds = screen.window.bounds
    #expect(page.convert(page.bounds, to: nil).minY == 0)
    let bar = one.convert(one.bounds, to: nil)
    #expect(page.convert(page.bounds, to: nil).maxY <= bar.minY)
    #expect(bar.width == bounds.width / 2 && bounds.maxY - bar.maxY <= 4)
  }

  @Test("is made of tabs too, and of the elements of a collection")
  func forms() async throws {
    let title = "String"
    let tabs = shown(
      TabView {
        Tab("Key", systemImage: "person") { Text("Key page") }
        Tab(title, systemImage: "person") { Text("String page") }
        Tab {
          Text("Views page")
        } label: {
          Text("Views")
        }
      })
    for name in ["Key", "String", "Views"] {
      try tabs.tap(name)
      try await tabs.wait(until: "the page") { tabs.has("\(name) page") }
    }
    let chosen = shown(
      TabView(selection: .constant(2)) {
        Tab("One", systemImage: "person", value: 1) { Text("Page 1") }
        Tab(title, systemImage: "person", value: 2) { Text("Page 2") }
        Tab(value: 3) {
          Text("Page 3")
        } label: {
          Text("Three")
        }
      })
    #expect(chosen.has("Page 2") && !chosen.has("Page 1") && !chosen.has("Page 3"))
    let elements = shown(
      TabView(selection: .constant("b")) {
        ForEach(["a", "b"], id: \.self) { name in
          Text("Page \(name)").tabItem { Text(name) }
        }
      })
    #expect(elements.has("Page b") && !elements.has("Page a"))
  }
}
