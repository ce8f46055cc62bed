/// What a person does with a finger or the pointer.
///
/// On Linux there is `TapGesture`.
@preconcurrency @MainActor public protocol Gesture {
  /// What is told of the gesture.
  associatedtype Value
  /// Makes the recogniser that hears the gesture.
  func _recognizer(_ ended: @escaping @MainActor (Value) -> Void) -> UIGestureRecognizer
  /// Gives a recogniser that was made before the values of this gesture.
  func _update(_ recognizer: UIGestureRecognizer)
  /// What the gesture itself does when it has ended.
  func _ended(_ value: Value)
}

extension Gesture {
  /// Nothing.
  public func _ended(_ value: Value) {}

  /// The gesture, with something that is done when it has ended.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }
}

/// One or more taps in a row.
public struct TapGesture: Gesture {
  /// How many.
  public var count: Int

  /// Makes a gesture of taps.
  public init(count: Int = 1) { self.count = count }

  /// UIKit's recogniser of taps.
  public func _recognizer(_ ended: @escaping @MainActor (()) -> Void) -> UIGestureRecognizer {
    let recognizer = UITapGestureRecognizer { _ in ended(()) }
    recognizer.numberOfTapsRequired = count
    return recognizer
  }

  /// Takes over how many taps it takes.
  public func _update(_ recognizer: UIGestureRecognizer) {
    (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = count
  }
}

/// A gesture with something that is done when it has ended.
public struct _EndedGesture<Base: Gesture>: Gesture {
  let base: Base
  let action: (Base.Value) -> Void

  /// The recogniser of the gesture.
  public func _recognizer(
    _ ended: @escaping @MainActor (Base.Value) -> Void
  ) -> UIGestureRecognizer { base._recognizer(ended) }

  /// Takes over the values of the gesture.
  public func _update(_ recognizer: UIGestureRecognizer) { base._update(recognizer) }

  /// What the gesture does, then the action.
  public func _ended(_ value: Base.Value) {
    base._ended(value)
    action(value)
  }
}
