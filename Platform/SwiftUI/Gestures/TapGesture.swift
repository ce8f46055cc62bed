/// One or more taps in a row.
public struct TapGesture: PrimitiveGesture {
  /// Nothing is told of taps.
  public typealias Value = ()
  /// There is none: UIKit recognises taps.
  public typealias Body = Never
  /// How many.
  public var count: Int

  /// Makes a gesture of taps.
  public init(count: Int = 1) { self.count = count }

  func makeRecognizer() -> UITapGestureRecognizer { UITapGestureRecognizer() }
  func update(_ recognizer: UITapGestureRecognizer) { recognizer.numberOfTapsRequired = count }
  func phase(
    _ recognizer: UITapGestureRecognizer, _ scene: _GestureScene
  ) -> _GesturePhase<Void>? {
    recognizer.state == .ended ? .ended(()) : nil
  }
}

/// One or more taps in a row, and where they are.
public struct SpatialTapGesture: PrimitiveGesture {
  /// What is told of the taps.
  public struct Value: Equatable, Sendable {
    /// Where the last tap was, in points.
    public var location: CGPoint
  }
  /// There is none: UIKit recognises taps.
  public typealias Body = Never
  /// How many.
  public var count: Int
  /// What the place is counted from.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture of taps.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  func makeRecognizer() -> UITapGestureRecognizer { UITapGestureRecognizer() }
  func update(_ recognizer: UITapGestureRecognizer) { recognizer.numberOfTapsRequired = count }
  func phase(
    _ recognizer: UITapGestureRecognizer, _ scene: _GestureScene
  ) -> _GesturePhase<Value>? {
    guard recognizer.state == .ended else { return nil }
    return .ended(Value(location: recognizer.location(in: scene.ground(of: coordinateSpace))))
  }
}

extension _GestureScene {
  /// The view whose coordinates a space has; nil for the window.
  func ground(of space: CoordinateSpace) -> UIView? {
    space == .local ? touch.layer : touch.layer?.ground(of: space)
  }
}
