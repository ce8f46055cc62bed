import UIKit

extension Animation {
  /// A spring that does not swing, of half a second.
  public static let spring = spring(duration: 0.5)
  /// A spring that follows a finger.
  public static let interactiveSpring = interactiveSpring(duration: 0.15)
  /// A spring that does not swing, of half a second.
  public static let smooth = smooth(duration: 0.5)
  /// A spring that swings a little, of half a second.
  public static let snappy = snappy(duration: 0.5)
  /// A spring that swings, of half a second.
  public static let bouncy = bouncy(duration: 0.5)

  /// A spring that is felt to take `duration` seconds.
  ///
  /// A `bounce` of 0 does not swing, of 1 would for ever and counts as a little less; below 0 the
  /// spring is slower to come to rest.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0) -> Animation {
    let bounce = min(max(bounce, -0.95), 1)
    return spring(
      response: duration, dampingFraction: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// A spring by the seconds of its swing without damping, and its damping: below 1 it swings, at 1
  /// it does not.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825
  ) -> Animation { spring(response: response, dampingFraction: dampingFraction, velocity: 0) }

  /// A spring that follows a finger, by the seconds of its swing without damping, and its damping.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86
  ) -> Animation { spring(response: response, dampingFraction: dampingFraction, velocity: 0) }

  /// A spring that follows a finger and swings a little; `extraBounce` adds to that.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0
  ) -> Animation { spring(duration: duration, bounce: 0.14 + extraBounce) }

  /// A spring that does not swing; `extraBounce` adds to that.
  public static func smooth(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation { spring(duration: duration, bounce: extraBounce) }

  /// A spring that swings a little; `extraBounce` adds to that.
  public static func snappy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation { spring(duration: duration, bounce: 0.15 + extraBounce) }

  /// A spring that swings; `extraBounce` adds to that.
  public static func bouncy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation { spring(duration: duration, bounce: 0.3 + extraBounce) }

  /// A spring by its mass, stiffness and damping; `initialVelocity` is in ways a second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    precondition(
      mass > 0 && stiffness > 0,
      "Animation.interpolatingSpring takes a mass and a stiffness above 0.")
    return spring(
      response: 2 * .pi * (mass / stiffness).squareRoot(),
      dampingFraction: damping / (2 * (mass * stiffness).squareRoot()), velocity: initialVelocity)
  }

  /// Damping below 0.05 would swing for ever and counts as that.
  private static func spring(
    response: Double, dampingFraction: Double, velocity: Double
  ) -> Animation {
    let ratio = dampingFraction.isNaN ? 1 : min(max(dampingFraction, 0.05), 20)
    return Animation(
      .spring(dampingRatio: ratio, velocity: velocity * response),
      duration: response * Curve.settlingTime(dampingRatio: ratio))
  }
}
