/// A gesture of two, the recognisers of the second behind those of the first.
@MainActor protocol PairGesture: Gesture where Body == Never {
  associatedtype First: Gesture
  associatedtype Second: Gesture
  var first: First { get }
  var second: Second { get }
  /// Whether the two let one another be.
  var arePartners: Bool { get }
}

/// Recognisers that let one another be.
private final class GestureGroup {}

extension PairGesture {
  /// Those of both.
  public static var _count: Int { First._count + Second._count }
  /// Those of both.
  public func _recognizers() -> [UIGestureRecognizer] {
    let recognizers = first._recognizers() + second._recognizers()
    guard arePartners else { return recognizers }
    let group = GestureGroup()
    for recognizer in recognizers {
      recognizer.group = group
      // The recogniser keeps the group.
      recognizer.addHandler { [group] _ in withExtendedLifetime(group) {} }
    }
    return recognizers
  }
  /// Updates both.
  public func _update(_ recognizers: ArraySlice<UIGestureRecognizer>) {
    first._update(recognizers.prefix(First._count))
    second._update(recognizers.dropFirst(First._count))
  }
}

/// Two gestures at once. It has ended when both have.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PairGesture {
  /// What is told of both, as far as there is anything.
  public struct Value {
    /// Of the first.
    public var first: First.Value?
    /// Of the second.
    public var second: Second.Value?
  }
  /// There is none.
  public typealias Body = Never
  /// One gesture.
  public var first: First
  /// The other.
  public var second: Second
  var arePartners: Bool { true }

  private struct Memory {
    var value = Value()
    var isFirstDone = false
    var isSecondDone = false
  }

  /// Puts both together.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// What has become of both.
  public func _phase(_ index: Int, _ scene: _GestureScene) -> _GesturePhase<Value>? {
    let key = scene.key(Self.self)
    var memory = scene.touch.memories[key] as? Memory ?? Memory()
    if memory.isFirstDone, memory.isSecondDone { memory = Memory() }
    if index < First._count {
      guard let phase = first._phase(index, scene) else { return nil }
      (memory.value.first, memory.isFirstDone) = phase.parts
    } else {
      guard let phase = second._phase(index - First._count, scene.part(behind: First._count)) else {
        return nil
      }
      (memory.value.second, memory.isSecondDone) = phase.parts
    }
    scene.touch.memories[key] = memory
    guard memory.isFirstDone, memory.isSecondDone else { return .changed(memory.value) }
    let isNothing = memory.value.first == nil && memory.value.second == nil
    return isNothing ? .failed : .ended(memory.value)
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// The first of two gestures that is recognised; the second only when the first has failed.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PairGesture {
  /// What is told of the one.
  public enum Value {
    /// Of the first.
    case first(First.Value)
    /// Of the second.
    case second(Second.Value)
  }
  /// There is none.
  public typealias Body = Never
  /// The gesture that goes before the other.
  public var first: First
  /// The other.
  public var second: Second
  var arePartners: Bool { false }

  /// Puts both together.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// What has become of the one.
  public func _phase(_ index: Int, _ scene: _GestureScene) -> _GesturePhase<Value>? {
    if index < First._count {
      switch first._phase(index, scene) {
      case .changed(let value)?: .changed(.first(value))
      case .ended(let value)?: .ended(.first(value))
      case .failed?, nil: nil
      }
    } else {
      switch second._phase(index - First._count, scene.part(behind: First._count)) {
      case .changed(let value)?: .changed(.second(value))
      case .ended(let value)?: .ended(.second(value))
      case .failed?: .failed
      case nil: nil
      }
    }
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture after another one, in one touch.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PairGesture {
  /// What is told of the two.
  public enum Value {
    /// The first is under way.
    case first(First.Value)
    /// The first has ended; nil until the second has begun.
    case second(First.Value, Second.Value?)
  }
  /// There is none.
  public typealias Body = Never
  /// The gesture that comes first.
  public var first: First
  /// The gesture after it.
  public var second: Second
  var arePartners: Bool { true }

  /// Puts both together.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// What has become of the two.
  public func _phase(_ index: Int, _ scene: _GestureScene) -> _GesturePhase<Value>? {
    let key = scene.key(Self.self)
    if index < First._count {
      switch first._phase(index, scene) {
      case .changed(let value)?:
        scene.touch.memories[key] = nil
        return .changed(.first(value))
      case .ended(let value)?:
        scene.touch.memories[key] = value
        return .changed(.second(value, nil))
      case .failed?:
        scene.touch.memories[key] = nil
        return .failed
      case nil: return nil
      }
    }
    let phase = second._phase(index - First._count, scene.part(behind: First._count))
    guard let before = scene.touch.memories[key] as? First.Value else { return nil }
    switch phase {
    case .changed(let value)?: return .changed(.second(before, value))
    case .ended(let value)?:
      scene.touch.memories[key] = nil
      return .ended(.second(before, value))
    case .failed?:
      scene.touch.memories[key] = nil
      return .failed
    case nil: return nil
    }
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension _GesturePhase {
  fileprivate var parts: (Value?, Bool) {
    switch self {
    case .changed(let value): (value, false)
    case .ended(let value): (value, true)
    case .failed: (nil, true)
    }
  }
}

extension Gesture {
  /// This gesture and another one at once.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  /// This gesture, or another one when this has failed.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// This gesture, then another one in the same touch.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
