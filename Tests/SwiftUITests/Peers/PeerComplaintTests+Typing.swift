import OnboardingTesting
import SwiftUI
import Testing

private struct Person: View {
  @State private var name = ""
  @State private var secret = ""
  @State private var sent = 0
  var body: some View {
    VStack {
      Text(verbatim: "Hello \(name)")
      if !name.isEmpty { Text("There is a name") }
      TextField("Name", text: $name)
      SecureField("Secret", text: $secret)
      Text(verbatim: "\(secret.count) letters, sent \(sent)")
      Button("Send") { sent += 1 }
    }
  }
}

private struct Shouting: View {
  @State private var name = "AC"
  var body: some View {
    TextField(
      "Name", text: Binding(get: { name }, set: { name = $0.uppercased() }))
    Text(verbatim: "<\(name)>")
  }
}

@MainActor @Suite("A person who types", .onScreen) struct PeerTypingTests {
  private func show(_ view: some View, _ look: ScreenLook = .standard) -> Screen {
    let screen = Screen(UIHostingController(rootView: view), look: look)
    screen.settle()
    return screen
  }

  @Test("stays in the same field while each letter changes the views around it")
  func keepsFocus() async throws {
    let screen = show(Person())
    let field = try #require(screen.find("Name") as? UITextField)
    try screen.type("A", into: "Name")
    try await screen.wait(until: "the view that came") { screen.has("There is a name") }
    #expect(field.isFirstResponder)
    try screen.type("da")
    try await screen.wait(until: "the text") { screen.has("Hello Ada") }
    #expect(field.isFirstResponder)
    #expect(try screen.find("Name") === field)
    screen.press(.backspace)
    try await screen.wait(until: "the text") { screen.has("Hello Ad") }
    #expect(field.isFirstResponder)
  }

  @Test("a secret shows it nowhere, and the binding has it")
  func secret() async throws {
    let screen = show(Person())
    try screen.type("xyzzy", into: "Secret")
    try await screen.wait(until: "the count") { screen.has("5 letters, sent 0") }
    #expect(!screen.textTree.contains("xyzzy"))
    #expect(try #require(screen.find("Secret") as? UITextField).isSecureTextEntry)
  }

  @Test("goes from field to field to button with Tab, and presses it with Space")
  func keys() async throws {
    let screen = show(Person())
    try screen.tap("Name")
    screen.press(.tab)
    #expect(try screen.find("Secret").isFirstResponder)
    screen.press(.tab)
    #expect(try screen.find("Send").isFirstResponder)
    screen.press(.space)
    try await screen.wait(until: "the press") { screen.has("0 letters, sent 1") }
    #expect(try screen.find("Send").isFirstResponder)
  }

  @Test("keeps the caret where it is when the state gives back another text")
  func caret() async throws {
    let screen = show(Shouting())
    let field = try #require(screen.find("Name") as? UITextField)
    try screen.tap("Name")
    screen.press(.left)
    try screen.type("b")
    try await screen.wait(until: "the text") { screen.has("<ABC>") }
    #expect(field.text == "ABC")
    try screen.type("x")
    try await screen.wait(until: "the text") { screen.has("<ABXC>") }
    #expect(field.text == "ABXC")
  }
}
