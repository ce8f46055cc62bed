/// What is known about a change of size.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change is shown on its way. False: a compositor sets a window's size at once.
  var isAnimated: Bool { get }
  /// Whether the change was taken back. Always false.
  var isCancelled: Bool { get }
  /// Seconds that the change takes: 0.
  var transitionDuration: TimeInterval { get }
  /// How far the change is, from 0 to 1: 1.
  var percentComplete: CGFloat { get }
  /// How the content is turned: not at all.
  var targetTransform: CGAffineTransform { get }
  /// The view whose size changes.
  var containerView: UIView { get }
}

/// Runs what belongs to a change of size together with it.
///
/// ```swift
/// override func viewWillTransition(
///   to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
/// ) {
///   super.viewWillTransition(to: size, with: coordinator)
///   coordinator.animate(alongsideTransition: { _ in self.arrange() })
/// }
/// ```
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Calls `animation` once the views have their new size, and `completion` after the layout.
  /// - Returns: true; both are called.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Calls `animation` once the views have their new size.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// Keeps what is to be done with one change of a window's size.
final class ResizeCoordinator: UIViewControllerTransitionCoordinator {
  typealias Action = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated = false
  let isCancelled = false
  let transitionDuration: TimeInterval = 0
  let percentComplete: CGFloat = 1
  let targetTransform = CGAffineTransform.identity
  let containerView: UIView
  private var animations: [Action] = []
  private var completions: [Action] = []

  init(_ view: UIView) { containerView = view }

  func animate(alongsideTransition animation: Action?, completion: Action?) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// The views have their new size; completions follow when the layout is done.
  func finish() {
    for animation in animations { animation(self) }
    guard !completions.isEmpty else { return }
    DispatchQueue.main.async { [self] in
      for completion in completions { completion(self) }
    }
  }
}
