import Foundation

/// A value behind a lock.
final class Locked<Value: Sendable>: @unchecked Sendable {
  // Unchecked because the compiler cannot see that `value` is touched only inside `withLock`.
  private var value: Value
  private let lock = NSLock()

  init(_ value: Value) {
    self.value = value
  }

  /// Runs the body while no other thread has the value.
  func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
