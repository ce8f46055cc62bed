/// A finger, or the pointer's button, that stays down in one place.
///
/// `onChanged` hears when it goes down, `onEnded` when the time is over.
public struct LongPressGesture: PrimitiveGesture {
  /// Whether the finger is down: always true.
  public typealias Value = Bool
  /// There is none: UIKit recognises long presses.
  public typealias Body = Never
  /// Seconds that it takes.
  public var minimumDuration: Double
  /// How far the finger may move meanwhile, in points.
  public var maximumDistance: CGFloat

  /// Makes a gesture of a long press.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  func makeRecognizer() -> UILongPressGestureRecognizer { UILongPressGestureRecognizer() }
  func update(_ recognizer: UILongPressGestureRecognizer) {
    recognizer.minimumPressDuration = minimumDuration
    recognizer.allowableMovement = maximumDistance
  }
  func phase(
    _ recognizer: UILongPressGestureRecognizer, _ scene: _GestureScene
  ) -> _GesturePhase<Bool>? {
    switch recognizer.state {
    case .possible: .changed(true)
    case .began: .ended(true)
    default: nil
    }
  }
}
