extension UIView {
  /// Shows the changes of `animations` as `progress` says: how far they have come after a number of
  /// seconds, nil when they are there. What is endless ends when its views are gone.
  package static func animate(
    along progress: @escaping (Double) -> Double?, isEndless: Bool, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    Animator.shared.run(
      Animator.Group(progress: progress, isEndless: isEndless, completion: completion), animations)
  }

  /// Calls `change` at each frame of the animation that is being made, with how far that has come
  /// from 0 to 1; without an animation, once with 1. What was followed under the name before ends.
  package func follow(_ name: String, _ change: @escaping @MainActor (Double) -> Void) {
    Animator.shared.follow(self, name, change)
  }

  /// Whether anything is on its way in any window.
  package static var isAnimating: Bool { Animator.shared.isBusy }

  /// For tests: does work while the clock of animations stands still but for
  /// `advanceAnimations(by:)`. Windows that are not shown are animated too.
  package static func drivingAnimations<Result>(
    _ work: () async throws -> Result
  ) async rethrows -> Result {
    Animator.shared.drive(true)
    defer { Animator.shared.drive(false) }
    return try await work()
  }

  /// For tests: moves the clock by seconds.
  package static func advanceAnimations(by seconds: Double) {
    Animator.shared.advance(by: seconds)
  }

  /// Where the view is seen at the moment, which is not its frame while it is on its way.
  package var shownFrame: CGRect {
    let geometry = presented.geometry ?? Geometry(model)
    return geometry.untransformed.boundingBox(under: geometry.transform)
  }

  /// The opacity with which the view is seen at the moment.
  package var shownAlpha: CGFloat { presented.alpha ?? model.alpha }
}
