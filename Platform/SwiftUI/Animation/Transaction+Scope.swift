extension Transaction {
  /// That of the change that is being made, as the views around the node at work have changed it.
  /// Unsafe because changes are made on the main thread alone, while bindings have no isolation.
  nonisolated(unsafe) static var current = Transaction()
  /// That of the change that is being made, as it was given: it counts for the whole layout.
  /// Unsafe for the same reason.
  nonisolated(unsafe) static var whole = Transaction()

  @MainActor static func scope(
    _ transaction: Transaction, whole: Transaction, _ work: () -> Void
  ) {
    let outer = (current, self.whole)
    (current, self.whole) = (transaction, whole)
    work()
    (current, self.whole) = outer
  }

  /// Makes changes to views of UIKit, which are shown on their way if the transaction says so.
  @MainActor func animate(_ changes: () -> Void) {
    guard let animation else { return changes() }
    let ends = ends
    UIView.animate(
      along: { animation.progress(at: $0) }, isEndless: animation.isEndless, animations: changes,
      completion: ends.isEmpty ? nil : { _ in withExtendedLifetime(ends) {} })
  }
}

extension Animation {
  /// Whether it goes on until its views are gone.
  var isEndless: Bool { repeats.map { $0.count == nil } ?? false }
}

extension UIView {
  /// Gives the view a place, on its way as the transaction says unless it has had none before.
  func move(to frame: CGRect) {
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if self.center == center, bounds.size == frame.size { return }
    let isNew = bounds.size == .zero && self.center == .zero
    if isNew {
      self.frame = frame
    } else {
      Transaction.current.animate {
        bounds.size = frame.size
        self.center = center
      }
    }
  }
}
