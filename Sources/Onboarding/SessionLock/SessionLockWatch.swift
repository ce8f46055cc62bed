/// Tells what happens to the person's session, so that an app can lock when the session does.
///
/// The role is filled by a client of the system's session service, and by a fake in tests.
///
/// ```swift
/// func lock(_ close: @escaping @MainActor () -> Void, with watch: some SessionLockWatch) async {
///   await watch.run { event in
///     if event.locksApp { close() }
///   }
/// }
/// ```
@MainActor public protocol SessionLockWatch: AnyObject {
  /// Tells each event until the task is cancelled.
  ///
  /// Events are told in their order, the next one when the last has been dealt with. A session that is
  /// locked already is told first. The call returns early where the system has no session service
  /// that could be asked, or loses its message bus.
  ///
  /// - Parameter handle: What is to be done. For ``SessionEvent/willSleep`` the system waits, for
  ///   some seconds at most, until it has returned.
  func run(_ handle: @MainActor (SessionEvent) async -> Void) async
}

/// What happens to a session.
public enum SessionEvent: Hashable, Sendable, CaseIterable {
  /// It was locked, or was asked to lock.
  case locked
  /// It was unlocked.
  case unlocked
  /// The system is about to sleep.
  case willSleep
  /// The system has woken up.
  case didWake

  /// Whether an app that guards something locks at it.
  public var locksApp: Bool { self == .locked || self == .willSleep }
}
