/// A request for a finger: what the person is told, and how often it may go wrong.
///
/// ```swift
/// var prompt = FingerPrompt()
/// prompt.begin()
/// print(prompt.end(.noMatch))  // again
/// print(prompt.triesRemaining)  // 4
/// ```
///
/// The fingerprint service counts nothing; this does. The count is the app's for as long as it runs:
/// keep the prompt, and give it to the next request.
public struct FingerPrompt: Hashable, Sendable {
  /// How many fingers in a row may be wrong; then another way in has to be taken.
  public static let failureLimit = 5

  /// How many fingers in a row were wrong, 0...``failureLimit``.
  public private(set) var failures = 0
  /// Whether the reader waits for a finger.
  public private(set) var isWaiting = false
  /// What the person reads; nil for nothing in particular.
  public private(set) var message: FingerMessage?

  /// Makes a request before which no finger was wrong.
  public init() {}

  /// How many wrong fingers are left.
  public var triesRemaining: Int { Self.failureLimit - failures }
  /// Whether a finger may still be asked for.
  public var canBegin: Bool { !isWaiting && failures < Self.failureLimit }

  /// What comes after a wait.
  public enum Result: Hashable, Sendable {
    /// It was the person's finger.
    case matched
    /// It was not; the reader is to be asked again at once.
    case again
    /// Nobody gave a finger; the person may ask for another wait.
    case paused
    /// Another way has to be taken.
    case givenUp
  }

  /// The reader begins to wait.
  ///
  /// - Returns: Whether it may.
  @discardableResult public mutating func begin() -> Bool {
    guard canBegin else { return false }
    isWaiting = true
    return true
  }

  /// The reader tells what the person should do. Without a wait nothing happens.
  public mutating func hint(_ hint: BiometricHint) {
    if isWaiting { message = .hint(hint) }
  }

  /// A wait has ended.
  public mutating func end(_ outcome: BiometricOutcome) -> Result {
    isWaiting = false
    switch outcome {
    case .match:
      failures = 0
      message = nil
      return .matched
    case .noMatch:
      failures = min(failures + 1, Self.failureLimit)
      message = failures < Self.failureLimit ? .noMatch : .tooManyFailures
      return failures < Self.failureLimit ? .again : .givenUp
    case .cancelled:
      message = nil
      return .paused
    case .timedOut:
      message = .timedOut
      return .paused
    case .unavailable(.busy):
      message = .busy
      return .paused
    case .readerRemoved, .serviceDied, .notEnrolled, .unavailable:
      message = .readerGone
      return .givenUp
    }
  }

  /// Another way in was taken with success: fingers may be wrong again.
  public mutating func reset() { self = FingerPrompt() }
}

/// What a person is told while a finger is asked for, and after.
public enum FingerMessage: Hashable, Sendable {
  /// What to do with the finger.
  case hint(BiometricHint)
  /// It was not the person's finger.
  case noMatch
  /// It was wrong as often as may be.
  case tooManyFailures
  /// No finger came.
  case timedOut
  /// Another program uses the reader.
  case busy
  /// The reader cannot be asked any more.
  case readerGone
  /// What the finger stands for could not be kept.
  case notSaved
  /// Other fingers are enrolled than before; the person has a passcode.
  case changed
  /// Other fingers are enrolled than before, and there is no other way in.
  case changedWithoutPasscode
}

extension OnboardingTexts {
  /// What a person reads about a request for a finger.
  public func text(for message: FingerMessage) -> String {
    switch message {
    case .hint(.tryAgain): self[.fingerHintAgain]
    case .hint(.swipeLonger): self[.fingerHintLonger]
    case .hint(.centerFinger): self[.fingerHintCenter]
    case .hint(.liftFinger): self[.fingerHintLift]
    case .hint(.slowDown): self[.fingerHintSlower]
    case .noMatch: self[.fingerNoMatch]
    case .tooManyFailures: self[.fingerTooMany]
    case .timedOut: self[.fingerTimedOut]
    case .busy: self[.fingerBusy]
    case .readerGone: self[.fingerReaderGone]
    case .notSaved: self[.fingerNotSaved]
    case .changed: self[.fingerChanged]
    case .changedWithoutPasscode: self[.fingerChangedNoPasscode]
    }
  }
}
