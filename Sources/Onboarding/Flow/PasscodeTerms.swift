/// What an app, or its administrator, asks of passcodes and of the time between two of them.
public struct PasscodeTerms: Hashable, Sendable, Codable {
  /// What a passcode has to be made of.
  public var policy: PasscodePolicy
  /// How long a passcode may be used; nil for ever.
  public var validity: Duration?
  /// How long the app may be away until it locks; nil is never, zero is each time.
  public var lockAfter: Duration?
  /// Whether a finger may stand for the passcode.
  public var allowsFinger: Bool

  /// Makes terms; without arguments a passcode has eight characters and lasts, and an app that was
  /// away for five minutes locks.
  public init(
    policy: PasscodePolicy = PasscodePolicy(), validity: Duration? = nil,
    lockAfter: Duration? = .seconds(300), allowsFinger: Bool = true
  ) {
    self.policy = policy
    self.validity = validity
    self.lockAfter = lockAfter
    self.allowsFinger = allowsFinger
  }
}

/// When a passcode was chosen, and by which policy. Nothing of the passcode is in it.
public struct PasscodeFacts: Hashable, Sendable, Codable {
  /// When it was chosen.
  public let chosen: ClockReading
  /// What it was made by.
  public let policy: PasscodePolicy

  /// Makes the facts.
  public init(chosen: ClockReading, policy: PasscodePolicy) {
    self.chosen = chosen
    self.policy = policy
  }

  /// Why the passcode has to be replaced; nil when it need not be.
  ///
  /// Where the clock was set back since it was chosen, nobody can tell its age, and it has expired.
  func renewal(under terms: PasscodeTerms, at now: ClockReading) -> PasscodeRenewal.Reason? {
    if terms.policy.asksForMore(than: policy) { return .stricterPolicy }
    guard let validity = terms.validity else { return nil }
    guard let age = now.elapsed(since: chosen) else { return .expired }
    return age >= validity ? .expired : nil
  }
}

/// A passcode that is being replaced.
public struct PasscodeRenewal: Hashable, Sendable {
  /// Why a passcode is replaced.
  public enum Reason: Hashable, Sendable, CaseIterable {
    /// The person wants another one.
    case wanted
    /// It was used as long as it may be.
    case expired
    /// It was chosen when less was asked for.
    case stricterPolicy
  }

  /// Why.
  public let reason: Reason
  /// What the new one has to be made of.
  public let policy: PasscodePolicy

  /// Makes the state, as for a test or a preview.
  public init(reason: Reason, policy: PasscodePolicy) {
    self.reason = reason
    self.policy = policy
  }

  /// Whether the person may leave it as it is.
  public var isOptional: Bool { reason == .wanted }
}
