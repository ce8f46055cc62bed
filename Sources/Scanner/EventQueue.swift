import Onboarding
import Synchronization

/// Events on their way from the thread of a session to the one who reads them.
///
/// It stays small however slow the reader is: a frame takes the place of one that was not read yet,
/// and so do codes that say the same.
final class EventQueue: Sendable {
  private struct State {
    var events: [ScannerEvent] = []
    var reader: CheckedContinuation<ScannerEvent?, Never>?
    var isClosed = false
  }

  /// The most codes that wait; the oldest ones go first.
  private static let mostCodes = 16

  private let state = Mutex(State())

  /// Adds an event.
  func put(_ event: ScannerEvent) {
    let reader = state.withLock { state -> CheckedContinuation<ScannerEvent?, Never>? in
      guard !state.isClosed else { return nil }
      if let reader = state.reader {
        state.reader = nil
        return reader
      }
      Self.add(event, to: &state.events)
      return nil
    }
    reader?.resume(returning: event)
  }

  /// Ends it; what waits can still be read.
  func close() {
    let reader = state.withLock { state in
      state.isClosed = true
      defer { state.reader = nil }
      return state.reader
    }
    reader?.resume(returning: nil)
  }

  /// The next event, nil at the end. One at a time may wait.
  func next() async -> ScannerEvent? {
    await withCheckedContinuation { continuation in
      let (event, isOver) = state.withLock { state -> (ScannerEvent?, Bool) in
        if !state.events.isEmpty { return (state.events.removeFirst(), false) }
        if state.isClosed { return (nil, true) }
        precondition(state.reader == nil, "a stream of scanner events has one reader")
        state.reader = continuation
        return (nil, false)
      }
      if event != nil || isOver { continuation.resume(returning: event) }
    }
  }

  private static func add(_ event: ScannerEvent, to events: inout [ScannerEvent]) {
    switch event {
    case .frame:
      events.removeAll { if case .frame = $0 { true } else { false } }
    case .codes(let codes):
      let waiting = events.indices.filter {
        if case .codes = events[$0] { true } else { false }
      }
      if let last = waiting.last, case .codes(let earlier) = events[last],
        earlier.map(\.text) == codes.map(\.text)
      {
        events[last] = event
        return
      }
      if waiting.count >= mostCodes { events.remove(at: waiting[0]) }
    case .started, .failed:
      break
    }
    events.append(event)
  }
}
