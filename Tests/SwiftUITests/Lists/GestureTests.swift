import OnboardingTesting
import SwiftUI
import Testing

private struct Tapped: View {
  @State private var count = 0
  @State private var isThere = true
  var body: some View {
    VStack {
      Text(verbatim: "Taps \(count)")
      if isThere {
        Color.red.frame(width: 50, height: 50)
          .onTapGesture {
            count += 1
            if count == 2 { isThere = false }
          }
      }
    }
  }
}

@MainActor @Suite("A tap", .onScreen) struct GestureTests {
  private func recognizers(in view: UIView) -> [UITapGestureRecognizer] {
    (view.gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
      + view.subviews.flatMap(recognizers)
  }

  @Test("is heard by the view, which may go away by it")
  func tap() async throws {
    let controller = UIHostingController(rootView: Tapped())
    let screen = Screen(controller)
    let red = try #require(recognizers(in: controller.view).first?.view)
    red.accessibilityIdentifier = "red"
    try screen.tap("red")
    try await screen.wait(until: "the first tap") { screen.has("Taps 1") }
    try screen.tap("red")
    try await screen.wait(until: "the second tap") { screen.has("Taps 2") }
    screen.settle()
    #expect(recognizers(in: controller.view).isEmpty)
  }

  @Test("counts taps in a row, and rests in a view that is disabled")
  func count() throws {
    let controller = UIHostingController(
      rootView: Color.red.gesture(TapGesture(count: 2).onEnded {}).disabled(true))
    controller.loadViewIfNeeded()
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    controller.view.layoutIfNeeded()
    let recognizer = try #require(recognizers(in: controller.view).first)
    #expect(recognizer.numberOfTapsRequired == 2)
    #expect(!recognizer.isEnabled)
  }
}
