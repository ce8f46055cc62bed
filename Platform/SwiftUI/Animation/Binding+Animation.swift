extension Binding {
  /// The binding, with what each change through it brings to the views.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(TransactionSource(source, transaction))
  }

  /// The binding; the views show changes through it on their way.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// What each change through the binding brings to the views.
  public var transaction: Transaction {
    get { (source as? TransactionSource<Value>)?.transaction ?? Transaction() }
    set { self = transaction(newValue) }
  }
}

/// Leads where another leads, and says how changes are shown.
private final class TransactionSource<Value>: BindingSource<Value> {
  private let base: BindingSource<Value>
  let transaction: Transaction

  init(_ base: BindingSource<Value>, _ transaction: Transaction) {
    self.base = (base as? TransactionSource<Value>)?.base ?? base
    self.transaction = transaction
  }

  override func get() -> Value { base.get() }
  override func set(_ value: Value) { withTransaction(transaction) { base.set(value) } }
  override func leadsWhere(_ other: AnyObject) -> Bool {
    guard let other = other as? TransactionSource<Value> else { return false }
    return transaction.animation == other.transaction.animation
      && (base === other.base || base.leadsWhere(other.base))
  }
}
