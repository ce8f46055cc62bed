/// The removal of what a person has left on a device.
public struct OnboardingReset: Hashable, Sendable, Codable {
  /// Why traces are removed.
  public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
    /// The person signs out.
    case signOut
    /// The person does not know the passcode any more.
    case forgottenPasscode
    /// There were too many wrong passcodes.
    case tooManyTries
    /// The person wants to begin anew.
    case startOver
    /// The administrator wants it.
    case administrator

    /// Whether the person is asked first.
    public var needsConfirmation: Bool {
      switch self {
      case .signOut, .forgottenPasscode, .startOver: true
      case .tooManyTries, .administrator: false
      }
    }
  }

  /// Something that may be left.
  public enum Trace: String, Hashable, Sendable, Codable, CaseIterable {
    /// A store of secrets.
    case store
    /// What a finger stands for.
    case finger
    /// What the person has signed in with.
    case credentials
    /// What the app itself has kept.
    case appData
  }

  /// Why.
  public let reason: Reason
  /// Whose traces, by the numbers of ``OnboardingRecord/User``.
  public let users: [Int]
  /// Whether the server that the app learned is forgotten too.
  public let forgetsServer: Bool

  /// Names a removal.
  public init(reason: Reason, users: [Int], forgetsServer: Bool) {
    self.reason = reason
    self.users = users
    self.forgetsServer = forgetsServer
  }
}
