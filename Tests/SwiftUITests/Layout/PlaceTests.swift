import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("The place of a view", .onScreen) struct PlaceTests {
  @Test("is a point of all the room with position")
  func position() {
    let view = box(20, 10).position(x: 30, y: 20)
    #expect(leafFrames(view) == [CGRect(x: 20, y: 15, width: 20, height: 10)])
    #expect(
      leafFrames(view.environment(\.layoutDirection, .rightToLeft)) == [
        CGRect(x: 160, y: 15, width: 20, height: 10)
      ])
  }

  @Test("keeps a ratio inside the room or around it")
  func ratio() {
    #expect(
      leafFrames(Color.red.aspectRatio(1, contentMode: .fit)) == [
        CGRect(x: 50, y: 0, width: 100, height: 100)
      ])
    #expect(
      leafFrames(Color.red.aspectRatio(1, contentMode: .fill)) == [
        CGRect(x: 0, y: -50, width: 200, height: 200)
      ])
    #expect(
      leafFrames(Color.red.aspectRatio(CGSize(width: 4, height: 1), contentMode: .fit)) == [
        CGRect(x: 0, y: 25, width: 200, height: 50)
      ])
    #expect(
      leafFrames(Color.red.frame(idealWidth: 30, idealHeight: 60).scaledToFit()) == [
        CGRect(x: 75, y: 0, width: 50, height: 100)
      ])
  }

  @Test("is above others with a higher zIndex, also through padding")
  func depth() {
    #expect(
      leafFrames(
        ZStack {
          box(10, 10).zIndex(1).padding(1)
          box(20, 20)
          box(30, 30)
        }
      ).map(\.width) == [20, 30, 10])
  }

  @Test("is the first candidate's that fits, or the last one's")
  func fits() {
    let view = ViewThatFits(in: .horizontal) {
      box(150, 10)
      box(80, 10)
      box(40, 10)
    }
    #expect(leafFrames(view).map(\.width) == [150])
    #expect(leafFrames(view, width: 100).map(\.width) == [80])
    #expect(leafFrames(view, width: 20).map(\.width) == [40])
  }

  @Test("that fits is chosen again when the room changes")
  func fitsAgain() {
    let controller = UIHostingController(
      rootView: ViewThatFits(in: .horizontal) {
        box(150, 10)
        box(80, 10)
      })
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(leafFrames(of: controller).map(\.width) == [150])
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(leafFrames(of: controller).map(\.width) == [80])
  }
}
