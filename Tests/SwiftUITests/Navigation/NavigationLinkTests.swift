import OnboardingTesting
import SwiftUI
import Testing

private struct Links: View {
  private let title = "Title"
  private let word = "value with a title"

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink {
          Text(verbatim: "Page 0")
        } label: {
          Text(verbatim: "Link 0")
        }
        NavigationLink(destination: Text(verbatim: "Page 1")) { Text(verbatim: "Link 1") }
        NavigationLink("Link 2") { Text(verbatim: "Page 2") }
        NavigationLink(String("Link 3")) { Text(verbatim: "Page 3") }
        NavigationLink("Link 4", destination: Text(verbatim: "Page 4"))
        NavigationLink(String("Link 5"), destination: Text(verbatim: "Page 5"))
        NavigationLink(value: 6) { Text(verbatim: "Link 6") }
        NavigationLink("Link 7", value: 7)
        NavigationLink(String("Link 8"), value: 8)
      }
      .navigationDestination(for: Int.self) { Text(verbatim: "Page \($0)") }
    }
  }
}

@available(*, deprecated)
private struct OldLinks: View {
  @State private var isActive = [false, false, false, false]
  @State private var tag: String?

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink(isActive: $isActive[0]) {
          Text(verbatim: "Page 0")
        } label: {
          Text(verbatim: "Link 0")
        }
        NavigationLink(destination: Text(verbatim: "Page 1"), isActive: $isActive[1]) {
          Text(verbatim: "Link 1")
        }
        NavigationLink("Link 2", isActive: $isActive[2]) { Text(verbatim: "Page 2") }
        NavigationLink(String("Link 3"), isActive: $isActive[3]) { Text(verbatim: "Page 3") }
        NavigationLink(tag: "four", selection: $tag) {
          Text(verbatim: "Page 4")
        } label: {
          Text(verbatim: "Link 4")
        }
        NavigationLink("Link 5", tag: "five", selection: $tag) { Text(verbatim: "Page 5") }
        Text(verbatim: "\(isActive.filter { $0 }.count) active, \(tag ?? "none") selected")
      }
    }
  }
}

private struct Rows: View {
  @State private var presses = 0
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Short") { Text(verbatim: "Short page") }
        Text("Plain")
      }
    }
  }
}

@MainActor @Suite("A navigation link", .onScreen) struct NavigationLinkTests {
  private func show(_ view: some View, look: ScreenLook = .standard) -> Screen {
    let screen = Screen(UIHostingController(rootView: view), look: look)
    screen.settle()
    return screen
  }

  private func follow(_ number: Int, on screen: Screen) async throws {
    try screen.tap("Link \(number)")
    try await screen.wait(until: "the page") { screen.has("Page \(number)") }
    #expect(!screen.has("Link \(number)"))
  }

  @Test("leads on in each of its forms", arguments: 0..<9)
  func forms(number: Int) async throws {
    try await follow(number, on: show(Links()))
  }

  @available(*, deprecated)
  @Test("leads on in each form before iOS 16, whose binding follows", arguments: 0..<6)
  func oldForms(number: Int) async throws {
    let screen = show(OldLinks())
    #expect(screen.has("0 active, none selected"))
    try await follow(number, on: screen)
    screen.press(.escape)
    try await screen.wait(until: "the links") { screen.has("0 active, none selected") }
  }

  @Test("leads nowhere without a value, and outside a stack")
  func nowhere() throws {
    let screen = show(
      VStack {
        NavigationStack { NavigationLink("Nothing", value: nil as Int?) }
        NavigationLink("Outside") { Text("Page") }
      })
    for name in ["Nothing", "Outside"] {
      #expect(throws: ScreenError.disabled(name: name)) { try screen.tap(name) }
    }
  }

  @Test("in a list is as large as its row", arguments: [ScreenLook.standard, .rightToLeft])
  func row(look: ScreenLook) throws {
    let screen = show(Rows(), look: look)
    let row = try screen.find("Short")
    let list = try #require(row.superview)
    #expect(row is UIControl)
    #expect(row.bounds.height >= 44)
    #expect(abs(row.bounds.width - (list.bounds.width - 32)) <= 1)
  }

  @Test(
    "in a list has an arrow where reading ends", arguments: [ScreenLook.standard, .rightToLeft])
  func arrow(look: ScreenLook) throws {
    let screen = show(Rows(), look: look)
    let row = try screen.find("Short")
    let arrow = try #require(views(in: row).compactMap { $0 as? UIImageView }.first)
    let text = try #require(views(in: row).compactMap { $0 as? UILabel }.first)
    let isBehind =
      arrow.convert(arrow.bounds, to: row).midX > text.convert(text.bounds, to: row).midX
    #expect(isBehind == (look != .rightToLeft))
  }

  private func views(in view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap { views(in: $0) }
  }

  @Test(
    "is reached by Tab and followed by Return or Space", arguments: [Screen.Key.return, .space])
  func keyboard(key: Screen.Key) async throws {
    let screen = show(Rows())
    screen.press(.tab)
    screen.press(key)
    try await screen.wait(until: "the page") { screen.has("Short page") }
    screen.press(.escape)
    try await screen.wait(until: "the list") { screen.has("Plain") }
  }
}
