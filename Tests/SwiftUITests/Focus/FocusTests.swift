import OnboardingTesting
import SwiftUI
import Testing

private enum Place: Hashable { case name, secret, note, send }

private struct SignIn: View {
  @State private var name = ""
  @State private var secret = ""
  @State private var note = ""
  @State private var showsMore = false
  @State private var sent = 0
  @FocusState private var place: Place?

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($place, equals: .name)
      SecureField("Secret", text: $secret).focused($place, equals: .secret)
      TextEditor(text: $note).focused($place, equals: .note).frame(height: 60)
        .accessibilityIdentifier("note")
      TextField("Other", text: .constant(""))
      Button("Send") { sent += 1 }.focused($place, equals: .send)
      if showsMore { TextField("More", text: $note).focused($place, equals: .note) }
      Text(verbatim: "at \(place.map { "\($0)" } ?? "none")")
      HStack {
        Button("To name") { place = .name }
        Button("To secret") { place = .secret }
        Button("To note") { place = .note }
        Button("To send") { place = .send }
        Button("To none") { place = nil }
      }
    }
    .onSubmit { place = place == .name ? .secret : nil }
  }
}

private struct Single: View {
  @FocusState private var isFocused: Bool
  var body: some View {
    VStack {
      TextField("One", text: .constant("")).focused($isFocused)
      TextField("Two", text: .constant(""))
      Text(verbatim: "focused \(isFocused)")
      Inner(isFocused: $isFocused)
    }
    .onAppear { isFocused = true }
  }
}

private struct Inner: View {
  @FocusState<Bool>.Binding var isFocused: Bool
  var body: some View { Button("Leave") { isFocused = false } }
}

private struct Late: View {
  @State private var isShown = false
  @FocusState private var place: Place?
  var body: some View {
    VStack {
      if isShown { TextField("Late", text: .constant("")).focused($place, equals: .name) }
      Button(isShown ? "Hide" : "Show") {
        isShown.toggle()
        if isShown { place = .name }
      }
      Text(verbatim: "at \(place.map { "\($0)" } ?? "none")")
    }
  }
}

private struct Defaults: View {
  @FocusState private var place: Place?
  var body: some View {
    VStack {
      TextField("Name", text: .constant("")).focused($place, equals: .name)
      TextField("Secret", text: .constant("")).focused($place, equals: .secret)
    }
    .defaultFocus($place, .secret)
  }
}

@MainActor @Suite("The focus", .onScreen) struct FocusTests {
  private func show(_ view: some View) -> Screen {
    let screen = Screen(UIHostingController(rootView: view))
    screen.settle()
    return screen
  }

  private func isFocused(_ name: String, _ screen: Screen) -> Bool {
    (try? screen.find(name))?.isFirstResponder == true
  }

  @Test("goes where the value says", arguments: ["name", "secret", "note", "send"])
  func program(place: String) async throws {
    let screen = show(SignIn())
    let names = ["name": "Name", "secret": "Secret", "note": "note", "send": "Send"]
    let name = try #require(names[place])
    try screen.tap("To \(place)")
    try await screen.wait(until: "the focus") { isFocused(name, screen) }
    #expect(screen.has("at \(place)"))
    try screen.tap("To none")
    try await screen.wait(until: "no focus") { screen.has("at none") }
    #expect(!isFocused(name, screen))
  }

  @Test("is written to the value when a person moves it")
  func person() async throws {
    let screen = show(SignIn())
    try screen.tap("Secret")
    try await screen.wait(until: "the value") { screen.has("at secret") }
    try screen.tap("Name")
    try await screen.wait(until: "the value") { screen.has("at name") }
    try screen.tap("note")
    try await screen.wait(until: "the value") { screen.has("at note") }
    try screen.tap("Other")
    try await screen.wait(until: "no value") { screen.has("at none") }
    #expect(isFocused("Other", screen))
  }

  @Test("that leaves one view does not take back what was just given to another")
  func handOver() async throws {
    let screen = show(SignIn())
    try screen.tap("Name")
    try await screen.wait(until: "the value") { screen.has("at name") }
    screen.press(.return)
    try await screen.wait(until: "the next field") { isFocused("Secret", screen) }
    #expect(screen.has("at secret"))
    for _ in 0..<5 { await Screen.turn() }
    #expect(screen.has("at secret"))
  }

  @Test("follows Tab through the views in their order, and back")
  func tabs() async throws {
    let screen = show(SignIn())
    for name in ["Name", "Secret"] {
      screen.press(.tab)
      #expect(isFocused(name, screen))
    }
    try await screen.wait(until: "the value") { screen.has("at secret") }
    screen.press(.backTab)
    #expect(isFocused("Name", screen))
  }

  @Test("of a single view is true or false")
  func single() async throws {
    let screen = show(Single())
    try await screen.wait(until: "the focus") { isFocused("One", screen) }
    #expect(screen.has("focused true"))
    try screen.tap("Two")
    try await screen.wait(until: "false") { screen.has("focused false") }
    #expect(isFocused("Two", screen))
  }

  @Test("that another view's binding resigns leaves the field")
  func resign() async throws {
    let screen = show(Single())
    try await screen.wait(until: "the focus") { isFocused("One", screen) }
    screen.press(.tab)
    screen.press(.backTab)
    try await screen.wait(until: "the value") { screen.has("focused true") }
    try screen.tap("Leave")
    try await screen.wait(until: "false") { screen.has("focused false") }
    #expect(!isFocused("One", screen))
  }

  @Test("reaches a view that comes with the same change, and ends with it")
  func late() async throws {
    let screen = show(Late())
    try screen.tap("Show")
    try await screen.wait(until: "the focus") { isFocused("Late", screen) }
    #expect(screen.has("at name"))
    try screen.tap("Hide")
    try await screen.wait(until: "none") { screen.has("at none") }
  }

  @Test("begins where the default says")
  func defaults() async throws {
    let screen = show(Defaults())
    try await screen.wait(until: "the focus") { isFocused("Secret", screen) }
  }
}
