/// What a person does with a finger or the pointer.
///
/// ```swift
/// Card().gesture(DragGesture().onChanged { offset = $0.translation }.onEnded { _ in drop() })
/// ```
/// A gesture of one's own is composed of others in its `body`.
@preconcurrency @MainActor public protocol Gesture<Value> {
  /// What is told of the gesture.
  associatedtype Value
  /// What the gesture is composed of.
  associatedtype Body: Gesture
  /// What the gesture is composed of.
  var body: Body { get }
  /// How many recognisers of UIKit the gesture takes.
  static var _count: Int { get }
  /// Makes the recognisers.
  func _recognizers() -> [UIGestureRecognizer]
  /// Gives recognisers that were made before the values of this gesture.
  func _update(_ recognizers: ArraySlice<UIGestureRecognizer>)
  /// What a recogniser's news mean to the gesture; nil for nothing.
  func _phase(_ index: Int, _ scene: _GestureScene) -> _GesturePhase<Value>?
}

/// What becomes of a gesture.
public enum _GesturePhase<Value> {
  /// It is under way.
  case changed(Value)
  /// It is done.
  case ended(Value)
  /// It has come to nothing.
  case failed
}

/// The recognisers of a gesture on a view, and what the gesture remembers of the touch.
@preconcurrency @MainActor public struct _GestureScene {
  /// What all parts of a composed gesture share.
  final class Touch {
    let recognizers: [UIGestureRecognizer]
    weak var layer: UIView?
    var memories: [String: Any] = [:]

    init(_ recognizers: [UIGestureRecognizer]) { self.recognizers = recognizers }
  }
  let touch: Touch
  /// The number of the gesture's first recogniser.
  private var first = 0

  init(_ recognizers: [UIGestureRecognizer]) { touch = Touch(recognizers) }

  /// The scene of a gesture behind others in a composed one.
  func part(behind count: Int) -> _GestureScene {
    var scene = self
    scene.first += count
    return scene
  }

  /// The recogniser of a number in the gesture.
  subscript(index: Int) -> UIGestureRecognizer { touch.recognizers[first + index] }

  /// Where a composed gesture remembers.
  func key<G>(_ type: G.Type) -> String { "\(type)@\(first)" }
}

extension Gesture where Body.Value == Value {
  /// As many as the gesture that it is composed of.
  public static var _count: Int { Body._count }
  /// Those of the gesture that it is composed of.
  public func _recognizers() -> [UIGestureRecognizer] { body._recognizers() }
  /// Updates the gesture that it is composed of.
  public func _update(_ recognizers: ArraySlice<UIGestureRecognizer>) {
    body._update(recognizers)
  }
  /// What it means to the gesture that it is composed of.
  public func _phase(_ index: Int, _ scene: _GestureScene) -> _GesturePhase<Value>? {
    body._phase(index, scene)
  }
}

extension Never: Gesture {
  /// Nothing.
  public typealias Value = Never
  /// There are none.
  public static var _count: Int { 0 }
  /// There are none.
  public func _recognizers() -> [UIGestureRecognizer] { [] }
  /// There are none.
  public func _update(_ recognizers: ArraySlice<UIGestureRecognizer>) {}
  /// There is none.
  public func _phase(_ index: Int, _ scene: _GestureScene) -> _GesturePhase<Never>? { nil }
}

extension Gesture where Body == Never {
  /// There is none: UIKit recognises the gesture.
  public var body: Never { fatalError("\(Self.self) has no body: UIKit recognises it.") }
}

/// A gesture of one recogniser.
@MainActor protocol PrimitiveGesture: Gesture where Body == Never {
  associatedtype Recognizer: UIGestureRecognizer
  func makeRecognizer() -> Recognizer
  func update(_ recognizer: Recognizer)
  func phase(_ recognizer: Recognizer, _ scene: _GestureScene) -> _GesturePhase<Value>?
}

extension PrimitiveGesture {
  /// One.
  public static var _count: Int { 1 }
  /// UIKit's.
  public func _recognizers() -> [UIGestureRecognizer] {
    let recognizer = makeRecognizer()
    recognizer.tellsAll = true
    update(recognizer)
    return [recognizer]
  }
  /// Takes over the values of the gesture.
  public func _update(_ recognizers: ArraySlice<UIGestureRecognizer>) {
    if let recognizer = recognizers.first as? Recognizer { update(recognizer) }
  }
  /// What has become of it.
  public func _phase(_ index: Int, _ scene: _GestureScene) -> _GesturePhase<Value>? {
    guard let recognizer = scene[index] as? Recognizer else { return nil }
    if recognizer.state == .failed || recognizer.state == .cancelled { return .failed }
    return phase(recognizer, scene)
  }
}
