import SAPFiori

/// Time that passes when a test says so.
@MainActor final class HandClock {
  private struct Wait {
    let number: Int
    let due: Double
    let work: @MainActor () -> Void
  }
  private var waits: [Wait] = []
  private var count = 0
  private var now = 0.0

  /// Does work while screens get their time from a clock like this.
  static func using(_ work: (HandClock) async throws -> Void) async rethrows {
    let clock = HandClock()
    ScreenClock.after = { seconds, work in clock.wait(seconds, work) }
    defer { ScreenClock.after = ScreenClock.wait }
    try await work(clock)
  }

  private func wait(_ seconds: Double, _ work: @escaping @MainActor () -> Void)
    -> ScreenClock.Cancel
  {
    count += 1
    let number = count
    waits.append(Wait(number: number, due: now + seconds, work: work))
    return { [weak self] in self?.waits.removeAll { $0.number == number } }
  }

  /// Whether anything is waited for.
  var isWaiting: Bool { !waits.isEmpty }

  /// Lets seconds pass.
  func advance(by seconds: Double) {
    now += seconds
    while let index = waits.firstIndex(where: { $0.due <= now }) { waits.remove(at: index).work() }
  }
}
