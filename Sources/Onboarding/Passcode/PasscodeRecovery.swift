/// A passcode that was forgotten: the recovery code, and then another passcode.
///
/// The code is looked at before a passcode is chosen, so that nobody chooses one for nothing. It is not
/// counted how often it was wrong: there are more codes than can be tried. The new passcode is a
/// ``PasscodeCreation``; this is what comes before it and after it.
///
/// ```swift
/// var recovery = PasscodeRecovery()
/// recovery.receive(.submitted)
/// recovery.receive(.checked(.mistyped))
/// print(recovery.step == .code(.mistyped))  // true
/// ```
public struct PasscodeRecovery: Hashable, Sendable {
  /// Why the recovery code did not do.
  public enum Problem: Hashable, Sendable {
    /// It has a slip in it.
    case mistyped
    /// It is not the code of this app.
    case wrong
    /// It could not be looked at, for a reason in words for people.
    case failed(reason: String)
  }

  /// What is on the screen, or is being done.
  public enum Step: Hashable, Sendable {
    /// The code is asked for.
    case code(Problem?)
    /// The code is looked at.
    case checking
    /// Another passcode is chosen.
    case passcode
    /// The store is open and has its new passcode.
    case done
  }

  /// Something that happened.
  public enum Event: Hashable, Sendable {
    /// The person has changed what is in the field.
    case edited
    /// The code was handed in.
    case submitted
    /// The store has looked at it.
    case checked(RecoveryCodeCheck)
    /// The store could not look at it, for a reason in words for people.
    case failed(reason: String)
    /// The store was asked to open by the code, with the passcode that was chosen.
    case recovered(UnlockOutcome)
  }

  /// What is on the screen, or is being done.
  public private(set) var step = Step.code(nil)
  /// Why the last event changed nothing; nil when it was taken.
  public private(set) var refusal: PasscodeRefusal?

  /// Makes a recovery that has not begun.
  public init() {}

  /// Takes an event.
  ///
  /// - Returns: The step after it.
  @discardableResult public mutating func receive(_ event: Event) -> Step {
    refusal = nil
    if let next = next(event) {
      step = next
    } else {
      refusal = step == .checking ? .busy : .outOfPlace
    }
    return step
  }

  private func next(_ event: Event) -> Step? {
    switch (step, event) {
    case (.code(.some), .edited): .code(nil)
    case (.code, .submitted): .checking
    case (.checking, .checked(.right)): .passcode
    case (.checking, .checked(.wrong)): .code(.wrong)
    case (.checking, .checked(.mistyped)): .code(.mistyped)
    case (.checking, .failed(let reason)): .code(.failed(reason: reason))
    case (.passcode, .recovered(.unlocked)): .done
    // Another code was made meanwhile, in another window of the app.
    case (.passcode, .recovered(.wrongRecoveryCode)): .code(.wrong)
    case (.passcode, .recovered(.mistypedRecoveryCode)): .code(.mistyped)
    default: nil
    }
  }
}

extension OnboardingTexts {
  /// What a person reads where a recovery code did not do.
  public func text(for problem: PasscodeRecovery.Problem) -> String {
    switch problem {
    case .mistyped: self[.recoveryMistyped]
    case .wrong: self[.recoveryWrong]
    case .failed(let reason): reason
    }
  }
}
