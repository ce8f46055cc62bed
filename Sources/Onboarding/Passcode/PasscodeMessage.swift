/// Why a passcode was not taken.
public enum PasscodeMessage: Hashable, Sendable {
  /// The policy asks for more.
  case missesPolicy
  /// It is the one that is to be replaced.
  case sameAsCurrent
  /// The second passcode is another than the first.
  case mismatch
  /// It is not the person's; `triesRemaining` is nil where there is no limit.
  case wrong(triesRemaining: Int?)
  /// The app refused it, for a reason in the app's words; nil where it gave none.
  case refused(reason: String?, triesRemaining: Int?)
  /// A finger did not do.
  case finger(FingerMessage)
}

/// Why an event changed nothing.
public enum PasscodeRefusal: Hashable, Sendable {
  /// At this step there is nothing that the event could be about.
  case outOfPlace
  /// What was typed, or a finger, is being dealt with already.
  case busy
  /// There are no tries left.
  case noTriesLeft
}

extension OnboardingTexts {
  /// What a person reads where a passcode was not taken.
  public func text(for message: PasscodeMessage) -> String {
    switch message {
    case .missesPolicy: self[.passcodeMissesPolicy]
    case .sameAsCurrent: self[.passcodeSameAsCurrent]
    case .mismatch: self[.passcodeMismatch]
    case .wrong(let tries): join(self[.passcodeWrong], tries)
    case .refused(let reason, let tries): join(reason ?? self[.passcodeRefused], tries)
    case .finger(let message): text(for: message)
    }
  }

  private func join(_ sentence: String, _ triesRemaining: Int?) -> String {
    guard let triesRemaining else { return sentence }
    return sentence + "\n" + text(.passcodeTries, String(triesRemaining))
  }
}
