/// Turns what a session service signals into events, each change once.
///
/// The service asks a session to lock, and the desktop says when it has done so; some desktops do one
/// of the two, most do both. A request is always told, since a desktop may never say that it has
/// followed it; what the desktop says is told where it brings news.
public struct SessionLockState: Hashable, Sendable {
  /// What a session service signals.
  public enum Sign: Hashable, Sendable {
    /// The session is asked to lock.
    case lockRequest
    /// The session is asked to unlock.
    case unlockRequest
    /// The desktop says whether the session is locked.
    case lockedHint(Bool)
    /// The system says whether it goes to sleep; false when it has woken up.
    case sleep(Bool)
  }

  /// Whether the session is locked, as far as is known.
  public private(set) var isLocked = false

  /// Makes the state of a session that nothing is known of.
  public init() {}

  /// Takes a sign in; the event that it is for the app, nil where it is none.
  public mutating func take(_ sign: Sign) -> SessionEvent? {
    switch sign {
    case .lockRequest:
      isLocked = true
      return .locked
    case .lockedHint(let hint):
      guard hint != isLocked else { return nil }
      isLocked = hint
      return hint ? .locked : .unlocked
    case .unlockRequest:
      guard isLocked else { return nil }
      isLocked = false
      return .unlocked
    case .sleep(let begins):
      return begins ? .willSleep : .didWake
    }
  }
}
