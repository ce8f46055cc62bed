import SwiftUI
import Testing

@Suite("An animation") struct AnimationTests {
  private static let all: [Animation] = [
    .default, .linear, .easeIn, .easeOut, .easeInOut, .linear(duration: 2), .easeIn(duration: 2),
    .easeOut(duration: 2), .easeInOut(duration: 2), .timingCurve(0.2, 0.8, 0.2, 1),
    .timingCurve(0.2, 0.8, 0.2, 1, duration: 2), .spring, .spring(),
    .spring(duration: 1, bounce: 0.4), .spring(duration: 1, bounce: -0.5),
    .spring(response: 0.4, dampingFraction: 0.6), .interactiveSpring, .interactiveSpring(),
    .interactiveSpring(response: 0.2, dampingFraction: 0.8),
    .interactiveSpring(duration: 0.3, extraBounce: 0.1), .smooth, .smooth(duration: 1),
    .snappy, .snappy(duration: 1, extraBounce: 0.1), .bouncy, .bouncy(duration: 1),
    .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 2),
    .interpolatingSpring(stiffness: 100, damping: 20),
  ]

  @Test("begins at 0, ends at 1 without a jump and is over then", arguments: all)
  func ends(animation: Animation) throws {
    #expect(abs(try #require(animation.progress(at: 0))) < 1e-6)
    let end = try #require(animation.progress(at: animation.duration * 0.999_999))
    #expect(abs(end - 1) < 0.003)
    #expect(animation.progress(at: animation.duration) == nil)
  }

  @Test("follows its curve")
  func curves() throws {
    func half(_ animation: Animation) throws -> Double {
      try #require(animation.progress(at: animation.duration / 2))
    }
    #expect(abs(try half(.linear) - 0.5) < 1e-6)
    #expect(abs(try half(.easeInOut) - 0.5) < 1e-6)
    #expect(try half(.easeIn) < 0.4)
    #expect(try half(.easeOut) > 0.6)
  }

  @Test("swings as far as its bounce says")
  func springs() {
    func peak(_ animation: Animation) -> Double {
      (0..<1000).compactMap { animation.progress(at: animation.duration * Double($0) / 1000) }
        .max() ?? 0
    }
    #expect(peak(.smooth) <= 1)
    #expect(peak(.spring(duration: 1, bounce: -0.5)) <= 1)
    #expect(peak(.snappy) > 1)
    #expect(peak(.bouncy) > peak(.snappy))
    // exp(-pi z / sqrt(1 - z^2)) is how far a spring of damping ratio z goes beyond its end.
    #expect(abs(peak(.spring(response: 1, dampingFraction: 0.5)) - 1.163) < 0.001)
    #expect(Animation.spring(duration: 0.5) == .smooth)
  }

  @Test("waits and hurries")
  func times() throws {
    let late = Animation.linear(duration: 1).delay(2)
    #expect(late.progress(at: 1.9) == 0)
    #expect(abs(try #require(late.progress(at: 2.5)) - 0.5) < 1e-6)
    let fast = late.speed(2)
    #expect(fast.delay == 1 && fast.duration == 0.5)
    let lateAfterwards = Animation.linear(duration: 1).speed(2).delay(2)
    #expect(lateAfterwards.delay == 2 && lateAfterwards.duration == 0.5)
  }

  @Test("goes there and back as often as it is told")
  func repeats() throws {
    let twice = Animation.linear(duration: 1).repeatCount(2)
    #expect(abs(try #require(twice.progress(at: 1.25)) - 0.75) < 1e-6)
    #expect(twice.progress(at: 2) == nil)
    let forward = Animation.linear(duration: 1).repeatCount(3, autoreverses: false)
    #expect(abs(try #require(forward.progress(at: 1.25)) - 0.25) < 1e-6)
    let forever = Animation.linear(duration: 1).repeatForever(autoreverses: false)
    #expect(abs(try #require(forever.progress(at: 1000.5)) - 0.5) < 1e-6)
    #expect(forever.repeats?.count == nil && forever.repeats != nil)
    #expect(Animation.linear.repeats == nil)
  }

  @Test("keeps a delay from before the repetition in each, one from after it once")
  func pauses() throws {
    let each = Animation.linear(duration: 1).delay(1).repeatForever(autoreverses: false)
    #expect(each.progress(at: 2.5) == 0)
    #expect(abs(try #require(each.progress(at: 3.5)) - 0.5) < 1e-6)
    let once = Animation.linear(duration: 1).repeatForever(autoreverses: false).delay(1)
    #expect(abs(try #require(once.progress(at: 2.5)) - 0.5) < 1e-6)
  }

  @Test("rides on a transaction")
  func transactions() {
    #expect(Transaction().animation == nil)
    var transaction = Transaction(animation: .snappy)
    #expect(transaction.animation == .snappy && !transaction.disablesAnimations)
    transaction.disablesAnimations = true
    #expect(transaction.disablesAnimations)
  }
}
