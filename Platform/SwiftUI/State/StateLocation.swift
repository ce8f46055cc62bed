/// Where a value is kept that outlives the views that read it.
///
/// Unchecked because it is used on the main actor, which each write checks.
final class StateLocation<Value>: @unchecked Sendable {
  private var value: Value
  private var readers = Readers()
  /// A type is asked for `Equatable` once: the runtime takes long to say no.
  private lazy var isSame: (Value, Value) -> Bool = AnyEquality.comparison()

  init(_ value: Value) { self.value = value }

  /// The value; who is at work will hear when it changes.
  func read() -> Value {
    readers.note()
    return value
  }

  func write(_ value: Value) {
    MainActor.preconditionIsolated("A view's state is changed on the main actor only.")
    let isUnchanged = isSame(self.value, value)
    self.value = value
    guard !isUnchanged else { return }
    MainActor.assumeIsolated { readers.tell() }
  }
}

/// Compares values whose type may be comparable or not.
enum AnyEquality {
  static func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
    guard let comparable = one as? any Equatable else { return false }
    return isEqual(comparable, other)
  }

  /// The comparison of a type; where it has none, values count as different.
  static func comparison<Value>() -> (Value, Value) -> Bool {
    guard let type = Value.self as? any Equatable.Type else { return { _, _ in false } }
    func make<T: Equatable>(_ type: T.Type) -> (Value, Value) -> Bool {
      { one, other in
        guard let one = one as? T, let other = other as? T else { return false }
        return one == other
      }
    }
    return make(type)
  }

  private static func isEqual<T: Equatable>(_ one: T, _ other: Any) -> Bool {
    (other as? T).map { $0 == one } ?? false
  }
}
