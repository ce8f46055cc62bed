import Onboarding

/// A session that is locked, unlocked and sent to sleep by a test.
///
/// ```swift
/// @MainActor func sleep(_ watch: FakeSessionLockWatch) async {
///   await watch.send(.willSleep)
///   // The app has locked now.
/// }
/// ```
@MainActor public final class FakeSessionLockWatch: SessionLockWatch {
  private var listeners: [Int: AsyncStream<Delivery>.Continuation] = [:]
  private var number = 0

  /// Makes a session in which nothing happens.
  public init() {}

  /// Whether somebody listens.
  public var isWatched: Bool { !listeners.isEmpty }

  /// Tells what ``send(_:)`` is told, until the task is cancelled or ``end()`` is called.
  public func run(_ handle: @MainActor (SessionEvent) async -> Void) async {
    let (deliveries, sink) = AsyncStream.makeStream(of: Delivery.self)
    number += 1
    let own = number
    listeners[own] = sink
    for await delivery in deliveries {
      if !Task.isCancelled { await handle(delivery.event) }
      delivery.confirm()
    }
    listeners[own] = nil
  }

  /// Has something happen, and waits until everybody who listens has dealt with it.
  public func send(_ event: SessionEvent) async {
    for listener in listeners.sorted(by: { $0.key < $1.key }).map(\.value) {
      await withCheckedContinuation { continuation in
        listener.yield(Delivery(of: event, continuation))
      }
    }
  }

  /// Ends, as a watch does whose session service is not there.
  public func end() {
    for listener in listeners.values { listener.finish() }
  }

  /// An event on its way to a listener. One that is lost because the listener has gone counts as
  /// dealt with.
  @MainActor private final class Delivery {
    let event: SessionEvent
    private var continuation: CheckedContinuation<Void, Never>?

    init(of event: SessionEvent, _ continuation: CheckedContinuation<Void, Never>) {
      self.event = event
      self.continuation = continuation
    }

    isolated deinit { continuation?.resume() }

    func confirm() {
      continuation?.resume()
      continuation = nil
    }
  }
}
