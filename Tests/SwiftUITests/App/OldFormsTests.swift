import OnboardingTesting
import SwiftUI
import Testing

private struct Item: Identifiable { let id: Int }

@available(*, deprecated)
private struct Asking: View {
  let log: BodyRuns
  @State private var isAsked = false
  @State private var item: Item?
  @State private var isChoosing = false
  @State private var choice: Item?
  var body: some View {
    VStack {
      Button("Ask") { isAsked = true }
        .alert(isPresented: $isAsked) {
          Alert(
            title: Text("Delete all?"), message: Text("For good."),
            primaryButton: .destructive(Text("Delete")) { log.note("delete") },
            secondaryButton: .cancel())
        }
      Button("Tell") { item = Item(id: 7) }
        .alert(item: $item) { item in
          Alert(
            title: Text("Number \(item.id)"),
            dismissButton: .default(Text("Good")) { log.note("good") })
        }
      Button("Choose") { isChoosing = true }
        .actionSheet(isPresented: $isChoosing) {
          ActionSheet(title: Text("Which?"), buttons: [.default(Text("This")) { log.note("this") }])
        }
      Button("Pick") { choice = Item(id: 3) }
        .actionSheet(item: $choice) { item in
          ActionSheet(title: Text("Pick \(item.id)"))
        }
    }
  }
}

private struct Host: View {
  let log: BodyRuns
  var body: some View { content }
  @available(*, deprecated) private var content: some View { Asking(log: log) }
}

private struct Linked: View {
  let log: BodyRuns
  var body: some View {
    Text("Read [the terms](https://example.com/terms).")
      .environment(
        \.openURL,
        OpenURLAction { url in
          log.note(url.absoluteString)
          return .handled
        })
  }
}

@MainActor @Suite("A form of before", .onScreen) struct OldFormsTests {
  private let log = BodyRuns()

  private func gone(_ screen: Screen, _ name: String) async throws {
    try await screen.wait(until: "\(name) to go") { !screen.has(name) }
  }

  @Test("asks with two ways out, or tells with one")
  func alert() async throws {
    let screen = Screen(UIHostingController(rootView: Host(log: log)))
    try screen.tap("Ask")
    try await screen.wait(until: "the question") { screen.has("Delete all?") }
    #expect(screen.has("For good.") && screen.has("Cancel"))
    try screen.tap("Delete")
    try await gone(screen, "Delete all?")
    #expect(log.take() == ["delete"])
    try screen.tap("Ask")
    try await screen.wait(until: "the question") { screen.has("Delete all?") }
    try screen.tap("Cancel")
    try await gone(screen, "Delete all?")
    #expect(log.take() == [])
    try screen.tap("Tell")
    try await screen.wait(until: "the message") { screen.has("Number 7") }
    try screen.tap("Good")
    try await gone(screen, "Number 7")
    #expect(log.take() == ["good"])
  }

  @Test("lets a person choose")
  func sheet() async throws {
    let screen = Screen(UIHostingController(rootView: Host(log: log)))
    try screen.tap("Choose")
    try await screen.wait(until: "the choice") { screen.has("Which?") }
    try screen.tap("This")
    try await gone(screen, "Which?")
    #expect(log.take() == ["this"])
    try screen.tap("Pick")
    try await screen.wait(until: "the choice") { screen.has("Pick 3") }
    try screen.tap("Cancel")
    try await gone(screen, "Pick 3")
  }

  @Test("opens links in a text with what the environment says")
  func link() throws {
    let screen = Screen(UIHostingController(rootView: Linked(log: log)))
    try screen.tap("the terms")
    #expect(log.take() == ["https://example.com/terms"])
  }

  @Test("writes a date and a time of day in the person's way")
  func date() throws {
    let date = Date(timeIntervalSince1970: 1_796_040_000)
    let german = Locale(identifier: "de_DE")
    let day = Text(date, style: .date).plainString(in: german)
    #expect(day.contains("2026") && day.contains("November"))
    let time = Text(date, style: .time).plainString(in: german)
    #expect(time.contains(":") && !time.contains("2026"))
    #expect(Text(date, style: .date) == Text(date, style: .date))
    #expect(Text(date, style: .date) != Text(date, style: .time))
  }
}
