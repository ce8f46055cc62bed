import OnboardingTesting
import SwiftUI
import Testing

private struct Volume: View {
  @State private var volume = 0.5
  @State private var isMoving = false
  var body: some View {
    VStack {
      Slider(value: $volume, in: 0...2, step: 0.5) {
        Text("Volume")
      } minimumValueLabel: {
        Text("Low")
      } maximumValueLabel: {
        Text("High")
      } onEditingChanged: {
        isMoving = $0
      }
      Text(verbatim: "volume \(volume), \(isMoving)")
      Button("Louder") { volume = 2 }
    }
  }
}

@MainActor @Suite("A slider", .onScreen) struct SliderTests {
  private func show(_ view: some View) -> Screen {
    let screen = Screen(UIHostingController(rootView: view))
    screen.settle()
    return screen
  }

  @Test("is read by its label, and goes both ways")
  func bothWays() async throws {
    let screen = show(Volume())
    #expect(screen.textTree.contains("slider \"Volume\" = \"25 %\""))
    let slider = try #require(try screen.find("Volume") as? UISlider)
    try screen.tap("Louder")
    try await screen.wait(until: "the knob") { slider.value == 2 }
    slider.value = 1
    slider.sendActions(for: .valueChanged)
    try await screen.wait(until: "the value") { screen.has("volume 1.0, false") }
  }

  @Test("can be made in each documented way, and takes all of the width")
  func initialisers() throws {
    let screen = show(
      VStack {
        Slider(value: .constant(0.25))
        Slider(value: .constant(Float(3)), in: 1...5, onEditingChanged: { _ in })
        Slider(value: .constant(CGFloat(3)), in: 1...5, step: 2)
        Slider(value: .constant(0.5), in: 0...1) { Text("Label") }
        Slider(value: .constant(2.0), in: 0...3, step: 1) { Text("Steps") }.disabled(true)
      }
      .frame(width: 300))
    #expect(try screen.find("Label").bounds.width == 300)
    #expect(screen.textTree.contains("slider \"Steps\" = \"67 %\" disabled"))
  }
}
