/// How many wrong passcodes there have been, and when the next one may be tried.
///
/// The first four failures cost nothing. After the fifth there is a wait of 1 minute, then of 5, of
/// 15 and 15, and of 1 hour; the tenth disables the passcode. A store counts a try *before* it
/// looks whether the passcode is right, so that a program that is ended in between has used it up.
///
/// ```swift
/// func isOpened(
///   by check: () -> Bool, throttle: inout PasscodeThrottle, at now: ClockReading
/// ) -> Bool {
///   guard case .ready = throttle.verdict(at: now) else { return false }
///   throttle.countTry(at: now)  // and written to the disk, before the check
///   guard check() else { return false }
///   throttle.forgetTries()
///   return true
/// }
/// ```
public struct PasscodeThrottle: Hashable, Sendable {
  /// Whether a passcode may be tried.
  public enum Verdict: Hashable, Sendable {
    /// It may, and `triesLeft` tries are left, this one counted.
    case ready(triesLeft: Int)
    /// It may in so much time.
    case wait(Duration)
    /// No passcode is taken any more.
    case disabled
  }

  /// The most tries in a row that any policy can allow: 10.
  public static let mostTries = 10

  /// The tries in a row after which the passcode is disabled, 1...``mostTries``.
  public let limit: Int
  /// The tries in a row that have been counted, 0...``limit``.
  public private(set) var failures: Int
  /// When the last one was counted, or when its wait had to begin anew; nil without a failure.
  public private(set) var lastTry: ClockReading?

  /// Makes a throttle that has counted nothing.
  ///
  /// - Parameter retryLimit: The limit of a policy. Below 1 it says nothing, and ``mostTries``
  ///   holds, as it does for a limit above it.
  public init(retryLimit: Int = -1) {
    self.init(retryLimit: retryLimit, failures: 0, lastTry: nil)
  }

  /// Takes up what was counted before. Without the time of the last try its wait begins at the next
  /// verdict.
  package init(retryLimit: Int, failures: Int, lastTry: ClockReading?) {
    limit = (1...Self.mostTries).contains(retryLimit) ? retryLimit : Self.mostTries
    self.failures = min(max(failures, 0), limit)
    self.lastTry = self.failures == 0 ? nil : lastTry
  }

  /// The wait after so many failures in a row.
  public static func delay(after failures: Int) -> Duration {
    switch failures {
    case ..<5: .zero
    case 5: .seconds(60)
    case 6: .seconds(5 * 60)
    case 7, 8: .seconds(15 * 60)
    default: .seconds(60 * 60)
    }
  }

  /// Whether a passcode may be tried now.
  ///
  /// When a clock is found set back, the current wait begins anew, once. That changes the throttle,
  /// and is to be kept like a try.
  public mutating func verdict(at now: ClockReading) -> Verdict {
    guard failures < limit else { return .disabled }
    let delay = Self.delay(after: failures)
    guard delay > .zero else { return .ready(triesLeft: limit - failures) }
    guard let lastTry, let elapsed = now.elapsed(since: lastTry) else {
      self.lastTry = now
      return .wait(delay)
    }
    return elapsed < delay ? .wait(delay - elapsed) : .ready(triesLeft: limit - failures)
  }

  /// Counts a try as failed, before it is known whether it is.
  public mutating func countTry(at now: ClockReading) {
    failures = min(failures + 1, limit)
    lastTry = now
  }

  /// Forgets all failures, after a try that was right.
  public mutating func forgetTries() {
    failures = 0
    lastTry = nil
  }
}
