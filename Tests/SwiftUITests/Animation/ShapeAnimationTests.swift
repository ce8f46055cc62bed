import OnboardingTesting
import SwiftUI
import Testing

private struct Pie: Shape {
  var share: Double
  var animatableData: Double {
    get { share }
    set { share = newValue }
  }
  nonisolated func path(in rect: CGRect) -> Path {
    Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * share, height: rect.height))
  }
}

private struct Growing: View {
  let model: Sample
  var body: some View {
    VStack(spacing: 0) {
      Pie(share: model.isOn ? 1 : 0).fill(Painted.red)
      Rectangle().fill(model.isOn ? Painted.blue : Painted.red)
      Line().trim(to: model.isOn ? 1 : 0).stroke(Painted.red, lineWidth: 20)
    }
  }
}

private struct Line: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}

@MainActor @Suite("A shape on its way", .onScreen) struct ShapeAnimationTests {
  private let model = Sample()

  @Test("shows its own numbers, its colour and the part of its outline, and is exact at the end")
  func shape() async throws {
    try await UIView.drivingAnimations {
      let stage = Stage(Growing(model: model))
      @MainActor func color(_ x: Double, _ y: Double) throws -> [Int] {
        try stage.screen.color(at: CGPoint(x: x, y: y)).prefix(3).map { Int($0) }
      }
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      await stage.update()
      stage.advance(0.5)
      let half = (
        try color(90, 30), try color(110, 30), try color(100, 100), try color(90, 166),
        try color(110, 166)
      )
      #expect(half.0 == [255, 0, 0])
      #expect(half.1 == [255, 255, 255])
      #expect(near(half.2, [127, 0, 127]))
      #expect(half.3 == [255, 0, 0])
      #expect(half.4 == [255, 255, 255])
      stage.advance(0.5)
      let end = (try color(198, 30), try color(100, 100), try color(198, 166))
      #expect(end.0 == [255, 0, 0])
      #expect(end.1 == [0, 0, 255])
      #expect(end.2 == [255, 0, 0])
      #expect(!UIView.isAnimating)
    }
  }

  @Test("mixes its numbers with those of a pair")
  func numbers() {
    var pair = AnimatablePair(1.0, AnimatablePair(CGFloat(2), Float(4)))
    pair.scale(by: 2)
    #expect(pair == AnimatablePair(2, AnimatablePair(4, 8)))
    #expect((pair - pair) == .zero)
    #expect(pair.magnitudeSquared == 84)
    #expect((EmptyAnimatableData() + EmptyAnimatableData()).magnitudeSquared == 0)
  }
}
