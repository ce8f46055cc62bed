import Onboarding
import SystemBus

/// One wait for a finger, from the claim of the reader to its release.
@MainActor final class FingerprintScan {
  /// What ends the wait, or goes on with it.
  private enum Event: Sendable {
    case status(word: String, isLast: Bool)
    case malformed
    case serviceEnded
    case timedOut
  }

  private let service: FingerprintService
  private let events: AsyncStream<Event>
  private let sink: AsyncStream<Event>.Continuation
  /// Signals go to everybody. What comes before the reader is ours is about another program's finger.
  private var isOurs = false
  private var hasServiceEnded = false

  init(of service: FingerprintService) {
    self.service = service
    (events, sink) = AsyncStream.makeStream()
  }

  /// Runs once.
  func run(
    timeLimit: Duration, onHint: @MainActor (BiometricHint) -> Void
  ) async -> BiometricOutcome {
    let subscriptions = listen()
    defer { withExtendedLifetime(subscriptions) {} }
    do {
      try await service.claim { [weak self] _ in self?.isOurs = true }
    } catch {
      // No answer in time says nothing about whose the reader is.
      if error == .timedOut { await service.release() }
      return await explained(outcome(of: error))
    }
    let outcome = await verify(timeLimit: timeLimit, onHint: onHint)
    if !hasServiceEnded { await service.release() }
    return await explained(outcome)
  }

  private func verify(
    timeLimit: Duration, onHint: @MainActor (BiometricHint) -> Void
  ) async -> BiometricOutcome {
    guard !Task.isCancelled else { return .cancelled }
    do {
      try await service.startVerifying()
    } catch {
      return outcome(of: error)
    }
    let timer = Task { [sink] in
      try await Task.sleep(for: timeLimit)
      sink.yield(.timedOut)
    }
    defer { timer.cancel() }
    for await event in events {
      guard !Task.isCancelled else { break }
      switch event {
      case .status(let word, isLast: true): return BiometricOutcome(lastWord: word)
      case .status(let word, isLast: false): onHint(BiometricHint(word: word))
      case .malformed: return .unavailable(.failed("malformed"))
      case .serviceEnded: return .serviceDied
      case .timedOut: return .timedOut
      }
    }
    // The stream ends with the task only.
    return .cancelled
  }

  private func outcome(of error: BusError) -> BiometricOutcome {
    error.isServiceGone ? .serviceDied : error.outcome
  }

  private func listen() -> [BusSubscription] {
    let ended: @MainActor () -> Void = { [weak self] in
      self?.hasServiceEnded = true
      self?.sink.yield(.serviceEnded)
    }
    service.connection.onClose = ended
    return [
      service.subscribe { [weak self] status in
        guard let self, isOurs else { return }
        sink.yield(status.map { .status(word: $0.word, isLast: $0.isLast) } ?? .malformed)
      },
      service.connection.watchOwner(of: service.device.owner) { if $0 == nil { ended() } },
    ]
  }

  /// Tells a failure whose cause is that the service or the reader has gone.
  private func explained(_ outcome: BiometricOutcome) async -> BiometricOutcome {
    guard case .unavailable(.failed) = outcome else { return outcome }
    if hasServiceEnded { return .serviceDied }
    do {
      return try await service.isReaderPresent() ? outcome : .readerRemoved
    } catch {
      return hasServiceEnded || error.isServiceGone ? .serviceDied : outcome
    }
  }
}
