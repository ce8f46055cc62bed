import OnboardingTesting
import SwiftUI
import Testing

private struct Pressed: View {
  @State private var count = 0
  let style: Int
  var body: some View {
    VStack {
      switch style {
      case 0: button.buttonStyle(.automatic)
      case 1: button.buttonStyle(.bordered)
      case 2: button.buttonStyle(.borderedProminent)
      case 3: button.buttonStyle(.borderless)
      default: button.buttonStyle(.plain)
      }
      Text(verbatim: "pressed \(count)")
    }
  }
  private var button: some View { Button("Go") { count += 1 } }
}

/// A button that is asked twice, as Apple's documentation shows.
private struct Twice: PrimitiveButtonStyle {
  @State private var isAsking = false
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button("First") { isAsking = true }
      if isAsking { Button(configuration).buttonStyle(.borderedProminent) }
    }
  }
}

private struct Asked: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Button("Delete") { count += 1 }.buttonStyle(Twice())
      Text(verbatim: "pressed \(count)")
    }
  }
}

@MainActor @Suite("A button style", .onScreen) struct ButtonStyleTests {
  private func show(_ view: some View, _ look: ScreenLook = .standard) -> Screen {
    Screen(UIHostingController(rootView: view), look: look)
  }

  private func height(_ name: String, _ screen: Screen) throws -> CGFloat {
    try screen.find(name).bounds.height
  }

  @Test("keeps the action, the name and the role of a button", arguments: 0..<5)
  func action(style: Int) async throws {
    let screen = show(Pressed(style: style))
    #expect(screen.textTree.contains("button \"Go\""))
    try screen.tap("Go")
    try await screen.wait(until: "the action") { screen.has("pressed 1") }
  }

  @Test("bordered has a ground, borderless has none")
  func grounds() throws {
    let screen = show(
      VStack {
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Borderless") {}.buttonStyle(.borderless)
        Button("Prominent") {}.buttonStyle(.borderedProminent).tint(.red)
        Button("Off") {}.buttonStyle(.borderedProminent).tint(.red).disabled(true)
      })
    func corner(_ name: String) throws -> [UInt8] {
      let view = try screen.find(name)
      return try screen.color(at: view.convert(CGPoint(x: view.bounds.midX, y: 2), to: nil))
    }
    let white = try screen.color(at: CGPoint(x: 2, y: 2))
    #expect(try corner("Bordered") != white)
    #expect(try corner("Borderless") == white)
    let red = try corner("Prominent")
    #expect(red[0] > 200 && red[1] < 100 && red[2] < 100)
    let off = try corner("Off")
    #expect(off != white && off[1] > 200)
  }

  @Test("follows the control size")
  func sizes() throws {
    let screen = show(
      VStack {
        Button("Mini") {}.controlSize(.mini)
        Button("Small") {}.controlSize(.small)
        Button("Regular") {}
        Button("Large") {}.controlSize(.large)
        Button("Largest") {}.controlSize(.extraLarge)
      }.buttonStyle(.bordered))
    #expect(try height("Mini", screen) == 28)
    #expect(try height("Small", screen) == 28)
    #expect(try (34...36).contains(height("Regular", screen)))
    #expect(try (50...52).contains(height("Large", screen)))
    #expect(try (50...52).contains(height("Largest", screen)))
  }

  @Test("takes the border's shape")
  func shapes() throws {
    let screen = show(
      VStack {
        Button("Round") {}.buttonBorderShape(.capsule)
        Button("Square") {}.buttonBorderShape(.roundedRectangle(radius: 0))
        Button("Automatic") {}.buttonBorderShape(.automatic)
        Button("Rectangle") {}.buttonBorderShape(.roundedRectangle)
        Button("O") {}.buttonBorderShape(.circle)
      }.buttonStyle(.borderedProminent))
    let white = try screen.color(at: CGPoint(x: 2, y: 2))
    func corner(_ name: String, _ inset: CGFloat) throws -> [UInt8] {
      let view = try screen.find(name)
      return try screen.color(at: view.convert(CGPoint(x: inset, y: inset), to: nil))
    }
    #expect(try corner("Round", 3) == white)
    #expect(try corner("Square", 1) != white)
    #expect(try corner("Automatic", 1) == white)
    #expect(try corner("Automatic", 4) != white)
    #expect(try corner("Rectangle", 4) != white)
  }

  @Test("of an app's own can hold state and present the button in another style")
  func own() async throws {
    let screen = show(Asked())
    try screen.tap("First")
    try await screen.wait(until: "the button") { screen.has("Delete") }
    try screen.tap("Delete")
    try await screen.wait(until: "the action") { screen.has("pressed 1") }
  }

  @Test("cuts no text, whatever the look", arguments: [ScreenLook.largeText, .rightToLeft, .dark])
  func looks(look: ScreenLook) throws {
    let screen = show(
      VStack {
        Button("Continue with a long title that takes two lines") {}.buttonStyle(.bordered)
        Button("Continue") {}.buttonStyle(.borderedProminent).controlSize(.small)
      }, look)
    #expect(screen.layoutProblems() == [])
  }
}
