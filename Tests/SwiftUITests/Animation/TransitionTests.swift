import OnboardingTesting
import SwiftUI
import Testing

private struct Coming: View {
  let model: Sample
  let transition: AnyTransition?
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.blue.frame(width: 100, height: 100)
      if model.isOn {
        if let transition {
          Color.red.frame(width: 50, height: 50).transition(transition)
            .accessibilityIdentifier("tile")
        } else {
          Color.red.frame(width: 50, height: 50).accessibilityIdentifier("tile")
        }
      }
    }
  }
}

@MainActor @Suite("A transition", .onScreen) struct TransitionTests {
  private let model = Sample()

  private func halfway(
    _ transition: AnyTransition?, comes: Bool, look: ScreenLook = ScreenLook(hasMotion: true)
  ) async throws -> (frame: CGRect, alpha: CGFloat)? {
    await UIView.drivingAnimations {
      model.isOn = !comes
      let stage = Stage(Coming(model: model, transition: transition), look: look)
      let before = stage.find("tile")
      withAnimation(.linear(duration: 1)) { model.isOn = comes }
      await stage.update()
      guard let view = stage.find("tile") ?? before else { return nil }
      #expect((view.superview != nil) == (view.window != nil))
      stage.advance(0.5)
      // The stack of 100 points lies in the middle of 200.
      let found = (view.shownFrame.offsetBy(dx: -50, dy: -50), view.shownAlpha)
      if !comes { #expect(view.window != nil) }
      stage.advance(0.6)
      #expect((view.window != nil) == comes)
      if comes { #expect(view.shownAlpha == 1 && view.shownFrame == view.frame) }
      #expect(!UIView.isAnimating)
      return found
    }
  }

  private func expect(
    _ found: (frame: CGRect, alpha: CGFloat)?,
    _ part: ((frame: CGRect, alpha: CGFloat)) -> CGFloat, _ value: CGFloat
  ) throws {
    let found = try #require(found)
    #expect(abs(part(found) - value) < 0.01)
  }

  @Test("is a fade unless said otherwise", arguments: [true, false])
  func fade(comes: Bool) async throws {
    let (frame, alpha) = try #require(try await halfway(nil, comes: comes))
    #expect(abs(alpha - 0.5) < 0.01)
    #expect(frame.width == 50)
  }

  @Test("moves a view by its own size", arguments: [true, false])
  func move(comes: Bool) async throws {
    let (frame, alpha) = try #require(
      try await halfway(.move(edge: .leading), comes: comes))
    #expect(alpha == 1)
    #expect(abs(frame.minX + 25) < 0.01)
    let (below, _) = try #require(try await halfway(.move(edge: .bottom), comes: comes))
    #expect(abs(below.minY - 25) < 0.01)
  }

  @Test("to the leading side goes to the right where reading does")
  func rightToLeft() async throws {
    let look = ScreenLook(isRightToLeft: true, hasMotion: true)
    let (frame, _) = try #require(
      try await halfway(.move(edge: .leading), comes: true, look: look))
    #expect(abs(frame.minX - 75) < 0.01)
  }

  @Test("slides in from the leading side and out to the trailing one")
  func slide() async throws {
    try await expect(halfway(.slide, comes: true), { $0.frame.minX }, -25)
    try await expect(halfway(.slide, comes: false), { $0.frame.minX }, 25)
  }

  @Test("scales about its anchor")
  func scale() async throws {
    let (middle, _) = try #require(try await halfway(.scale, comes: true))
    #expect(abs(middle.width - 25) < 0.1 && abs(middle.minX - 12.5) < 0.1)
    let (corner, _) = try #require(
      try await halfway(.scale(scale: 0.5, anchor: .topLeading), comes: true))
    #expect(abs(corner.width - 37.5) < 0.1 && abs(corner.minX) < 0.1)
  }

  @Test("has an offset, parts, and ways of its own in and out")
  func combination() async throws {
    let both = AnyTransition.offset(x: 40, y: 20).combined(with: .opacity)
    let (frame, alpha) = try #require(try await halfway(both, comes: true))
    #expect(abs(frame.minX - 20) < 0.01 && abs(frame.minY - 10) < 0.01)
    #expect(abs(alpha - 0.5) < 0.01)
    let ways = AnyTransition.asymmetric(
      insertion: .opacity, removal: .offset(CGSize(width: 10, height: 0)))
    try await expect(halfway(ways, comes: true), { $0.alpha }, 0.5)
    try await expect(halfway(ways, comes: false), { $0.alpha }, 1)
    let own = AnyTransition.opacity.animation(.linear(duration: 0.8))
    try await expect(halfway(own, comes: true), { $0.alpha }, 0.625)
  }

  @Test("of nothing is there at once")
  func identity() async throws {
    let (frame, alpha) = try #require(try await halfway(.identity, comes: true))
    #expect(alpha == 1 && frame == CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test("hides what goes from assistive technology and keeps no view")
  func released() async throws {
    model.isOn = true
    await UIView.drivingAnimations {
      let stage = Stage(VStack { if model.isOn { Text(verbatim: "Here") } })
      #expect(stage.screen.has("Here"))
    }
    let other = Sample()
    other.isOn = true
    struct Line: View {
      let model: Sample
      var body: some View { VStack { if model.isOn { Text(verbatim: "Here") } } }
    }
    await UIView.drivingAnimations {
      let stage = Stage(Line(model: other))
      withAnimation(.linear(duration: 1)) { other.isOn = false }
      await stage.update()
      stage.advance(0.5)
      #expect(!stage.screen.has("Here"))
      stage.advance(1)
    }
  }
}
