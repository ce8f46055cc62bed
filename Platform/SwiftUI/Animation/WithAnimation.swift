/// Makes changes of state that go to the views with a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  guard Thread.isMainThread else { return try body() }
  let outer = (Transaction.current, Transaction.whole)
  (Transaction.current, Transaction.whole) = (transaction, transaction)
  defer { (Transaction.current, Transaction.whole) = outer }
  return try body()
}

/// Makes changes of state that go to the views with one value of their transaction set.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Makes changes of state that the views show on their way.
///
/// ```swift
/// Button("Open") { withAnimation(.snappy) { isOpen.toggle() } }
/// ```
/// Places, sizes, opacity, turns, scales, colours of grounds and shapes, outlines that are
/// `Animatable`, and views that come and go are on their way; where a person has asked for less
/// motion, and in windows that are not shown, they change at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Makes changes of state that the views show on their way, and does something when all are there;
/// soon, when nothing moves.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
