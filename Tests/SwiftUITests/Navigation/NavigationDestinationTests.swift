import OnboardingTesting
import SwiftUI
import Testing

private struct Shop: View {
  @State private var isShown = false
  @State private var word = "Open"
  var body: some View {
    NavigationStack {
      VStack {
        Button("Show") { isShown = true }
        Text(isShown ? "Is shown" : "Is not shown")
      }
      .navigationDestination(isPresented: $isShown) {
        VStack {
          Text(verbatim: "\(word) page")
          Button("Close it") { isShown = false }
          Button("Rename") { word = "Other" }
        }
      }
    }
  }
}

private struct Choosing: View {
  @State private var item: String?
  var body: some View {
    NavigationStack {
      VStack {
        Button("Choose") { item = "apple" }
        Text(verbatim: "Chosen: \(item ?? "nothing")")
      }
      .navigationDestination(item: $item) { fruit in
        Counter(name: fruit) { item = "pear" }
      }
    }
  }
}

private struct Counter: View {
  let name: String
  let change: () -> Void
  @State private var count = 0
  var body: some View {
    VStack {
      Button("\(name) \(count)") { count += 1 }
      Button("Change") { change() }
    }
  }
}

private struct Mixed: View {
  @State private var path = NavigationPath()
  var body: some View {
    VStack {
      Text(verbatim: "Count \(path.count)")
      Button("Both") {
        path.append(1)
        path.append("two")
      }
      Button("Late") { path.append(2.5) }
      NavigationStack(path: $path) {
        Text(verbatim: "Root")
          .navigationDestination(for: Int.self) { number in
            Text(verbatim: "Number \(number)")
              .navigationDestination(for: Double.self) { Text(verbatim: "Double \($0)") }
          }
          .navigationDestination(for: String.self) { Text(verbatim: "Word \($0)") }
      }
    }
  }
}

@MainActor @Suite("A destination", .onScreen) struct NavigationDestinationTests {
  private func show(_ view: some View) -> Screen {
    let screen = Screen(UIHostingController(rootView: view))
    screen.settle()
    return screen
  }

  @Test(
    "is shown while a binding is true, and sets it to false when it is left",
    arguments: [true, false])
  func isPresented(byItself: Bool) async throws {
    let screen = show(Shop())
    try screen.tap("Show")
    try await screen.wait(until: "the page") { screen.has("Open page") }
    try screen.tap("Rename")
    try await screen.wait(until: "the new word") { screen.has("Other page") }
    if byItself { try screen.tap("Close it") } else { screen.press(.escape) }
    try await screen.wait(until: "the first page") { screen.has("Is not shown") }
    try screen.tap("Show")
    try await screen.wait(until: "the page again") { screen.has("Other page") }
  }

  @Test("is shown for an item, and is another page, with new state, for another item")
  func item() async throws {
    let screen = show(Choosing())
    try screen.tap("Choose")
    try await screen.wait(until: "the page") { screen.has("apple 0") }
    try screen.tap("apple 0")
    try await screen.wait(until: "the count") { screen.has("apple 1") }
    try screen.tap("Change")
    try await screen.wait(until: "the other page") { screen.has("pear 0") }
    screen.press(.escape)
    try await screen.wait(until: "the first page") { screen.has("Chosen: nothing") }
  }

  @Test("is found for values of different types on one path, also where a page says what it is")
  func types() async throws {
    let screen = show(Mixed())
    try screen.tap("Both")
    try await screen.wait(until: "the last page") { screen.has("Word two") }
    #expect(screen.has("Count 2"))
    screen.press(.escape)
    try await screen.wait(until: "the page below") { screen.has("Number 1") }
    try screen.tap("Late")
    try await screen.wait(until: "the page of a page") { screen.has("Double 2.5") }
    #expect(screen.has("Count 2"))
  }

  @Test("that nobody has named is a page with a sign, from which a person gets back")
  func unknown() async throws {
    let screen = show(NavigationStack { NavigationLink("Lost", value: 1) })
    try screen.tap("Lost")
    try await screen.wait(until: "the sign") { screen.has("No page") }
    screen.press(.escape)
    try await screen.wait(until: "the first page") { screen.has("Lost") }
  }
}

@MainActor @Suite("A navigation path") struct NavigationPathTests {
  @Test("counts, appends, removes and compares")
  func values() {
    var path = NavigationPath()
    #expect(path.isEmpty)
    path.append(1)
    path.append("two")
    path.append(3.0)
    #expect(path.count == 3)
    path.removeLast(2)
    #expect(path == NavigationPath([1]))
    path.removeLast()
    #expect(path.isEmpty && path == NavigationPath())
  }

  @Test("tells a number from the same number of another type")
  func numbers() {
    #expect(NavigationPath([1]) != NavigationPath([UInt8(1)]))
    #expect(NavigationPath([1, 2]) != NavigationPath([2, 1]))
  }
}
