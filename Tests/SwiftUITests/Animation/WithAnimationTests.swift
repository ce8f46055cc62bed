import OnboardingTesting
import SwiftUI
import Testing

private struct Sliding: View {
  let model: Sample
  var body: some View {
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("tile")
      .frame(width: 200, height: 20, alignment: model.isOn ? .trailing : .leading)
  }
}

private struct Fading: View {
  let model: Sample
  var body: some View {
    Color.red.frame(width: 20, height: 20).opacity(model.isOn ? 0 : 1)
      .accessibilityIdentifier("tile")
  }
}

@MainActor @Suite("withAnimation", .onScreen) struct WithAnimationTests {
  private let model = Sample()

  @Test("shows a change of place on its way and is there exactly at the end")
  func place() async throws {
    try await UIView.drivingAnimations {
      let stage = Stage(Sliding(model: model))
      try stage.expectX("tile", 0)
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      await stage.update()
      let end = try stage.view("tile").frame.minX
      #expect(end == 180)
      try stage.expectX("tile", 0)
      stage.advance(0.25)
      try stage.expectX("tile", 45)
      stage.advance(0.25)
      try stage.expectX("tile", 90)
      stage.advance(0.5)
      try stage.expectX("tile", 180)
      #expect(!UIView.isAnimating)
    }
  }

  @Test("that is interrupted goes on from where it is")
  func interruption() async throws {
    try await UIView.drivingAnimations {
      let stage = Stage(Sliding(model: model))
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      await stage.update()
      stage.advance(0.5)
      withAnimation(.linear(duration: 1)) { model.isOn = false }
      await stage.update()
      try stage.expectX("tile", 90)
      stage.advance(0.5)
      try stage.expectX("tile", 45)
      stage.advance(0.5)
      try stage.expectX("tile", 0)
      #expect(!UIView.isAnimating)
    }
  }

  @Test("fades, and leaves everything else at once without it")
  func opacity() async throws {
    try await UIView.drivingAnimations {
      let stage = Stage(Fading(model: model))
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      await stage.update()
      stage.advance(0.5)
      let layer = try stage.view("tile")
      #expect(abs(layer.shownAlpha - 0.5) < 0.01)
      stage.advance(0.5)
      #expect(layer.shownAlpha == 0)
      model.isOn = false
      await stage.update()
      #expect(layer.shownAlpha == 1)
      #expect(!UIView.isAnimating)
    }
  }

  @Test("changes at once where a person has asked for less motion")
  func reducedMotion() async throws {
    try await UIView.drivingAnimations {
      let stage = Stage(Sliding(model: model), look: .standard)
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      await stage.update()
      try stage.expectX("tile", 180)
      #expect(!UIView.isAnimating)
    }
  }

  @Test("tells the end once, when everything is there", arguments: [true, false])
  func completion(changes: Bool) async throws {
    await UIView.drivingAnimations {
      let stage = Stage(Sliding(model: model))
      var ends = 0
      withAnimation(.linear(duration: 1), completionCriteria: .removed) {
        if changes { model.isOn = true }
      } completion: {
        ends += 1
      }
      await stage.update()
      if changes {
        #expect(ends == 0)
        stage.advance(0.9)
        await stage.update()
        #expect(ends == 0)
        stage.advance(0.2)
        await stage.update()
      }
      #expect(ends == 1)
    }
  }

  @Test("gives back what its body gives and throws what that throws")
  func result() {
    struct Fault: Error {}
    #expect(withAnimation { 4 } == 4)
    #expect(throws: Fault.self) { try withAnimation(nil) { throw Fault() } }
    #expect(withTransaction(Transaction(animation: .linear)) { 3 } == 3)
    #expect(withTransaction(\.disablesAnimations, true) { 2 } == 2)
  }

  @Test("runs on the display's own clock too, and lets it rest afterwards")
  func display() async throws {
    let controller = UIHostingController(rootView: Sliding(model: model))
    let screen = try await Screen.shown(
      controller, size: ScreenSize(width: 200, height: 200), look: ScreenLook(hasMotion: true))
    withAnimation(.linear(duration: 0.05)) { model.isOn = true }
    try await screen.wait(until: "the beginning") { UIView.isAnimating }
    try await screen.wait(until: "the end") { !UIView.isAnimating }
    screen.settle()
    #expect(try screen.color(at: CGPoint(x: 190, y: 100))[1] < 80)
  }
}
