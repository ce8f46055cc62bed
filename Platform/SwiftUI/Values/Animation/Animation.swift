import UIKit

/// How a change is shown on its way.
///
/// ```swift
/// withAnimation(.snappy.delay(0.1)) { isOpen = true }
/// ```
public struct Animation: Hashable, Sendable {
  /// The way from 0 to 1.
  package let curve: Curve
  /// Seconds that one way takes; the time until a spring has come to rest.
  package private(set) var duration: TimeInterval
  /// Seconds before everything.
  package private(set) var delay: TimeInterval = 0
  /// How often the way is gone; nil is once.
  package private(set) var repeats: Repeats?

  /// How often the way is gone.
  package struct Repeats: Hashable, Sendable {
    /// Number of ways; nil goes on for ever.
    package var count: Int?
    /// Whether every second way goes back.
    package var autoreverses: Bool
    /// Seconds before each way.
    package var pause: TimeInterval
  }

  init(_ curve: Curve, duration: TimeInterval) {
    self.curve = curve
    self.duration = duration.isFinite ? max(0, duration) : 0
  }

  /// A critically damped spring.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)

  /// This animation, begun `delay` seconds later.
  public func delay(_ delay: TimeInterval) -> Animation {
    var animation = self
    animation.delay += delay
    return animation
  }

  /// This animation, delays and all, `speed` times as fast. The speed has to be above 0.
  public func speed(_ speed: Double) -> Animation {
    precondition(speed > 0, "Animation.speed(_:) takes a speed above 0; nil animates nothing.")
    var animation = self
    animation.duration /= speed
    animation.delay /= speed
    animation.repeats?.pause /= speed
    return animation
  }

  /// This animation `repeatCount` times; a delay it has is kept before each. A second count replaces
  /// the first.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    repeated(max(1, repeatCount), autoreverses)
  }

  /// This animation for ever; a delay it has is kept before each way.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    repeated(nil, autoreverses)
  }

  private func repeated(_ count: Int?, _ autoreverses: Bool) -> Animation {
    var animation = self
    animation.repeats = Repeats(
      count: count, autoreverses: autoreverses, pause: (repeats?.pause ?? 0) + delay)
    animation.delay = 0
    return animation
  }

  /// How far the change has come `time` seconds after its beginning, 0 at first and 1 at the end; nil
  /// when the animation is over.
  package func progress(at time: TimeInterval) -> Double? {
    let time = time - delay
    guard let repeats else {
      return time >= duration ? nil : curve.value(at: max(0, time), of: duration)
    }
    let period = repeats.pause + duration
    guard period > 0 else { return nil }
    let round = max(0, (time / period).rounded(.down))
    if let count = repeats.count, round >= Double(count) { return nil }
    let local = max(0, time) - round * period - repeats.pause
    let value = curve.value(at: max(0, local), of: duration)
    let isBack = repeats.autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
    return isBack ? 1 - value : value
  }
}
