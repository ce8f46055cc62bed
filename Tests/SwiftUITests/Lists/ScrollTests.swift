import OnboardingTesting
import SwiftUI
import Testing

@MainActor private final class Steering {
  private(set) var proxy: ScrollViewProxy?
  func take(_ proxy: ScrollViewProxy) { self.proxy = proxy }
}

private struct Renewed: View {
  @State private var id = 0
  var body: some View {
    VStack {
      Tally().id(id)
      Button("Renew") { id += 1 }
    }
  }
}

private struct Tally: View {
  @State private var count = 0
  var body: some View { Button("Count \(count)") { count += 1 } }
}

@MainActor @Suite("A scroll view", .onScreen) struct ScrollTests {
  private func scrollViews(in view: UIView) -> [UIScrollView] {
    (view as? UIScrollView).map { [$0] } ?? view.subviews.flatMap(scrollViews)
  }

  @Test("is scrolled to a view by its identity")
  func scrollTo() async throws {
    let steering = Steering()
    let controller = UIHostingController(
      rootView: ScrollViewReader { proxy in
        let _ = steering.take(proxy)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<100) { _ in Color.red.frame(height: 50) }
            Color.green.frame(height: 50).id("end")
          }
        }
      })
    let screen = Screen(controller)
    screen.settle()
    let scroll = try #require(scrollViews(in: controller.view).first)
    steering.proxy?.scrollTo(20, anchor: .top)
    try await screen.wait(until: "the row is at the top") { scroll.contentOffset.y == 1000 }
    steering.proxy?.scrollTo("end", anchor: .bottom)
    let end = 101 * 50 - scroll.bounds.height
    try await screen.wait(until: "the end is at the bottom") { scroll.contentOffset.y == end }
    steering.proxy?.scrollTo(0)
    try await screen.wait(until: "the first row is seen") { scroll.contentOffset.y == 0 }
  }

  @Test("takes what is said about it from around")
  func settings() throws {
    func scroll(_ view: some View) throws -> UIScrollView {
      let controller = UIHostingController(rootView: view)
      controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      controller.view.layoutIfNeeded()
      return try #require(scrollViews(in: controller.view).first)
    }
    let view = ScrollView { Color.red.frame(height: 500) }
    #expect(try scroll(view).isScrollEnabled)
    #expect(try !scroll(view.scrollDisabled(true)).isScrollEnabled)
    #expect(try scroll(view).showsVerticalScrollIndicator)
    #expect(try !scroll(view.scrollIndicators(.hidden)).showsVerticalScrollIndicator)
    #expect(
      try scroll(view.scrollIndicators(.hidden, axes: .horizontal)).showsVerticalScrollIndicator)
  }

  @Test("holds lazy stacks as wide as it is")
  func lazy() {
    #expect(
      leafFrames(
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 5) {
            box(20, 10)
            box(30, 10)
          }
        }) == [
          CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 0, y: 15, width: 30, height: 10),
        ])
  }

  @Test("is one thing, a view with another identity is another view with new state")
  func identity() async throws {
    let screen = Screen(UIHostingController(rootView: Renewed()))
    try screen.tap("Count 0")
    try await screen.wait(until: "the count") { screen.has("Count 1") }
    try screen.tap("Renew")
    try await screen.wait(until: "a new view") { screen.has("Count 0") }
  }
}
