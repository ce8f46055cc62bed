import OnboardingTesting
import SwiftUI
import Testing

private struct Two: View {
  let model: Sample
  var body: some View {
    VStack(spacing: 0) {
      tile("animated").animation(.linear(duration: 1), value: model.isOn)
      tile("plain")
    }
  }
  private func tile(_ name: String) -> some View {
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier(name)
      .frame(width: 200, height: 20, alignment: model.isOn ? .trailing : .leading)
  }
}

private struct Still: View {
  let model: Sample
  var body: some View {
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("tile")
      .frame(width: 200, height: 20, alignment: model.isOn ? .trailing : .leading)
      .transaction { $0.animation = nil }
  }
}

private struct Lasting: View {
  let model: Sample
  var body: some View { content }
  @available(*, deprecated) private var content: some View {
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("tile")
      .frame(width: 200, height: 20, alignment: model.isOn ? .trailing : .leading)
      .animation(.linear(duration: 1))
  }
}

private struct Bound: View {
  @State private var isOn = false
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("tile")
        .frame(width: 200, height: 20, alignment: isOn ? .trailing : .leading)
      Toggle("Move", isOn: $isOn.animation(.linear(duration: 1)))
    }
  }
}

private struct Turning: View {
  let model: Sample
  var body: some View {
    Color.red.frame(width: 40, height: 20)
      .rotationEffect(.degrees(model.isOn ? 360 : 0), anchor: .leading)
      .accessibilityIdentifier("turned")
      .scaleEffect(model.isOn ? 2 : 1, anchor: .topLeading)
      .accessibilityIdentifier("scaled")
  }
}

private struct Endless: View {
  let model: Sample
  var body: some View {
    if model.number == 0 {
      Color.red.frame(width: 20, height: 20)
        .rotationEffect(.degrees(model.isOn ? 360 : 0))
        .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: model.isOn)
        .accessibilityIdentifier("tile")
    }
  }
}

@MainActor @Suite("An animation of a view", .onScreen) struct AnimationScopeTests {
  private let model = Sample()

  @Test("by value leaves its neighbours alone")
  func value() async throws {
    try await UIView.drivingAnimations {
      let stage = Stage(Two(model: model))
      model.isOn = true
      await stage.update()
      stage.advance(0.5)
      try stage.expectX("animated", 90)
      try stage.expectX("plain", 180)
      stage.advance(0.6)
      try stage.expectX("animated", 180)
      #expect(!UIView.isAnimating)
    }
  }

  @Test("by value rests where a transaction forbids it")
  func disabled() async throws {
    try await UIView.drivingAnimations {
      let stage = Stage(Two(model: model))
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { model.isOn = true }
      await stage.update()
      try stage.expectX("animated", 180)
    }
  }

  @Test("is taken away by a transaction of nothing")
  func transaction() async throws {
    try await UIView.drivingAnimations {
      let stage = Stage(Still(model: model))
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      await stage.update()
      try stage.expectX("tile", 180)
      #expect(!UIView.isAnimating)
    }
  }

  @Test("without a value shows every change")
  func lasting() async throws {
    try await UIView.drivingAnimations {
      let stage = Stage(Lasting(model: model))
      model.isOn = true
      await stage.update()
      stage.advance(0.5)
      try stage.expectX("tile", 90)
    }
  }

  @Test("comes through a binding")
  func binding() async throws {
    try await UIView.drivingAnimations {
      let stage = Stage(Bound())
      try stage.screen.tap("Move")
      await stage.update()
      stage.advance(0.5)
      try stage.expectX("tile", 90)
    }
    let binding = Binding.constant(1).animation(.linear)
    #expect(binding.transaction.animation == .linear)
    #expect(binding.wrappedValue == 1)
  }

  @Test("goes through the angle of a whole turn, about the anchor")
  func turn() async throws {
    try await UIView.drivingAnimations {
      let stage = Stage(Turning(model: model))
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      await stage.update()
      stage.advance(0.25)
      let turned = try stage.frame("turned")
      #expect(abs(turned.width - 20) < 0.01 && abs(turned.height - 40) < 0.01)
      #expect(abs(turned.midX - 0) < 0.01 && abs(turned.midY - 30) < 0.01)
      let scaled = try stage.frame("scaled")
      #expect(abs(scaled.width - 50) < 0.01)
      #expect(abs(scaled.minX - 80) < 0.01 && abs(scaled.minY - 90) < 0.01)
      stage.advance(1)
      let last = try stage.frame("scaled").width
      #expect(last == 80)
      #expect(!UIView.isAnimating)
    }
  }

  @Test("that goes on for ever ends with its view")
  func endless() async throws {
    try await UIView.drivingAnimations {
      let stage = Stage(Endless(model: model))
      model.isOn = true
      await stage.update()
      stage.advance(10.25)
      #expect(UIView.isAnimating)
      let width = try stage.frame("tile").width
      #expect(abs(width - 20) < 0.01)
      model.number = 1
      await stage.update()
      stage.advance(0.1)
      #expect(!UIView.isAnimating)
    }
  }
}
