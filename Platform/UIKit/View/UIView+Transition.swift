extension UIView {
  /// Makes the changes of `animations` to what `view` shows, for instance another root controller.
  ///
  /// The change is made at once, whatever the duration and the transition: GTK keeps no picture of
  /// what was shown before. `completion` is called once, later.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if let animations { performWithoutAnimation(animations) }
    view.layoutIfNeeded()
    animate(withDuration: 0, animations: {}, completion: completion)
  }

  /// Puts one view in the place of another, which leaves its superview, or, with
  /// `.showHideTransitionViews`, is hidden.
  ///
  /// The change is made at once, whatever the duration and the transition: GTK keeps no picture of
  /// what was shown before. `completion` is called once, later.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    performWithoutAnimation {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    animate(withDuration: 0, animations: {}, completion: completion)
  }

  /// Whether `animate` shows changes on their way; they are made at once while it does not.
  public class var areAnimationsEnabled: Bool { Animator.shared.isEnabled }

  /// Sets whether `animate` shows changes on their way.
  public class func setAnimationsEnabled(_ enabled: Bool) { Animator.shared.isEnabled = enabled }
}

extension UIView.AnimationOptions {
  /// Views that are moved lay out what is in them on the way too.
  public static let layoutSubviews = Self(rawValue: 1 << 0)
  /// Keeps the duration that was asked for inside another animation, as is always done on Linux.
  public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
  /// Keeps the curve that was asked for inside another animation, as is always done on Linux.
  public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
  /// Hides the view that goes instead of taking it out, in `transition(from:to:)`.
  public static let showHideTransitionViews = Self(rawValue: 1 << 8)
  /// One picture fades into the other on iOS. Transitions are made at once on Linux.
  public static let transitionCrossDissolve = Self(rawValue: 5 << 20)

  /// Not there yet.
  @available(
    *, unavailable,
    message: "Animations do not repeat on Linux: start the next one in the completion."
  )
  public static var `repeat`: Self { fatalError() }
  /// Not there yet.
  @available(
    *, unavailable,
    message: "Animations do not go back on Linux: start the way back in the completion."
  )
  public static var autoreverse: Self { fatalError() }
  /// Not there: views are flat.
  @available(*, unavailable, message: "Views do not flip on Linux: use .transitionCrossDissolve.")
  public static var transitionFlipFromLeft: Self { fatalError() }
  /// Not there: views are flat.
  @available(*, unavailable, message: "Views do not flip on Linux: use .transitionCrossDissolve.")
  public static var transitionFlipFromRight: Self { fatalError() }
}

extension Animator {
  /// Runs a group; with `.layoutSubviews`, what lies in the moved views gets its new places inside it.
  func run(_ group: Group, _ options: UIView.AnimationOptions, _ changes: () -> Void) {
    run(group) {
      changes()
      guard options.contains(.layoutSubviews) else { return }
      for track in group.tracks { track.view?.layoutIfNeeded() }
    }
  }
}
