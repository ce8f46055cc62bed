extension UIView {
  /// How an animation goes.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Slow at both ends: the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same speed throughout.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Presses reach what moves: on Linux they always do.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins where a movement that is under way has come to: on Linux all do.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)

    func ease(_ share: Double) -> Double {
      switch rawValue >> 16 & 3 {
      case 1: share * share
      case 2: 1 - (1 - share) * (1 - share)
      case 3: share
      default: share * share * (3 - 2 * share)
      }
    }
  }

  /// Shows the changes of `animations` over `duration` seconds.
  ///
  /// Frames, bounds, centres, transforms, opacity and ground colour are shown on their way; where
  /// a person has asked for less motion, or the view is in no window, they change at once.
  /// `completion` is called once, later, in every case; it gets false when the window was closed on
  /// the way.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    Animator.shared.run(
      Animator.Group(
        duration: duration, delay: delay, ease: options.ease, completion: completion),
      options, animations)
  }

  /// Shows the changes of `animations` over `duration` seconds, moving as a spring does.
  ///
  /// Below 1, a damping ratio lets it swing beyond the end and back; from 1 on it does not. Velocity
  /// is in whole ways a second. The curves of `options` have no meaning here.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(dampingRatio: dampingRatio, velocity: velocity * duration)
    Animator.shared.run(
      Animator.Group(
        duration: duration, delay: delay, ease: spring.position, completion: completion),
      options, animations)
  }

  /// Makes changes without showing them on their way, inside an animation too.
  public class func performWithoutAnimation(_ actions: () -> Void) {
    Animator.shared.suspended(actions)
  }
}

extension Animator {
  func suspended(_ actions: () -> Void) {
    let outer = swapCurrent(nil)
    actions()
    _ = swapCurrent(outer)
  }
}
