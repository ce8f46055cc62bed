/// What a person does at the moment, a press for instance, and what waits until it has been dealt with.
@MainActor package enum PersonsAct {
  private static var isHandled = false
  private static var waiting: [@MainActor () -> Void] = []

  /// Deals with something that a person has done, then does what was put off meanwhile.
  static func handle(_ work: () -> Void) {
    guard !isHandled else { return work() }
    isHandled = true
    defer { isHandled = false }
    work()
    while !waiting.isEmpty {
      let actions = waiting
      waiting = []
      for action in actions { action() }
    }
  }

  /// Puts something off to the end of what is being dealt with; false when that is nothing.
  package static func afterwards(_ action: @escaping @MainActor () -> Void) -> Bool {
    guard isHandled else { return false }
    waiting.append(action)
    return true
  }
}
