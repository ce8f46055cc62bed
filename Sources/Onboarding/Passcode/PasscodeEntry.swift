/// The entry of a passcode that exists: perhaps a finger first, then the passcode, until it is right
/// or no tries are left.
///
/// ```swift
/// var entry = PasscodeEntry(retryLimit: 3)
/// entry.receive(.begin(.none))
/// entry.receive(.submitted)
/// entry.receive(.tried(.wrong(triesRemaining: nil)))
/// print(entry.triesRemaining ?? 0)  // 2
/// ```
///
/// The count is kept for as long as the value is. An app must keep one of its own with the secret,
/// before it compares: the lower of the two counts.
public struct PasscodeEntry: Hashable, Sendable {
  /// Whether a finger can stand for the passcode.
  public enum Finger: Hashable, Sendable {
    /// No passcode is kept for a finger.
    case none
    /// It can be asked for.
    case ready(isGenerated: Bool)
    /// Other fingers are enrolled than when the passcode was kept.
    case changed(isGenerated: Bool)
    /// The reader cannot be asked now.
    case unavailable(FingerMessage?)
  }

  /// Where a passcode came from.
  public enum Source: Hashable, Sendable { case typed, finger }

  /// What is on the screen, or is being done.
  public enum Step: Hashable, Sendable {
    /// It is not known yet whether there is a finger.
    case start
    /// A finger is asked for.
    case finger(FingerPrompt)
    /// The passcode of a finger is fetched.
    case fetching
    /// A passcode is typed.
    case passcode(PasscodeMessage?)
    /// The app compares.
    case trying(Source)
    /// No tries are left; only a reset leads on.
    case locked
    /// It was right.
    case done(Source)
  }

  /// Something that happened.
  public enum Event: Hashable, Sendable {
    /// The screen is there.
    case begin(Finger)
    /// The reader told what to do.
    case hint(BiometricHint)
    /// The reader's wait has ended.
    case fingerEnded(BiometricOutcome)
    /// The passcode of the finger was fetched, or could not be.
    case fetched(Bool)
    /// A passcode is to be typed in place of the finger.
    case usePasscode
    /// A finger is to be asked for in place of the passcode.
    case useFinger
    /// The person has changed what is in the field.
    case edited
    /// A passcode was handed in.
    case submitted
    /// The app's answer.
    case tried(Answer)
  }

  /// The app's answer about a passcode.
  public enum Answer: Hashable, Sendable {
    /// It is right.
    case right
    /// It is wrong; the number of tries that are left, nil where the app does not count.
    case wrong(triesRemaining: Int?)
    /// It is wrong, for a reason in the app's words.
    case refused(reason: String?, triesRemaining: Int?)
    /// Something else went wrong, which does not count as a try.
    case failed(reason: String?)
  }

  /// What is on the screen, or is being done.
  public private(set) var step = Step.start
  /// Why the last event changed nothing; nil when it was taken.
  public private(set) var refusal: PasscodeRefusal?
  /// How many tries are left; nil before the first wrong one, and where there is no limit.
  public private(set) var triesRemaining: Int?
  /// Whether a finger can be asked for in place of the passcode.
  public var canUseFinger: Bool { hasFinger && prompt.canBegin }
  /// Whether there is no way in but the finger: the kit made the passcode.
  public private(set) var isGenerated = false
  private let retryLimit: Int?
  private var failures = 0
  private var hasFinger = false
  private var prompt = FingerPrompt()

  /// Makes an entry that has not begun.
  ///
  /// - Parameter retryLimit: How many wrong passcodes lock the screen; none for 0 and less.
  public init(retryLimit: Int = -1) {
    self.retryLimit = retryLimit > 0 ? retryLimit : nil
  }

  /// Takes an event.
  ///
  /// - Returns: The step after it.
  @discardableResult public mutating func receive(_ event: Event) -> Step {
    refusal = nil
    if let next = next(event) {
      step = next
    } else {
      refusal = reasonForRefusal
    }
    return step
  }

  /// The screen was left: the entry begins anew, and the count goes on.
  public mutating func restart() {
    guard step != .locked else { return }
    (step, refusal, hasFinger, isGenerated) = (.start, nil, false, false)
  }

  /// Whether something is being done that has to end first.
  public var isBusy: Bool {
    switch step {
    case .start, .fetching, .trying: true
    case .finger, .passcode, .locked, .done: false
    }
  }

  private var reasonForRefusal: PasscodeRefusal {
    if step == .locked { return .noTriesLeft }
    return isBusy ? .busy : .outOfPlace
  }

  private mutating func next(_ event: Event) -> Step? {
    switch (step, event) {
    case (.start, .begin(let finger)): return begin(finger)
    case (.finger(let prompt), .hint(let hint)):
      var prompt = prompt
      prompt.hint(hint)
      return .finger(prompt)
    case (.finger, .fingerEnded(let outcome)): return ended(outcome)
    case (.finger, .usePasscode): return .passcode(nil)
    case (.fetching, .fetched(true)): return .trying(.finger)
    case (.fetching, .fetched(false)):
      hasFinger = false
      return .passcode(.finger(.readerGone))
    case (.passcode, .useFinger): return canUseFinger ? askForFinger() : nil
    case (.passcode(let message), .edited): return message == nil ? nil : .passcode(nil)
    case (.passcode, .submitted): return .trying(.typed)
    case (.trying(let source), .tried(let answer)): return tried(answer, source)
    default: return nil
    }
  }

  private mutating func begin(_ finger: Finger) -> Step {
    switch finger {
    case .none: return .passcode(nil)
    case .ready(let isGenerated):
      hasFinger = true
      self.isGenerated = isGenerated
      return askForFinger()
    case .changed(let isGenerated):
      self.isGenerated = isGenerated
      return .passcode(.finger(isGenerated ? .changedWithoutPasscode : .changed))
    case .unavailable(let message):
      return .passcode(message.map { .finger($0) })
    }
  }

  private mutating func askForFinger() -> Step {
    var asked = prompt
    asked.begin()
    return .finger(asked)
  }

  private mutating func ended(_ outcome: BiometricOutcome) -> Step {
    guard case .finger(var asked) = step else { return step }
    let result = asked.end(outcome)
    let message = asked.message
    prompt = asked
    switch result {
    case .matched: return .fetching
    case .again:
      asked.begin()
      return .finger(asked)
    case .paused: return .passcode(message.map { .finger($0) })
    case .givenUp:
      if message != .tooManyFailures { hasFinger = false }
      return .passcode(message.map { .finger($0) })
    }
  }

  private mutating func tried(_ answer: Answer, _ source: Source) -> Step {
    switch answer {
    case .right:
      (failures, triesRemaining) = (0, nil)
      prompt.reset()
      return .done(source)
    case .wrong(let told):
      let isLocked = count(told)
      return isLocked ? .locked : .passcode(.wrong(triesRemaining: triesRemaining))
    case .refused(let reason, let told):
      let isLocked = count(told)
      return isLocked
        ? .locked : .passcode(.refused(reason: reason, triesRemaining: triesRemaining))
    case .failed(let reason): return .passcode(.refused(reason: reason, triesRemaining: nil))
    }
  }

  /// - Returns: Whether no tries are left.
  private mutating func count(_ told: Int?) -> Bool {
    failures += 1
    let own = retryLimit.map { max(0, $0 - failures) }
    let apps = told.flatMap { $0 < 0 ? nil : $0 }
    triesRemaining = [own, apps].compactMap { $0 }.min()
    return triesRemaining == 0
  }
}
