import OnboardingTesting
import SwiftUI
import Testing

private struct Scoped: View {
  let model: Sample
  var body: some View {
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("tile")
      .frame(width: 200, height: 20, alignment: model.isOn ? .trailing : .leading)
      .transaction(value: model.number) { $0.animation = .linear(duration: 1) }
  }
}

private struct Calm: View {
  @Environment(\.accessibilityReduceMotion) private var isCalm
  var body: some View { Text(verbatim: "calm \(isCalm)") }
}

@MainActor @Suite("A documented form of an animation", .onScreen) struct AnimationFormTests {
  private let model = Sample()

  @Test("is that of a transaction, where a value has changed")
  func transaction() async throws {
    try await UIView.drivingAnimations {
      let stage = Stage(Scoped(model: model))
      model.isOn = true
      await stage.update()
      try stage.expectX("tile", 180)
      model.number = 1
      model.isOn = false
      await stage.update()
      stage.advance(0.5)
      try stage.expectX("tile", 90)
      stage.advance(1)
    }
  }

  @Test("pushes a view in from a side", arguments: [Edge.leading, .trailing, .top, .bottom])
  func push(edge: Edge) async throws {
    struct Coming: View {
      let model: Sample
      let edge: Edge
      var body: some View {
        ZStack {
          Color.blue.frame(width: 100, height: 100)
          if model.isOn {
            Color.red.frame(width: 100, height: 100).transition(.push(from: edge))
              .accessibilityIdentifier("tile")
          }
        }
      }
    }
    try await UIView.drivingAnimations {
      let stage = Stage(Coming(model: model, edge: edge))
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      await stage.update()
      stage.advance(0.5)
      let frame = try stage.frame("tile").offsetBy(dx: -50, dy: -50)
      let expected: CGPoint =
        switch edge {
        case .leading: CGPoint(x: -50, y: 0)
        case .trailing: CGPoint(x: 50, y: 0)
        case .top: CGPoint(x: 0, y: -50)
        case .bottom: CGPoint(x: 0, y: 50)
        }
      #expect(abs(frame.minX - expected.x) < 0.01 && abs(frame.minY - expected.y) < 0.01)
      #expect(abs(try stage.view("tile").shownAlpha - 0.5) < 0.01)
      stage.advance(1)
    }
  }

  @Test("is known by its constants, and nothing is on its way in nothing")
  func values() {
    let spring = Animation.interpolatingSpring(mass: 2, stiffness: 50, damping: 20)
    #expect(spring != .interpolatingSpring(stiffness: 50, damping: 20))
    #expect(spring == .interpolatingSpring(mass: 2, stiffness: 50, damping: 20, initialVelocity: 0))
    #expect(EmptyAnimatableData.zero == EmptyAnimatableData())
    #expect(Animation.linear(duration: 1).speed(2) == .linear(duration: 0.5))
  }

  @Test("tells when what it has set in motion is there")
  func completion() async throws {
    try await UIView.drivingAnimations {
      let stage = Stage(Scoped(model: model))
      var transaction = Transaction(animation: .linear(duration: 1))
      var ends: [String] = []
      transaction.addAnimationCompletion { ends.append("end") }
      transaction.addAnimationCompletion(criteria: .removed) { ends.append("removed") }
      transaction.addAnimationCompletion(criteria: .logicallyComplete) { ends.append("complete") }
      withTransaction(transaction) { model.isOn = true }
      transaction = Transaction()
      await stage.update()
      stage.advance(0.5)
      await stage.update()
      #expect(ends == [])
      stage.advance(1)
      try await stage.screen.wait(until: "the ends") { ends.count == 3 }
    }
  }

  @Test("is left out where a person wants less movement")
  func calm() {
    #expect(
      shown(Calm()).has("calm true") && shown(Calm(), ScreenLook(hasMotion: true)).has("calm false")
    )
  }
}
