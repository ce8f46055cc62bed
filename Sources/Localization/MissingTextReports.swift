import Synchronization

/// Passes each missing text on once, however often it is looked up.
final class MissingTextReports: Sendable {
  private let seen = Mutex<Set<String>>([])
  private let report: @Sendable (StringTable.MissingText) -> Void

  init(_ report: @escaping @Sendable (StringTable.MissingText) -> Void) {
    self.report = report
  }

  func add(_ missing: StringTable.MissingText) {
    let isNew = seen.withLock { $0.insert(missing.key).inserted }
    if isNew { report(missing) }
  }
}
