/// What happened, in order.
@MainActor final class Diary {
  var entries: [String] = []

  func write(_ entry: String) { entries.append(entry) }

  /// What was written since the last look.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
