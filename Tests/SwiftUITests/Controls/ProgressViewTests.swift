import OnboardingTesting
import SwiftUI
import Testing

private struct Words: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(verbatim: "\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
      configuration.currentValueLabel
    }
  }
}

private struct Steps: View {
  @State private var done = 1.0
  var body: some View {
    VStack {
      ProgressView("Sending", value: done, total: 4)
      Button("More") { done += 1 }
    }
  }
}

@MainActor @Suite("Progress", .onScreen) struct ProgressViewTests {
  private func show(_ view: some View) -> Screen {
    let screen = Screen(UIHostingController(rootView: view))
    screen.settle()
    return screen
  }

  private func find<V: UIView>(_ type: V.Type, in view: UIView) -> V? {
    view as? V ?? view.subviews.lazy.compactMap { find(type, in: $0) }.first
  }

  private func root(_ screen: Screen) -> UIView { screen.window }

  @Test("with a value is a bar that follows it")
  func bar() async throws {
    let screen = show(Steps())
    let bar = try #require(find(UIProgressView.self, in: root(screen)))
    #expect(bar.progress == 0.25)
    #expect(screen.has("Sending"))
    try screen.tap("More")
    try await screen.wait(until: "half") { bar.progress == 0.5 }
  }

  @Test("without a value is a wheel that turns")
  func wheel() throws {
    let screen = show(ProgressView("Waiting"))
    #expect(try #require(find(UIActivityIndicatorView.self, in: root(screen))).isAnimating)
    #expect(find(UIProgressView.self, in: root(screen)) == nil)
    #expect(screen.has("Waiting"))
  }

  @Test("beyond all is all")
  func beyond() throws {
    let screen = show(ProgressView(value: 9, total: 4))
    #expect(try #require(find(UIProgressView.self, in: root(screen))).progress == 1)
  }

  @Test("in the linear style is a bar, in the circular one a wheel, whatever is known")
  func styles() {
    let linear = show(ProgressView().progressViewStyle(.linear))
    #expect(find(UIProgressView.self, in: root(linear)) != nil)
    let circular = show(ProgressView(value: 0.5).progressViewStyle(.circular))
    #expect(find(UIActivityIndicatorView.self, in: root(circular)) != nil)
    #expect(find(UIProgressView.self, in: root(circular)) == nil)
  }

  @Test("looks as a style of the app says")
  func custom() {
    let screen = show(
      ProgressView(value: 1, total: 4, label: { Text("Sent") }, currentValueLabel: { Text("Now") })
        .progressViewStyle(Words()))
    #expect(screen.has("25 of 100"))
    #expect(screen.has("Sent"))
    #expect(screen.has("Now"))
  }
}
