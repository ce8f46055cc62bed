/// A gesture around another one, whose recognisers it has.
@MainActor protocol WrappingGesture: Gesture where Body == Never {
  associatedtype Base: Gesture
  var base: Base { get }
}

extension WrappingGesture {
  /// As many as the gesture inside.
  public static var _count: Int { Base._count }
  /// Those of the gesture inside.
  public func _recognizers() -> [UIGestureRecognizer] { base._recognizers() }
  /// Updates the gesture inside.
  public func _update(_ recognizers: ArraySlice<UIGestureRecognizer>) {
    base._update(recognizers)
  }
}

/// A gesture with something that is done when it has ended.
public struct _EndedGesture<Base: Gesture>: WrappingGesture {
  /// What is told of the gesture.
  public typealias Value = Base.Value
  /// There is none.
  public typealias Body = Never
  let base: Base
  let action: (Base.Value) -> Void

  /// That of the gesture inside; its end does the action.
  public func _phase(_ index: Int, _ scene: _GestureScene) -> _GesturePhase<Value>? {
    let phase = base._phase(index, scene)
    if case .ended(let value)? = phase { action(value) }
    return phase
  }
}

/// A gesture with something that is done when it has changed.
public struct _ChangedGesture<Base: Gesture>: WrappingGesture where Base.Value: Equatable {
  /// What is told of the gesture.
  public typealias Value = Base.Value
  /// There is none.
  public typealias Body = Never
  let base: Base
  let action: (Base.Value) -> Void

  /// That of the gesture inside; a change does the action.
  public func _phase(_ index: Int, _ scene: _GestureScene) -> _GesturePhase<Value>? {
    let phase = base._phase(index, scene)
    if case .changed(let value)? = phase { action(value) }
    return phase
  }
}

/// A gesture that tells something else.
public struct _MapGesture<Base: Gesture, Value>: WrappingGesture {
  /// There is none.
  public typealias Body = Never
  let base: Base
  let change: (Base.Value) -> Value

  /// That of the gesture inside, its value changed.
  public func _phase(_ index: Int, _ scene: _GestureScene) -> _GesturePhase<Value>? {
    switch base._phase(index, scene) {
    case .changed(let value)?: .changed(change(value))
    case .ended(let value)?: .ended(change(value))
    case .failed?: .failed
    case nil: nil
    }
  }
}

/// A gesture that changes a state as long as it is under way.
public struct GestureStateGesture<Base: Gesture, State>: WrappingGesture {
  /// What is told of the gesture.
  public typealias Value = Base.Value
  /// There is none.
  public typealias Body = Never
  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// Changes the state.
  let change: (Value, inout State, inout Transaction) -> Void

  init(
    _ base: Base, _ state: GestureState<State>,
    _ change: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    (self.base, self.state, self.change) = (base, state, change)
  }

  /// That of the gesture inside; the state follows it.
  public func _phase(_ index: Int, _ scene: _GestureScene) -> _GesturePhase<Value>? {
    let phase = base._phase(index, scene)
    switch phase {
    case .changed(let value)?:
      var transaction = Transaction()
      var now = state.wrappedValue
      change(value, &now, &transaction)
      withTransaction(transaction) { state.set(now) }
    case .ended?, .failed?: state.reset()
    case nil: break
    }
    return phase
  }
}

extension Gesture {
  /// The gesture, with something that is done when it has ended.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// The gesture, telling something else.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, change: body)
  }

  /// The gesture, with a state that it changes as long as it is under way; then the state is again
  /// as it was at first.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { GestureStateGesture(self, state, body) }
}

extension Gesture where Value: Equatable {
  /// The gesture, with something that is done when it has changed.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, action: action)
  }
}
