import OnboardingTesting
import SwiftUI
import Testing

private struct Price: View {
  @State private var amount = 12.5
  @State private var count: Int? = 3
  var body: some View {
    VStack {
      TextField("Amount", value: $amount, format: .number)
      TextField("Count", value: $count, format: .number)
      Text(verbatim: "amount \(amount), count \(count.map(String.init) ?? "none")")
      Button("Double") { amount *= 2 }
    }
    .environment(\.locale, Locale(identifier: "de"))
    .onSubmit { amount += 1 }
  }
}

@MainActor @Suite("A field for a value", .onScreen) struct ValueFieldTests {
  private func field(_ name: String, on screen: Screen) throws -> UITextField {
    try #require(try screen.find(name) as? UITextField)
  }

  private func show(_ view: some View) -> Screen {
    let screen = Screen(UIHostingController(rootView: view))
    screen.settle()
    return screen
  }

  @Test("writes the value as the person's language does, and follows it")
  func written() async throws {
    let screen = show(Price())
    #expect(try field("Amount", on: screen).text == "12,5")
    try screen.tap("Double")
    try await screen.wait(until: "the value") { screen.has("amount 25.0, count 3") }
    #expect(try field("Amount", on: screen).text == "25")
  }

  @Test("takes what was typed over when the person leaves the field")
  func leaving() async throws {
    let screen = show(Price())
    try screen.type("7", into: "Amount")
    await Screen.turn()
    #expect(screen.has("amount 12.5, count 3"))
    _ = try field("Count", on: screen).becomeFirstResponder()
    try await screen.wait(until: "the value") { screen.has("amount 12.57, count 3") }
  }

  @Test("takes what was typed over before the action of Return runs")
  func submitting() async throws {
    let screen = show(Price())
    try screen.type("7", into: "Amount")
    screen.press(.return)
    try await screen.wait(until: "the value") { screen.has("amount 13.57, count 3") }
  }

  @Test("goes back to the value when nobody can read what was typed")
  func unreadable() async throws {
    let screen = show(Price())
    try screen.type("oops", into: "Count")
    _ = try field("Amount", on: screen).becomeFirstResponder()
    try await screen.wait(until: "the old text") {
      (try? self.field("Count", on: screen).text) == "3"
    }
    #expect(screen.has("amount 12.5, count 3"))
  }

  @Test("can be made in each documented way")
  func initialisers() throws {
    let title = "String"
    let screen = show(
      VStack {
        TextField("Key", value: .constant(1), format: .number, prompt: Text("Prompt"))
        TextField(title, value: .constant(0.5), format: .percent)
        TextField(title + "!", value: .constant(Int?.none), format: .number, prompt: Text("None"))
        TextField(value: .constant(2), format: .number) { Text("Label") }
        TextField(value: .constant(Int?.some(4)), format: .number) { Text("Optional") }
        TextField("Formatter", value: .constant(3.0), formatter: NumberFormatter())
      }
      .environment(\.locale, Locale(identifier: "en_US")))
    #expect(try field("Key", on: screen).placeholder == "Prompt")
    #expect(try field("String", on: screen).text == "50%")
    #expect(try field("String!", on: screen).text == "")
    #expect(try field("Label", on: screen).text == "2")
    #expect(try field("Optional", on: screen).text == "4")
    #expect(try field("Formatter", on: screen).text == "3")
  }
}
