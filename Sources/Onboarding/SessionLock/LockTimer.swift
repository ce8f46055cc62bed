/// Says when an app that nobody uses has to lock.
///
/// It goes by a clock that nobody can set and that runs on while the machine sleeps, so that an app
/// is locked after a night with the lid closed. It waits for nothing by itself: whoever holds it
/// tells it of input and looks at ``deadline``.
///
/// ```swift
/// var timer = LockTimer(limit: .seconds(300), now: .now)
/// func keyWasPressed() {
///   if !timer.noteInput(at: .now) { print("locked") }
/// }
/// ```
public struct LockTimer: Hashable, Sendable {
  /// How long nobody may use the app until it locks.
  public let limit: Duration
  private var lastInput: ContinuousClock.Instant
  private var hasRunOut = false

  /// Makes a timer that runs from now on.
  ///
  /// - Precondition: `limit` is positive. For an app that never locks by time, make no timer.
  public init(limit: Duration, now: ContinuousClock.Instant) {
    precondition(limit > .zero, "LockTimer(limit:now:) needs a positive limit")
    self.limit = limit
    lastInput = now
  }

  /// When the app has to lock unless there is input before.
  public var deadline: ContinuousClock.Instant { lastInput.advanced(by: limit) }

  /// Whether the time has run out. Once it has, it stays so until ``restart(at:)``.
  public func isDue(at now: ContinuousClock.Instant) -> Bool {
    hasRunOut || now >= deadline
  }

  /// Starts the limit afresh because the person did something.
  ///
  /// Input that comes when the time has run out changes nothing: the first key pressed after a night
  /// must not keep the app open, even when it arrives before anybody looked at the clock.
  ///
  /// - Returns: False where the time had run out, so that the app has to lock.
  public mutating func noteInput(at now: ContinuousClock.Instant) -> Bool {
    if isDue(at: now) {
      hasRunOut = true
      return false
    }
    lastInput = max(lastInput, now)
    return true
  }

  /// Begins anew, once the app has been unlocked.
  public mutating func restart(at now: ContinuousClock.Instant) {
    hasRunOut = false
    lastInput = now
  }
}
