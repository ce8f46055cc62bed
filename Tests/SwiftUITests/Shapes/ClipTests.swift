import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("A view that is cut off", .onScreen) struct ClipTests {
  private func clip(_ view: some View) throws -> UIView {
    let controller = UIHostingController(rootView: view)
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    controller.view.layoutIfNeeded()
    return try #require(controller.view.subviews.first)
  }

  @Test("at a circle keeps its middle square, half of which is the radius")
  func circle() throws {
    let view = try clip(Color.red.clipShape(Circle()))
    #expect(view.frame == CGRect(x: 50, y: 0, width: 100, height: 100))
    #expect(view.layer.cornerRadius == 50)
    #expect(view.clipsToBounds)
    #expect(
      leafFrames(Color.red.clipShape(Circle())) == [CGRect(x: 0, y: 0, width: 200, height: 100)])
  }

  @Test("at a rounded rectangle has its radius, which is no more than half a side")
  func rounded() throws {
    #expect(
      try clip(box(40, 20).clipShape(RoundedRectangle(cornerRadius: 4))).layer.cornerRadius == 4)
    #expect(
      try clip(box(40, 20).clipShape(RoundedRectangle(cornerRadius: 90))).layer.cornerRadius == 10)
    #expect(try clip(box(40, 20).clipShape(Capsule())).layer.cornerRadius == 10)
  }
}
