import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("While a scroll view scrolls", .onScreen) struct ScrolledPlaceTests {
  private func scrollViews(in view: UIView) -> [UIScrollView] {
    (view as? UIScrollView).map { [$0] } ?? view.subviews.flatMap(scrollViews)
  }

  @Test("places in spaces outside it follow")
  func places() async throws {
    let controller = UIHostingController(
      rootView: ScrollView {
        VStack(spacing: 0) {
          GeometryReader { room in
            let page = Int(room.frame(in: .named("page")).minY)
            let inner = Int(room.frame(in: .named("content")).minY)
            Text(verbatim: "page \(page), content \(inner)")
          }
          .frame(height: 50)
          Color.red.frame(height: 3_000)
        }
        .coordinateSpace(.named("content"))
      }
      .coordinateSpace(.named("page")))
    let screen = Screen(controller)
    screen.settle()
    #expect(screen.has("page 0, content 0"), "\(screen.textTree)")
    let scroll = try #require(scrollViews(in: controller.view).first)
    scroll.contentOffset = CGPoint(x: 0, y: 120)
    try await screen.wait(until: "the place") { screen.has("page -120, content 0") }
  }

  @Test(
    "its content goes on behind a bar at the edge, and ends above it", arguments: [true, false])
  func behindBar(isBottom: Bool) async throws {
    let controller = UIHostingController(
      rootView: ScrollView {
        VStack(spacing: 0) { ForEach(0..<40) { _ in Color.red.frame(height: 50) } }
      }
      .safeAreaInset(edge: isBottom ? VerticalEdge.bottom : .top) {
        Text(verbatim: "Bar").frame(height: 60)
      })
    let screen = Screen(controller)
    screen.settle()
    let scroll = try #require(scrollViews(in: controller.view).first)
    let height = screen.window.bounds.height
    let frame = scroll.convert(scroll.bounds, to: nil)
    #expect(frame.minY == 0 && frame.maxY == height)
    let inset = scroll.contentInset
    #expect(isBottom ? inset.bottom == 60 : inset.top == 60)
    #expect(isBottom ? inset.top == 0 : inset.bottom == 0)
    #expect(scroll.contentOffset.y == (isBottom ? 0 : -60))
    let top = scroll.subviews[0].convert(CGPoint.zero, to: nil).y
    #expect(top == (isBottom ? 0 : 60))
  }

  @Test("a view above it and a bar below it lie as before")
  func headAndBar() throws {
    let controller = UIHostingController(
      rootView: VStack(spacing: 0) {
        Text(verbatim: "Head").frame(height: 40)
        ScrollView { Color.red.frame(height: 2_000) }
      }
      .safeAreaInset(edge: .bottom) { Text(verbatim: "Bar").frame(height: 60) })
    let screen = Screen(controller)
    screen.settle()
    let scroll = try #require(scrollViews(in: controller.view).first)
    let frame = scroll.convert(scroll.bounds, to: nil)
    #expect(frame.minY == 40 && frame.maxY == screen.window.bounds.height)
    let bar = try screen.find("Bar")
    #expect(bar.convert(bar.bounds, to: nil).midY == screen.window.bounds.height - 30)
  }
}
