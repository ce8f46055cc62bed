/// What goes with a change of state on its way to the views.
public struct Transaction: Sendable {
  /// How the change is shown on its way; nil shows it at once.
  public var animation: Animation?
  /// Whether views may not put animations of their own in the place of `animation`.
  public var disablesAnimations = false
  /// Whether the change is one of a row, as those of a finger that moves.
  public var isContinuous = false
  /// Those who wait for the end. Each is told when the last transaction that holds it is gone.
  var ends: [AnimationEnd] = []

  /// A change that is shown at once.
  public init() {}

  /// A change that is shown as `animation` says.
  public init(animation: Animation?) { self.animation = animation }

  /// Does something when all that the change has set in motion is there.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) { ends.append(AnimationEnd(completion)) }
}

/// When an animation counts as complete.
///
/// Springs of Linux come to rest at a known time, so both mean the same.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoval: Bool
  /// When what is seen is there.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

/// Someone who waits for the end of animations: told when nobody holds this any more.
///
/// Unchecked because the action is called on the main queue alone.
final class AnimationEnd: @unchecked Sendable {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  deinit {
    let action = Action(action)
    DispatchQueue.main.async { action.call() }
  }

  /// Unchecked because it is made for one call on the main queue.
  private struct Action: @unchecked Sendable {
    let call: () -> Void
    init(_ call: @escaping () -> Void) { self.call = call }
  }
}
