import UIKit

extension Animation {
  /// The same speed throughout, for 0.35 seconds.
  public static let linear = linear(duration: 0.35)
  /// Slow at the beginning, for 0.35 seconds.
  public static let easeIn = easeIn(duration: 0.35)
  /// Slow at the end, for 0.35 seconds.
  public static let easeOut = easeOut(duration: 0.35)
  /// Slow at both ends, for 0.35 seconds.
  public static let easeInOut = easeInOut(duration: 0.35)

  /// The same speed throughout.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }

  /// Slow at the beginning.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// Slow at the end.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// Slow at both ends.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// A cubic curve from 0, 0 to 1, 1 with two control points, whose times are from 0 to 1.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(
      .timing(x1: min(max(p1x, 0), 1), y1: p1y, x2: min(max(p2x, 0), 1), y2: p2y),
      duration: duration)
  }
}
