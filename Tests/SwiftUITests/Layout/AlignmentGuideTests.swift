import OnboardingTesting
import SwiftUI
import Testing

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}
extension VerticalAlignment {
  fileprivate static let third = VerticalAlignment(Third.self)
}

@MainActor @Suite("An alignment guide", .onScreen) struct AlignmentGuideTests {
  @Test("moves a view in a column to the side")
  func horizontal() {
    #expect(
      leafFrames(
        VStack(alignment: .leading, spacing: 0) {
          box(100, 20)
          box(40, 20).alignmentGuide(.leading) { $0[.trailing] }
        }) == [
          CGRect(x: 70, y: 30, width: 100, height: 20), CGRect(x: 30, y: 50, width: 40, height: 20),
        ])
  }

  @Test("moves a view in a row up and down")
  func vertical() {
    #expect(
      leafFrames(
        HStack(alignment: .top, spacing: 0) {
          box(20, 40)
          box(20, 40).alignmentGuide(.top) { $0.height / 4 }
        }) == [
          CGRect(x: 80, y: 35, width: 20, height: 40), CGRect(x: 100, y: 25, width: 20, height: 40),
        ])
  }

  @Test("is seen through padding, a background and a layer")
  func passedOn() {
    func frames(_ second: some View) -> [CGRect] {
      leafFrames(
        HStack(alignment: .top, spacing: 0) {
          box(20, 40)
          second
        })
    }
    let guided = box(20, 40).alignmentGuide(.top) { _ in 10 }
    #expect(
      frames(guided.padding(.top, 5))[1].minY - frames(guided.padding(.top, 5))[0].minY == -10)
    #expect(frames(guided.background(Color.green))[2].minY == 25)
    #expect(frames(guided.opacity(0.5))[1].minY == 25)
  }

  @Test("of an app's own is at its default in a view that does not say")
  func custom() {
    #expect(
      leafFrames(
        HStack(alignment: .third, spacing: 0) {
          box(20, 60)
          box(20, 30)
          box(20, 30).alignmentGuide(.third) { $0[.bottom] }
        }) == [
          CGRect(x: 70, y: 25, width: 20, height: 60), CGRect(x: 90, y: 35, width: 20, height: 30),
          CGRect(x: 110, y: 15, width: 20, height: 30),
        ])
  }

  @Test("that changes moves the view")
  func change() {
    func row(_ guide: CGFloat) -> some View {
      HStack(alignment: .top, spacing: 0) {
        box(20, 40)
        box(20, 40).alignmentGuide(.top) { _ in guide }
      }
    }
    let controller = UIHostingController(rootView: row(0))
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(leafFrames(of: controller).map(\.minY) == [30, 30])
    controller.rootView = row(20)
    #expect(leafFrames(of: controller).map(\.minY) == [40, 20])
  }
}
