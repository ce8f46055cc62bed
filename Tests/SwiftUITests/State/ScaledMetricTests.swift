import OnboardingTesting
import SwiftUI
import Testing

private struct Avatar: View {
  @ScaledMetric private var side = 40.0
  @ScaledMetric(relativeTo: .largeTitle) private var gap: CGFloat = 10
  var body: some View { Text(verbatim: "\(side > 40), \(gap > 10)") }
}

@MainActor @Suite("A scaled metric", .onScreen) struct ScaledMetricTests {
  @Test("is as written in the usual text size and grows with it")
  func grows() async throws {
    let screen = Screen(UIHostingController(rootView: Avatar()))
    screen.settle()
    #expect(screen.has("false, false"))
    screen.setLook(ScreenLook(textScale: 2))
    try await screen.wait(until: "the larger size") { screen.has("true, true") }
  }

  @Test("keeps to the text size that a view is given, within its range")
  func modifiers() {
    let screen = Screen(
      UIHostingController(
        rootView: VStack {
          Avatar().dynamicTypeSize(.accessibility3)
          Avatar().dynamicTypeSize(...DynamicTypeSize.large).accessibilityIdentifier("kept")
        }))
    screen.setLook(ScreenLook(textScale: 2))
    screen.settle()
    #expect(screen.has("true, true"))
    #expect(screen.has("false, false"))
  }
}
