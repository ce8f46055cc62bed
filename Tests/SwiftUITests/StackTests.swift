import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("Stacks and frames", .onScreen) struct StackTests {
  /// The frames of the colours in a view of a size, in the order in which they stand.
  private func frames(
    _ view: some View, width: CGFloat = 200, height: CGFloat = 100
  ) -> [CGRect] {
    let controller = UIHostingController(rootView: view)
    controller.view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    controller.view.layoutIfNeeded()
    return controller.view.subviews.map(\.frame)
  }

  @Test("share the room among views that take all of it")
  func equalShares() {
    #expect(
      frames(
        HStack(spacing: 0) {
          Color.red
          Color.green
        }) == [
          CGRect(x: 0, y: 0, width: 100, height: 100),
          CGRect(x: 100, y: 0, width: 100, height: 100),
        ])
  }

  @Test("give the less flexible view its room first")
  func inflexible() {
    #expect(
      frames(
        HStack(spacing: 10) {
          Color.red.frame(width: 50)
          Color.green
        }) == [
          CGRect(x: 0, y: 0, width: 50, height: 100), CGRect(x: 60, y: 0, width: 140, height: 100),
        ])
  }

  @Test("push views apart with a spacer")
  func spacer() {
    #expect(
      frames(
        HStack(spacing: 0) {
          Color.red.frame(width: 20, height: 20)
          Spacer()
          Color.green.frame(width: 30, height: 40)
        }) == [
          CGRect(x: 0, y: 40, width: 20, height: 20), CGRect(x: 170, y: 30, width: 30, height: 40),
        ])
  }

  @Test("align views at the leading side, which is right where text runs from the right")
  func leading() {
    let column = VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 100, height: 20)
      Color.green.frame(width: 40, height: 20)
    }
    #expect(
      frames(column) == [
        CGRect(x: 50, y: 30, width: 100, height: 20), CGRect(x: 50, y: 50, width: 40, height: 20),
      ])
    #expect(
      frames(column.environment(\.layoutDirection, .rightToLeft)) == [
        CGRect(x: 50, y: 30, width: 100, height: 20), CGRect(x: 110, y: 50, width: 40, height: 20),
      ])
  }

  @Test("keep padding free, and put a background behind it")
  func padding() {
    #expect(
      frames(
        Color.red.frame(width: 20, height: 20).padding(.leading, 10).padding(5)
          .background { Color.green }) == [
          CGRect(x: 80, y: 35, width: 40, height: 30),
          CGRect(x: 95, y: 40, width: 20, height: 20),
        ])
  }

  @Test("fill the width with an infinite maximum, also in a scroll view's column")
  func fills() {
    #expect(
      frames(Color.red.frame(maxWidth: .infinity).frame(height: 10)) == [
        CGRect(x: 0, y: 45, width: 200, height: 10)
      ])
  }

  @Test("give each view of a group its own padding")
  func group() {
    #expect(
      frames(
        HStack(spacing: 0) {
          Group {
            Color.red.frame(width: 10, height: 10)
            Color.green.frame(width: 10, height: 10)
          }.padding(5)
        }) == [
          CGRect(x: 85, y: 45, width: 10, height: 10), CGRect(x: 105, y: 45, width: 10, height: 10),
        ])
  }

  @Test("serve a view of higher priority first")
  func priority() {
    #expect(
      frames(
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 20)
          Color.green.frame(maxWidth: 150).layoutPriority(1)
        }) == [
          CGRect(x: 0, y: 0, width: 50, height: 100), CGRect(x: 50, y: 0, width: 150, height: 100),
        ])
  }
}
