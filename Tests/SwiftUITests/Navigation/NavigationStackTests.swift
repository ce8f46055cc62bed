import OnboardingTesting
import SwiftUI
import Testing

private struct Tour: View {
  @State private var path: [Int] = []
  @State private var word = "Number"
  var body: some View {
    VStack {
      Text(verbatim: "Path \(path)")
      Button("Jump") { path = [1, 2, 3] }
      Button("Home") { path = [] }
      Button("Rename") { word = "Room" }
      NavigationStack(path: $path) {
        NavigationLink("One", value: 1)
          .navigationTitle("Home page")
          .navigationDestination(for: Int.self) { Page(number: $0, word: word) }
      }
    }
  }
}

private struct Page: View {
  let number: Int
  let word: String
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var mode
  var body: some View {
    VStack {
      Text(verbatim: "\(word) \(number)")
      Button("Count \(count)") { count += 1 }
      NavigationLink("On", value: number + 1)
      Button("Leave") { dismiss() }
      Button("Leave as before") { mode.wrappedValue.dismiss() }
    }
    .navigationTitle(Text(verbatim: "Title \(number)"))
  }
}

private struct Removable: View {
  @State private var path = [1]
  @State private var isThere = true
  @State private var isShown = true
  var body: some View {
    VStack {
      Text(verbatim: "Path \(path)")
      Button("Remove") { isThere.toggle() }
      if isThere {
        NavigationStack(path: $path) {
          Text(verbatim: "Root")
            .navigationDestination(for: Int.self) { number in
              Text(verbatim: "Page \(number)")
                .navigationDestination(isPresented: $isShown) { Text(verbatim: "Last page") }
            }
        }
      }
    }
  }
}

/// What each way back does to a screen.
enum WayBack: String, CaseIterable {
  case escape, altLeft, bar, dismiss, presentationMode

  @MainActor func go(_ screen: Screen) throws {
    switch self {
    case .escape: screen.press(.escape)
    case .altLeft: screen.press(.altLeft)
    case .bar: try screen.tap("back")
    case .dismiss: try screen.tap("Leave")
    case .presentationMode: try screen.tap("Leave as before")
    }
  }
}

@MainActor @Suite("A navigation stack", .onScreen) struct NavigationStackTests {
  private func show() async throws -> Screen {
    let screen = Screen(UIHostingController(rootView: Tour()))
    try screen.tap("One")
    try await screen.wait(until: "the page") { screen.has("Number 1") && screen.has("Path [1]") }
    return screen
  }

  @Test("leads on by a link, and its bar shows the page's title and the way back")
  func push() async throws {
    let screen = try await show()
    try await screen.wait(until: "the title") { screen.has("Title 1") }
    #expect(screen.has("back"))
    #expect(!screen.has("One"))
  }

  @Test(
    "goes back in each way, and takes the last value from its path", arguments: WayBack.allCases)
  func back(way: WayBack) async throws {
    let screen = try await show()
    try way.go(screen)
    try await screen.wait(until: "the first page") {
      screen.has("Path []") && screen.has("One") && !screen.has("Number 1")
    }
    try await screen.wait(until: "the first title") { screen.has("Home page") }
    #expect(!screen.has("back"))
  }

  @Test("shows the page of its path's last value, and its first page without one")
  func jump() async throws {
    let screen = try await show()
    try screen.tap("Jump")
    try await screen.wait(until: "the last page") { screen.has("Number 3") }
    #expect(!screen.has("Number 1"))
    try screen.tap("back")
    try await screen.wait(until: "the page below") { screen.has("Number 2") }
    #expect(screen.has("Path [1, 2]"))
    try screen.tap("Home")
    try await screen.wait(until: "the first page") { screen.has("One") }
  }

  @Test("updates its pages when what they show has changed, and keeps their state")
  func live() async throws {
    let screen = try await show()
    try screen.tap("Count 0")
    try await screen.wait(until: "the count") { screen.has("Count 1") }
    try screen.tap("Rename")
    try await screen.wait(until: "the new word") { screen.has("Room 1") }
    #expect(screen.has("Count 1"))
  }

  @Test("ends where its path does when the path changes in the middle of a movement")
  func hasty() async throws {
    let screen = try await Screen.shown(
      UIHostingController(rootView: Tour()), look: ScreenLook(hasMotion: true))
    for name in ["Jump", "Home", "Jump", "Rename", "Home", "Jump"] {
      try screen.tap(name)
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }
    try await screen.wait(until: "the last page") {
      screen.has("Room 3") && screen.has("Title 3") && !screen.has("One")
    }
    screen.press(.escape)
    try await screen.wait(until: "the page below") {
      screen.has("Room 2") && !screen.has("Room 3") && screen.has("Path [1, 2]")
    }
  }

  @Test("leaves its path as it is when it leaves the screen itself")
  func removed() async throws {
    let screen = Screen(UIHostingController(rootView: Removable()))
    try await screen.wait(until: "the page") { screen.has("Last page") }
    try screen.tap("Remove")
    try await screen.wait(until: "the stack to go") { !screen.has("Last page") }
    #expect(screen.has("Path [1]"))
    try screen.tap("Remove")
    try await screen.wait(until: "the stack again") { screen.has("Last page") }
  }

  @Test("updates covered pages too")
  func liveBelow() async throws {
    let screen = try await show()
    try screen.tap("On")
    try await screen.wait(until: "the second page") { screen.has("Number 2") }
    try screen.tap("Rename")
    try await screen.wait(until: "the new word") { screen.has("Room 2") }
    screen.press(.escape)
    try await screen.wait(until: "the first page") { screen.has("Room 1") }
  }

  @Test("keeps a page's state while others lie on it, and drops it when the page is left")
  func pageState() async throws {
    let screen = try await show()
    try screen.tap("Count 0")
    try await screen.wait(until: "the count") { screen.has("Count 1") }
    try screen.tap("On")
    try await screen.wait(until: "the second page") { screen.has("Number 2") }
    #expect(screen.has("Count 0"))
    screen.press(.escape)
    try await screen.wait(until: "the first page") { screen.has("Number 1") }
    #expect(screen.has("Count 1"))
    screen.press(.escape)
    try await screen.wait(until: "the root") { screen.has("One") }
    try screen.tap("One")
    try await screen.wait(until: "the page again") { screen.has("Number 1") }
    #expect(screen.has("Count 0"))
  }
}
