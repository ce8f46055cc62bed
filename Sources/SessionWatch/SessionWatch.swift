import Onboarding
import SystemBus

/// Watches the person's session through the system's session service, logind.
///
/// It tells of requests to lock and unlock, of what the desktop says about its lock screen, and of
/// the system's sleep, which it holds up until the app has locked. It needs no rights, and wakes
/// nobody up while nothing happens. Signals come by the main loop, which an app of UIKit or SwiftUI
/// runs.
///
/// ```swift
/// let task = Task {
///   await SessionWatch().run { event in
///     if event.locksApp { print("lock now") }
///   }
/// }
/// ```
@MainActor public final class SessionWatch: SessionLockWatch {
  private let bus: SystemBus

  /// Makes a watch of the session that this program runs in.
  public convenience init() {
    self.init(bus: SystemBus())
  }

  /// Makes a watch of the session service on a bus of a test.
  package init(bus: SystemBus) {
    self.bus = bus
  }

  /// Tells each event until the task is cancelled.
  ///
  /// Events are told in their order, the next one when the last has been dealt with. A session that is
  /// locked already is told first. A program outside any session hears of the system's sleep only. A
  /// session service that is restarted is followed; the call returns early where there is none, or
  /// when the system's message bus ends.
  ///
  /// - Parameter handle: What is to be done. For ``Onboarding/SessionEvent/willSleep`` the system
  ///   waits, for some seconds at most, until it has returned.
  public func run(_ handle: @MainActor (SessionEvent) async -> Void) async {
    do throws(BusError) {
      let connection = try await BusConnection.open(bus)
      let (news, sink) = AsyncStream.makeStream(of: LoginService.News.self)
      connection.onClose = { sink.finish() }
      let watch = connection.watchOwner(of: LoginService.name) { sink.yield(.service($0)) }
      defer { withExtendedLifetime(watch) {} }
      sink.yield(.service(try await connection.owner(of: LoginService.name)))
      await follow(news, from: connection, sink: sink, handle)
    } catch {
      return
    }
  }

  private func follow(
    _ news: AsyncStream<LoginService.News>, from connection: BusConnection,
    sink: AsyncStream<LoginService.News>.Continuation,
    _ handle: @MainActor (SessionEvent) async -> Void
  ) async {
    var state = SessionLockState()
    var service: LoginService?
    for await entry in news {
      guard !Task.isCancelled else { return }
      switch entry {
      case .service(let owner):
        guard owner != service?.owner else { continue }
        service = nil
        if let owner { service = await LoginService(connection, owner: owner, sink: sink) }
      case .sign(let sign):
        if sign == .sleep(false) { await service?.holdSleep() }
        if let event = state.take(sign) { await handle(event) }
        if sign == .sleep(true) { service?.letSleep() }
      }
    }
  }
}
