import OnboardingTesting
import SwiftUI
import Testing

private struct Growing: View {
  @State private var isShown = false
  @State private var isChosen = true
  var body: some View {
    VStack {
      VStack {
        if isShown { Text("late") }
        Text("early")
      }
      .accessibilityIdentifier("texts")
      VStack { if isShown { Text("never read") } }.accessibilityHidden(true)
      VStack { if isShown { Text("icon") } }.accessibilityLabel("said")
      Text("row").accessibilityAddTraits(isChosen ? .isSelected : [])
      Button("Show") {
        isShown = true
        isChosen = false
      }
    }
  }
}

private struct Named: View {
  @State private var text = ""
  var body: some View {
    VStack {
      TextField("Title", text: $text).accessibilityLabel("Own name")
      Toggle("Switch", isOn: .constant(text.isEmpty)).accessibilityLabel("Own switch")
      Button("Press") { text = "new" }.accessibilityLabel("Own button")
    }
  }
}

@MainActor @Suite("What assistive technology is told", .onScreen) struct AccessibilityTests {
  private func show(_ view: some View) -> Screen {
    let screen = Screen(UIHostingController(rootView: view))
    screen.settle()
    return screen
  }

  private func view(_ name: String, _ screen: Screen) throws -> UIView { try screen.find(name) }

  @Test("reaches views that a condition brings later")
  func late() async throws {
    let screen = show(Growing())
    #expect(screen.textTree.contains("\"row\" selected"))
    try screen.tap("Show")
    try await screen.wait(until: "the views") { screen.has("late") }
    #expect(screen.textTree.contains("\"late\" #texts"))
    #expect(!screen.has("never read"))
    #expect(screen.has("said"))
    #expect(!screen.textTree.contains("\"row\" selected"))
  }

  @Test("stays when the view's own text changes")
  func stays() async throws {
    let screen = show(Named())
    for name in ["Own name", "Own switch", "Own button"] { #expect(screen.has(name)) }
    try screen.tap("Own button")
    try await screen.wait(until: "the change") {
      (try? screen.find("Own name") as? UITextField)?.text == "new"
    }
    for name in ["Own name", "Own switch", "Own button"] { #expect(screen.has(name)) }
  }

  @Test("is in the language of the place")
  func language() throws {
    let number = Text("\(1234.5, format: .number)")
    let screen = show(
      VStack {
        Text("a").accessibilityLabel(number).accessibilityValue(number).accessibilityHint(number)
      }.environment(\.locale, Locale(identifier: "de_DE")))
    let label = try view("1.234,5", screen)
    #expect(label.accessibilityValue == "1.234,5")
    #expect(label.accessibilityHint == "1.234,5")
  }

  @Test("can be given as text, key or string")
  func overloads() throws {
    let word = "string"
    let screen = show(
      VStack {
        Text("a").accessibilityLabel(Text("text")).accessibilityValue(Text("v"))
          .accessibilityHint(Text("h"))
        Text("b").accessibilityLabel("key").accessibilityValue("v").accessibilityHint("h")
        Text("c").accessibilityLabel(word).accessibilityValue(word.dropLast())
          .accessibilityHint(word)
        Text("d").accessibilityIdentifier("named").accessibilityHidden(false)
        Text("e").accessibilityHidden(true)
      })
    #expect(try view("text", screen).accessibilityValue == "v")
    #expect(try view("text", screen).accessibilityHint == "h")
    #expect(try view("key", screen).accessibilityValue == "v")
    #expect(try view("key", screen).accessibilityHint == "h")
    #expect(try view("string", screen).accessibilityValue == "strin")
    #expect(try view("string", screen).accessibilityHint == "string")
    #expect(try view("named", screen).accessibilityLabel == "d")
    #expect(!screen.has("e"))
  }

  @Test("has traits and heading levels")
  func traits() throws {
    let screen = show(
      VStack {
        Text("Head").accessibilityAddTraits(.isHeader)
        Text("Part").accessibilityHeading(.h2)
        Text("Many").accessibilityAddTraits([.isButton, .isLink, .isImage, .updatesFrequently])
        Text("Plain").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isHeader)
        Button("No button") {}.accessibilityRemoveTraits(.isButton)
      })
    #expect(screen.textTree.contains("heading \"Head\""))
    #expect(screen.textTree.contains("heading \"Part\""))
    #expect(try view("Many", screen).accessibilityTraits.contains([.button, .link, .image]))
    #expect(screen.textTree.contains("label \"Plain\""))
    #expect(try !view("No button", screen).accessibilityTraits.contains(.button))
  }

  @Test("of several views can be one element")
  func element() throws {
    let pair = HStack {
      Text("Version")
      Text("2.1")
    }
    let combined = show(pair.accessibilityElement(children: .combine))
    #expect(combined.textTree == "group \"Version, 2.1\"")
    let ignored = show(pair.accessibilityElement().accessibilityLabel("Version two"))
    #expect(ignored.textTree == "group \"Version two\"")
    let contained = show(
      pair.accessibilityElement(children: .contain).accessibilityLabel("About"))
    #expect(contained.textTree == "group \"About\"\n  label \"Version\"\n  label \"2.1\"")
  }

  @Test("goes through a layer to the view in it")
  func layers() throws {
    let screen = show(Text("a").opacity(0.5).rotationEffect(.degrees(1)).accessibilityLabel("b"))
    #expect(screen.textTree == "label \"b\"")
  }
}
