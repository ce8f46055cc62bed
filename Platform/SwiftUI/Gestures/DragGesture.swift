/// A finger, or the pointer with its button down, that moves.
public struct DragGesture: PrimitiveGesture {
  /// What is told of the drag. Lengths are in points.
  public struct Value: Equatable, Sendable {
    /// When this was so.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where it went down.
    public var startLocation: CGPoint
    /// How fast it moves, in points a second.
    public var velocity: CGSize

    /// How far it has moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where it would come to rest if it were let go now: a quarter of a second on its way.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far it would have moved then.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }
  /// There is none: UIKit recognises drags.
  public typealias Body = Never
  /// How far the finger moves before it begins, in points.
  public var minimumDistance: CGFloat
  /// What places are counted from.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture of a drag.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  func makeRecognizer() -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
  func update(_ recognizer: UIPanGestureRecognizer) {
    recognizer.minimumDistance = minimumDistance
  }
  func phase(
    _ recognizer: UIPanGestureRecognizer, _ scene: _GestureScene
  ) -> _GesturePhase<Value>? {
    let ground = scene.ground(of: coordinateSpace)
    let velocity = recognizer.velocity(in: ground)
    let value = Value(
      time: Date(), location: recognizer.location(in: ground),
      startLocation: recognizer.startLocation(in: ground),
      velocity: CGSize(width: velocity.x, height: velocity.y))
    switch recognizer.state {
    case .began, .changed: return .changed(value)
    case .ended: return .ended(value)
    default: return nil
    }
  }
}
