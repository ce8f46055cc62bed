import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("Bars, knobs and switches", .onScreen) struct ControlLooksTests {
  /// Whether a point is nearer to red than to grey.
  private func isRed(_ painted: Painted, _ x: Double, _ y: Double = 50) throws -> Bool {
    let color = try painted.color(x, y)
    return color[0] > 200 && color[1] < 80 && color[2] < 80
  }

  @Test("have the tint", arguments: 0..<3)
  func tint(index: Int) throws {
    switch index {
    case 0: #expect(try isRed(Painted(ProgressView(value: 0.6).tint(Painted.red)), 10))
    case 1: #expect(try isRed(Painted(Slider(value: .constant(0.8)).tint(Painted.red)), 10))
    default:
      let toggle = Toggle("On", isOn: .constant(true)).labelsHidden().tint(Painted.red)
      #expect(try isRed(Painted(toggle), 35))
    }
  }

  @Test("have the tint of the moment")
  func laterTint() async throws {
    let screen = try await Screen.shown(
      UIHostingController(rootView: Choice()), size: ScreenSize(width: 200, height: 200))
    screen.settle()
    let view = try screen.find("bar")
    let place = view.convert(CGPoint(x: 10, y: 2), to: nil)
    let before = try screen.color(at: place)
    try screen.tap("Red")
    try await screen.wait(until: "red") { (try? screen.color(at: place)) != before }
    #expect(try screen.color(at: place)[0] > 200)
  }

  @Test("run from the side where reading begins", arguments: [false, true])
  func mirrored(byEnvironment: Bool) throws {
    func painted(_ view: some View) -> Painted {
      byEnvironment
        ? Painted(view.environment(\.layoutDirection, .rightToLeft))
        : Painted(view, look: .rightToLeft)
    }
    let bar = painted(ProgressView(value: 0.3).tint(Painted.red))
    #expect(try isRed(bar, 95))
    #expect(try !isRed(bar, 10))
    let slider = painted(Slider(value: .constant(0.2)).tint(Painted.red))
    #expect(try isRed(slider, 97))
    #expect(try !isRed(slider, 10))
  }
}

private struct Choice: View {
  @State private var isRed = false
  var body: some View {
    VStack {
      ProgressView(value: 0.5).tint(isRed ? Painted.red : Painted.blue)
        .accessibilityIdentifier("bar")
      Button("Red") { isRed = true }
    }
  }
}
