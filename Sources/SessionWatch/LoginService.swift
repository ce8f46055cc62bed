import Foundation
import Onboarding
import SystemBus

/// The session service of one owner of its name, listened to as long as the value lives.
@MainActor final class LoginService {
  /// What the watch hears of, in the order in which it came over the bus.
  enum News: Sendable {
    /// The connection that has the service's name from now on, nil when nobody has.
    case service(String?)
    case sign(SessionLockState.Sign)
  }

  static let name = "org.freedesktop.login1"

  let owner: String
  private let connection: BusConnection
  private let manager: BusObject
  private var subscriptions: [BusSubscription] = []
  /// While it is open, the system waits before it sleeps.
  private var hold: BusFile?

  /// Listens, then asks how things are now, so that nothing is missed in between.
  init(
    _ connection: BusConnection, owner: String, sink: AsyncStream<News>.Continuation
  ) async {
    self.connection = connection
    self.owner = owner
    manager = BusObject(owner: owner, path: "/org/freedesktop/login1")
    subscriptions.append(
      connection.subscribe(to: "PrepareForSleep", of: Self.managerInterface, on: manager) {
        if let begins = $0.first?.boolean { sink.yield(.sign(.sleep(begins))) }
      })
    if let session = await ownSession() { await listen(to: session, sink: sink) }
    await holdSleep()
  }

  /// Has the system wait before it sleeps, until ``letSleep()``. Where that is not allowed, it does
  /// not wait, and an app locks at the same signal a little later.
  func holdSleep() async {
    hold = try? await connection.file(
      from: "Inhibit", of: Self.managerInterface, on: manager,
      [
        .text("sleep"), .text(ProcessInfo.processInfo.processName),
        .text("Locks before the system sleeps"), .text("delay"),
      ])
  }

  /// The app is ready for the system's sleep.
  func letSleep() {
    hold = nil
  }

  private func listen(to session: BusObject, sink: AsyncStream<News>.Continuation) async {
    subscriptions += [
      connection.subscribe(to: "Lock", of: Self.sessionInterface, on: session) { _ in
        sink.yield(.sign(.lockRequest))
      },
      connection.subscribe(to: "Unlock", of: Self.sessionInterface, on: session) { _ in
        sink.yield(.sign(.unlockRequest))
      },
      // `(sa{sv}as)`: interface, what is new, what is no longer known.
      connection.subscribe(
        to: "PropertiesChanged", of: Self.propertiesInterface, on: session
      ) { values in
        guard values.count > 1, values[0].text == Self.sessionInterface,
          let hint = values[1]["LockedHint"]?.boolean
        else { return }
        sink.yield(.sign(.lockedHint(hint)))
      },
    ]
    // A service that does not say is one whose session is not locked, until it signals otherwise.
    _ = try? await property("LockedHint", of: session) { values in
      if let hint = values.first?.boolean { sink.yield(.sign(.lockedHint(hint))) }
    }
  }

  /// The session of this program, or the one that its user sees, since programs that the desktop
  /// starts as services of the user are in none. Nil where there is neither.
  private func ownSession() async -> BusObject? {
    // The service answers with an error where there is no such session: the next way is tried.
    let current = BusObject(owner: owner, path: "/org/freedesktop/login1/session/auto")
    if let id = try? await property("Id", of: current).first?.text,
      let path = await path(from: "GetSession", .text(id))
    {
      return BusObject(owner: owner, path: path)
    }
    guard let path = await path(from: "GetSessionByPID", .number(UInt32(getpid()))) else {
      return nil
    }
    return BusObject(owner: owner, path: path)
  }

  private func path(from method: String, _ argument: BusArgument) async -> String? {
    try? await connection.call(method, of: Self.managerInterface, on: manager, [argument])
      .first?.text
  }

  private func property(
    _ name: String, of session: BusObject,
    onAnswer: @escaping @MainActor ([BusValue]) -> Void = { _ in }
  ) async throws(BusError) -> [BusValue] {
    try await connection.call(
      "Get", of: Self.propertiesInterface, on: session,
      [.text(Self.sessionInterface), .text(name)],
      onAnswer: onAnswer)
  }

  private static let managerInterface = "org.freedesktop.login1.Manager"
  private static let sessionInterface = "org.freedesktop.login1.Session"
  private static let propertiesInterface = "org.freedesktop.DBus.Properties"
}
