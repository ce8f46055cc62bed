/// Where a value is kept that outlives the views that read it.
///
/// Unchecked because it is used on the main actor, which each write checks.
final class StateLocation<Value>: @unchecked Sendable {
  private var value: Value
  private var readers = Readers()

  init(_ value: Value) { self.value = value }

  /// The value; who is at work will hear when it changes.
  func read() -> Value {
    readers.note()
    return value
  }

  func write(_ value: Value) {
    MainActor.preconditionIsolated("A view's state is changed on the main actor only.")
    let isSame = AnyEquality.areEqual(self.value, value)
    self.value = value
    guard !isSame else { return }
    MainActor.assumeIsolated { readers.tell() }
  }
}

/// Compares values whose type may be comparable or not.
enum AnyEquality {
  static func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
    guard let comparable = one as? any Equatable else { return false }
    return isEqual(comparable, other)
  }

  private static func isEqual<T: Equatable>(_ one: T, _ other: Any) -> Bool {
    (other as? T).map { $0 == one } ?? false
  }
}
