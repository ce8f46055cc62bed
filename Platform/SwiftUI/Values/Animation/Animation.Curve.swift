import UIKit

extension Animation {
  /// The way of an animation from 0 to 1.
  package enum Curve: Hashable, Sendable {
    /// A cubic curve from 0, 0 to 1, 1 with two control points, as CSS has it.
    case timing(x1: Double, y1: Double, x2: Double, y2: Double)
    /// A spring by its damping ratio, and its velocity at first in ways a response time.
    case spring(dampingRatio: Double, velocity: Double)

    /// Where the way is, `time` seconds after its beginning, when it takes `duration` seconds.
    func value(at time: TimeInterval, of duration: TimeInterval) -> Double {
      guard duration > 0, time < duration else { return 1 }
      guard time > 0 else { return 0 }
      let share = time / duration
      switch self {
      case .timing(let x1, let y1, let x2, let y2):
        return Self.bezier(y1, y2, at: Self.parameter(x1, x2, for: share))
      case .spring(let ratio, let velocity):
        let turns = share * Self.settlingTime(dampingRatio: ratio)
        return Self.spring(ratio, velocity, at: turns)
      }
    }

    private static func bezier(_ one: Double, _ two: Double, at t: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * one + 3 * rest * t * t * two + t * t * t
    }

    /// The parameter at which the curve has come to `share` in time. With both controls within 0 and
    /// 1 the curve never goes back in time, so halving finds it.
    private static func parameter(_ x1: Double, _ x2: Double, for share: Double) -> Double {
      var low = 0.0
      var high = 1.0
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if bezier(x1, x2, at: middle) < share { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }

    /// Response times until a spring is at rest but for a thousandth.
    static func settlingTime(dampingRatio ratio: Double) -> Double {
      if ratio < 1 { return 6.91 / ratio / (2 * .pi) }
      // (1 + 9.24) * exp(-9.24) is a thousandth; beyond 1 the slower of two roots counts.
      return 9.24 / (ratio - (ratio * ratio - 1).squareRoot()) / (2 * .pi)
    }

    /// Where a weight on a spring is after a number of response times.
    private static func spring(_ ratio: Double, _ velocity: Double, at time: Double) -> Double {
      let angle = 2 * Double.pi * time
      let speed = velocity / (2 * .pi)
      // `left` is the way that is left at a velocity of `speed` ways a radian.
      let left: Double
      if ratio < 1 {
        let swing = (1 - ratio * ratio).squareRoot()
        left =
          exp(-ratio * angle)
          * (cos(swing * angle) + (ratio - speed) / swing * sin(swing * angle))
      } else if ratio == 1 {
        left = exp(-angle) * (1 + (1 - speed) * angle)
      } else {
        let root = (ratio * ratio - 1).squareRoot()
        let slow = ratio - root
        let fast = ratio + root
        left =
          ((fast - speed) * exp(-slow * angle) - (slow - speed) * exp(-fast * angle))
          / (fast - slow)
      }
      return 1 - left
    }
  }
}
