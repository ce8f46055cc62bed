import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("The safe area", .onScreen) struct SafeAreaTests {
  private func frames(_ view: some View) -> [CGRect] {
    let controller = UIHostingController(rootView: view)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    let screen = Screen(controller, size: ScreenSize(width: 200, height: 100))
    screen.settle()
    return leafFrames(of: controller)
  }

  @Test("holds views, unless they ignore it on sides that they touch")
  func ignores() {
    #expect(frames(Color.red) == [CGRect(x: 0, y: 20, width: 200, height: 70)])
    #expect(
      frames(Color.red.ignoresSafeArea()) == [CGRect(x: 0, y: 0, width: 200, height: 100)])
    #expect(
      frames(Color.red.ignoresSafeArea(edges: .top)) == [
        CGRect(x: 0, y: 0, width: 200, height: 90)
      ])
    #expect(
      frames(box(40, 30).ignoresSafeArea()) == [CGRect(x: 80, y: 40, width: 40, height: 30)])
  }

  @Test("is left by a background and known to a geometry reader")
  func background() {
    #expect(
      frames(Color.red.background(.green)).first == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(
      frames(GeometryReader { room in box(10, room.safeAreaInsets.top) }) == [
        CGRect(x: 0, y: 20, width: 10, height: 20)
      ])
  }
}
