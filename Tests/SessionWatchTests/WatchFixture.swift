import Onboarding
import PrivateSystemBus
import SessionWatch
import SystemBus

/// A watch that runs on a bus of its own.
@MainActor final class WatchFixture {
  let bus: PrivateSystemBus
  private(set) var task: Task<Void, Never>?
  /// Called in the watch's task after an event was taken down.
  var onEvent: (@MainActor (SessionEvent) async -> Void)?
  private let events: AsyncStream<SessionEvent>

  /// Starts a session service, whose first session is the watch's, and a watch; waits until it
  /// listens.
  convenience init(_ how: String = "auto", sessions: [String] = ["c1"]) async throws {
    let bus = try await PrivateSystemBus()
    try await bus.run(["login", how] + sessions)
    try await self.init(on: bus)
  }

  /// Starts a watch; waits until it listens.
  init(on bus: PrivateSystemBus) async throws {
    self.bus = bus
    let (events, sink) = AsyncStream.makeStream(of: SessionEvent.self)
    self.events = events
    task = Task { [weak self] in
      await SessionWatch(bus: SystemBus(address: bus.address)).run { event in
        sink.yield(event)
        await self?.onEvent?(event)
      }
      sink.finish()
    }
    // It asks for the delay of sleep when it listens to all else.
    try await bus("held", "1")
  }

  deinit { task?.cancel() }

  /// The next event, nil when the watch has ended.
  func next() async -> SessionEvent? {
    await events.first { @Sendable _ in true }
  }
}
