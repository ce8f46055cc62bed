/// The choice of a passcode: perhaps a finger, a passcode, the same once more, the app's answer.
///
/// Each event leads to a whole next step. One that has no place changes nothing but ``refusal``. The
/// events carry facts; the passcode itself is never in here.
///
/// ```swift
/// var creation = PasscodeCreation(allowsFinger: false)
/// creation.receive(.begin)
/// creation.receive(.entered(.meetsPolicy))
/// creation.receive(.validated(reason: nil))
/// creation.receive(.repeated(matches: false))
/// print(creation.step == .enter(.mismatch))  // true
/// ```
public struct PasscodeCreation: Hashable, Sendable {
  /// Where the finger has its page.
  public enum FingerPlacement: Hashable, Sendable {
    /// Before the passcode: a finger takes its place, and the kit makes a passcode.
    case first
    /// After the passcode: a finger stands for what was typed.
    case last
  }

  /// What a passcode is made of, as far as this flow has to know.
  public enum Origin: Hashable, Sendable {
    /// The person typed it; `withFinger` says whether a finger stands for it.
    case typed(withFinger: Bool)
    /// The kit made it, for a finger.
    case generated

    /// Whether a finger stands for it.
    public var hasFinger: Bool { self != .typed(withFinger: false) }
  }

  /// What is on the screen, or is being done.
  public enum Step: Hashable, Sendable {
    /// Nothing yet.
    case start
    /// The reader is asked whether a finger can be asked for.
    case asking
    /// The finger has its page.
    case finger(FingerOffer)
    /// A passcode is typed.
    case enter(PasscodeMessage?)
    /// The app is asked about what was typed.
    case validating
    /// The passcode is typed once more.
    case confirm
    /// The passcode is put where a finger finds it.
    case keeping(Origin)
    /// The app takes the passcode.
    case trying(Origin)
    /// The app has taken it.
    case done(Origin)
  }

  /// What a policy says about what was typed.
  public enum Verdict: Hashable, Sendable { case meetsPolicy, missesPolicy, sameAsCurrent }

  /// Something that happened.
  public enum Event: Hashable, Sendable {
    /// The screen is there.
    case begin
    /// The reader said how it is.
    case asked(BiometricState)
    /// The button that takes the finger was pressed.
    case enable
    /// The way around the finger was taken.
    case notNow
    /// The question that leads to the settings was answered.
    case settingsAnswered
    /// The person is back in the app, perhaps from the settings.
    case returned
    /// The reader told what to do.
    case hint(BiometricHint)
    /// The reader's wait has ended.
    case fingerEnded(BiometricOutcome)
    /// The person has changed what is in the field.
    case edited
    /// The first passcode was handed in.
    case entered(Verdict)
    /// The app said what it makes of the first passcode; nil is nothing against it.
    case validated(reason: String?)
    /// The second passcode was handed in.
    case repeated(matches: Bool)
    /// The person goes back to the first passcode.
    case back
    /// The passcode was put where a finger finds it, or could not be.
    case kept(Bool)
    /// The app took the passcode, or refused it.
    case tried(PasscodeMessage?)
  }

  /// What is on the screen, or is being done.
  public private(set) var step = Step.start
  /// Why the last event changed nothing; nil when it was taken.
  public private(set) var refusal: PasscodeRefusal?
  private let allowsFinger: Bool
  private let placement: FingerPlacement
  private let keepsFinger: Bool
  private var prompt = FingerPrompt()

  /// Makes a flow that has not begun.
  ///
  /// - Parameters:
  ///   - allowsFinger: Whether policy, app and reader allow that a finger is offered at all.
  ///   - placement: Where the finger has its page.
  ///   - keepsFinger: Whether a finger stood for the passcode before and goes on to do so, without a
  ///     page. Only where `allowsFinger` is false.
  public init(
    allowsFinger: Bool, placement: FingerPlacement = .first, keepsFinger: Bool = false
  ) {
    self.allowsFinger = allowsFinger
    self.placement = placement
    self.keepsFinger = keepsFinger && !allowsFinger
  }

  /// Takes an event.
  ///
  /// - Returns: The step after it.
  @discardableResult public mutating func receive(_ event: Event) -> Step {
    refusal = nil
    if let next = next(event) {
      step = next
    } else {
      refusal = isBusy ? .busy : .outOfPlace
    }
    return step
  }

  /// Whether something is being done that has to end first.
  public var isBusy: Bool {
    switch step {
    case .asking, .validating, .keeping, .trying: true
    case .finger(let offer): offer.prompt.isWaiting
    case .start, .enter, .confirm, .done: false
    }
  }

  private mutating func next(_ event: Event) -> Step? {
    switch (step, event) {
    case (.start, .begin): allowsFinger && placement == .first ? .asking : .enter(nil)
    case (.asking, .asked(let state)): offer(state) ?? withoutFinger
    case (.finger(let offer), _): next(event, at: offer)
    case (.enter(.some), .edited): .enter(nil)
    case (.enter, .entered(.missesPolicy)): .enter(.missesPolicy)
    case (.enter, .entered(.sameAsCurrent)): .enter(.sameAsCurrent)
    case (.enter, .entered(.meetsPolicy)): .validating
    case (.validating, .validated(nil)): .confirm
    case (.validating, .validated(let reason?)):
      .enter(.refused(reason: reason, triesRemaining: nil))
    case (.confirm, .back): .enter(nil)
    case (.confirm, .repeated(false)): .enter(.mismatch)
    case (.confirm, .repeated(true)): afterRepeat
    case (.keeping(let origin), .kept(true)): .trying(origin)
    case (.keeping(let origin), .kept(false)): notKept(origin)
    case (.trying(let origin), .tried(nil)): .done(origin)
    case (.trying(let origin), .tried(let message?)): refused(origin, message)
    default: nil
    }
  }

  private func next(_ event: Event, at offer: FingerOffer) -> Step? {
    var offer = offer
    switch event {
    case .enable:
      switch offer.availability {
      case .notEnrolled:
        guard !offer.asksForSettings else { return nil }
        offer.asksForSettings = true
      case .busy: return .asking
      case .enrolled: guard offer.begin() else { return nil }
      }
    case .settingsAnswered:
      guard offer.asksForSettings else { return nil }
      offer.asksForSettings = false
    case .returned:
      guard offer.availability == .notEnrolled, !offer.asksForSettings else { return nil }
      return .asking
    case .notNow:
      guard offer.offersNotNow, !offer.asksForSettings else { return nil }
      return withoutFinger
    case .hint(let hint):
      guard offer.prompt.isWaiting else { return nil }
      offer.hint(hint)
    case .fingerEnded(let outcome):
      guard offer.prompt.isWaiting else { return nil }
      return ended(outcome, offer)
    default: return nil
    }
    return .finger(offer)
  }

  private func ended(_ outcome: BiometricOutcome, _ offer: FingerOffer) -> Step {
    var offer = offer
    switch offer.end(outcome) {
    case .matched: return .keeping(placement == .first ? .generated : .typed(withFinger: true))
    case .again:
      _ = offer.begin()
      return .finger(offer)
    case .paused: return .finger(offer)
    // Nobody is left on a page on which nothing works.
    case .givenUp: return offer.prompt.message.map { withoutFinger(.finger($0)) } ?? withoutFinger
    }
  }

  private func offer(_ state: BiometricState) -> Step? {
    let hasPasscode = placement == .last
    switch state {
    case .ready(let enrolment):
      return .finger(FingerOffer(.enrolled(enrolment), hasPasscode: hasPasscode))
    case .notEnrolled: return .finger(FingerOffer(.notEnrolled, hasPasscode: hasPasscode))
    case .unavailable(.busy): return .finger(FingerOffer(.busy, hasPasscode: hasPasscode))
    case .unavailable: return nil
    }
  }

  private var withoutFinger: Step { withoutFinger(nil) }

  private func withoutFinger(_ message: PasscodeMessage?) -> Step {
    placement == .first ? .enter(message) : .trying(.typed(withFinger: false))
  }

  private var afterRepeat: Step {
    if allowsFinger, placement == .last { return .asking }
    return keepsFinger ? .keeping(.typed(withFinger: true)) : .trying(.typed(withFinger: false))
  }

  private func notKept(_ origin: Origin) -> Step {
    // A finger that is not offered here is given up without a word: the passcode counts.
    keepsFinger ? .trying(.typed(withFinger: false)) : withoutFinger(.finger(.notSaved))
  }

  private func refused(_ origin: Origin, _ message: PasscodeMessage) -> Step { .enter(message) }
}
