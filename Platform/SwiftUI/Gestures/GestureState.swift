/// A value that a view keeps as long as a gesture is under way.
///
/// ```swift
/// @GestureState private var offset = CGSize.zero
///
/// Card().offset(offset).gesture(
///   DragGesture().updating($offset) { value, offset, _ in offset = value.translation })
/// ```
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let resetting: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  /// Makes state with the value that it has without the gesture.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

  /// Makes state with the value that it has without the gesture.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Makes state that goes back to its value in a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// Makes state that goes back to its value in a transaction that `reset` makes.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    resetting = reset
  }

  /// The value.
  public var wrappedValue: Value { location?.read() ?? initial }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  @MainActor func set(_ value: Value) { location?.write(value) }

  @MainActor func reset() {
    var transaction = Transaction()
    resetting(wrappedValue, &transaction)
    withTransaction(transaction) { location?.write(initial) }
  }

  /// Keeps the value.
  @MainActor public static func _install(_ property: inout Self, in installation: _Installation) {
    let initial = property.initial
    property.location = installation.slot { StateLocation(initial) }
  }

  /// The first value is no input: it counts once.
  @MainActor public static func _isSame(_ one: Self, _ other: Self) -> Bool { true }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes state that is nil without the gesture.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}
