/// The page that offers a finger in place of a passcode.
public struct FingerOffer: Hashable, Sendable {
  /// Whether a finger can be asked for.
  public enum Availability: Hashable, Sendable {
    /// Fingers are enrolled.
    case enrolled(BiometricEnrolment)
    /// There is a reader, and no finger is enrolled yet.
    case notEnrolled
    /// Another program uses the reader at the moment.
    case busy
  }

  /// Whether a finger can be asked for.
  public let availability: Availability
  /// Whether the person has typed a passcode that stays a way in.
  public let hasPasscode: Bool
  /// Whether the person is asked whether to open the settings.
  public internal(set) var asksForSettings = false
  /// The request for a finger.
  public private(set) var prompt = FingerPrompt()
  private var wasTried = false

  /// Makes a page on which nothing has happened.
  public init(_ availability: Availability, hasPasscode: Bool) {
    self.availability = availability
    self.hasPasscode = hasPasscode
  }

  /// Whether there is a way around the finger on the page: not where fingers are enrolled and nobody
  /// has tried one yet, unless there is a passcode already.
  public var offersNotNow: Bool {
    guard case .enrolled = availability else { return true }
    return hasPasscode || prompt.isWaiting || message != nil || prompt.failures > 0 || wasTried
  }

  /// What the person reads below the request; nil for nothing in particular.
  public var message: FingerMessage? { availability == .busy ? .busy : prompt.message }

  mutating func begin() -> Bool {
    wasTried = true
    return prompt.begin()
  }

  mutating func hint(_ hint: BiometricHint) { prompt.hint(hint) }
  mutating func end(_ outcome: BiometricOutcome) -> FingerPrompt.Result { prompt.end(outcome) }
}
