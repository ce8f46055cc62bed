import GTK

/// Recognises a finger, or the pointer's button, that stays down in one place.
///
/// It begins when the time is over, changes when the finger moves, and ends with it.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds until it begins.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move before, in points.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before.
  open var numberOfTapsRequired = 0
  /// Counts the touches, so that a time that is over is known to be this one's.
  private var touch = 0

  override func touchBegan(count: Int) {
    touch += 1
    guard count > numberOfTapsRequired else { return fail() }
    let now = touch
    guard minimumPressDuration > 0 else { return begin() }
    MainLoop.after(minimumPressDuration) { [weak self] in
      guard let self, touch == now, isDown, isEnabled, state == .possible else { return }
      PersonsAct.handle { self.begin() }
    }
  }

  override func touchMoved() {
    switch state {
    case .possible: if distance > allowableMovement { fail() }
    case .began, .changed: become(.changed)
    default: break
    }
  }

  override func touchEnded(count: Int) {
    touch += 1
    switch state {
    case .possible: fail()
    case .began, .changed: become(.ended)
    default: break
    }
  }
}
