import Onboarding

/// Locks when nobody has used the windows for some time: a ``LockTimer`` with a clock to wake it.
@MainActor package final class IdleLock {
  /// The time has run out.
  var onDue: (() -> Void)?
  /// The clock; a test puts one of its own in its place.
  package var now: @MainActor () -> ContinuousClock.Instant = { .now }

  private var timer: LockTimer?
  private let wake = ScreenTimer()

  isolated deinit {}

  /// Begins anew; nil or no time at all never locks.
  func start(_ limit: Duration?) {
    stop()
    guard let limit, limit > .zero else { return }
    timer = LockTimer(limit: limit, now: now())
    wait()
  }

  /// Nothing is locked any more.
  func stop() {
    timer = nil
    wake.stop()
  }

  /// Somebody uses the app.
  ///
  /// - Returns: False where the time had run out: the input must do nothing any more.
  func noteInput() -> Bool {
    guard timer != nil else { return true }
    guard timer?.noteInput(at: now()) == false else { return true }
    due()
    return false
  }

  /// Looks whether the time has run out, as after a sleep of the machine.
  func look() {
    guard let timer else { return }
    if timer.isDue(at: now()) { due() } else { wait() }
  }

  private func due() {
    stop()
    onDue?()
  }

  private func wait() {
    guard let timer else { return }
    wake.start(now().duration(to: timer.deadline) / .seconds(1)) { [weak self] in self?.look() }
  }
}
