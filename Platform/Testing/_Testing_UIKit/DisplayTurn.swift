/// Whose turn it is on the display; those who wait are served in their order.
actor DisplayTurn {
  static let shared = DisplayTurn()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func giveUp() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
