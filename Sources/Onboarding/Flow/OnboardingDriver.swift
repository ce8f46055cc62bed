/// Runs a flow: it tells events one after another, does what is to be done, and shows a step when all
/// that belongs to it is on the disk.
///
/// ```swift
/// @MainActor func begin(_ plan: OnboardingPlan, records: any OnboardingRecordStore, host: Host) {
///   let driver = OnboardingDriver(plan, records: records, host: host, clock: clock)
///   driver.onChange = { flow in print(flow.step) }
///   Task { await driver.send(.started) }
/// }
/// ```
@MainActor public final class OnboardingDriver {
  /// The flow, as far as it has come.
  public private(set) var flow: OnboardingFlow
  /// Told after each event that has changed what is on the screen, and of none that was refused.
  public var onChange: ((OnboardingFlow) -> Void)?

  private let records: any OnboardingRecordStore
  private weak var host: (any OnboardingHost)?
  private let clock: @MainActor () -> ClockReading
  private let pause: @Sendable (Duration) async throws -> Void
  private var isAtWork = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var wait: Task<Void, Never>?

  /// Makes a driver that has done nothing.
  ///
  /// - Parameters:
  ///   - plan: The steps of the app.
  ///   - records: Where the record is kept.
  ///   - host: The app. Not kept alive.
  ///   - clock: What the clocks of the machine say.
  ///   - pause: Waits so long, for a store that takes no passcode for a while.
  public init(
    _ plan: OnboardingPlan, records: any OnboardingRecordStore, host: any OnboardingHost,
    clock: @escaping @MainActor () -> ClockReading,
    pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    flow = OnboardingFlow(plan)
    self.records = records
    self.host = host
    self.clock = clock
    self.pause = pause
  }

  isolated deinit { wait?.cancel() }

  /// Tells what has happened. Events that come meanwhile wait for their turn.
  ///
  /// - Returns: Why it changed nothing; nil when it was taken. What it leads to has been done.
  @discardableResult
  public func send(_ event: OnboardingFlow.Event) async -> OnboardingFlow.Refusal? {
    await takeTurn()
    defer { endTurn() }
    let before = flow
    flow.receive(event, at: clock())
    let refusal = flow.refusal
    await perform(flow.effects)
    if flow.step != before.step || flow.isCovered != before.isCovered { onChange?(flow) }
    return refusal
  }

  // MARK: - Turns

  private func takeTurn() async {
    guard isAtWork else {
      isAtWork = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func endTurn() {
    if waiting.isEmpty { isAtWork = false } else { waiting.removeFirst().resume() }
  }

  // MARK: - Effects

  private func perform(_ effects: [OnboardingFlow.Effect]) async {
    for effect in effects {
      guard let answer = await answer(to: effect) else { continue }
      flow.receive(answer, at: clock())
      await perform(flow.effects)
    }
  }

  /// Does what is to be done.
  ///
  /// - Returns: What has come of it; nil where the flow does not wait for that.
  private func answer(to effect: OnboardingFlow.Effect) async -> OnboardingFlow.Event? {
    switch effect {
    case .loadRecord:
      do throws(OnboardingRecordError) {
        return .recordLoaded(try await records.load())
      } catch {
        return .recordFailed(error)
      }
    case .saveRecord(let record):
      return await kept { () async throws(OnboardingRecordError) in
        try await self.records.save(record)
      }
    case .removeRecord:
      return await kept { () async throws(OnboardingRecordError) in
        try await self.records.remove()
      }
    case .setRecordAside:
      return await kept { () async throws(OnboardingRecordError) in
        try await self.records.setAside()
      }
    case .useStore(let number): await host?.useStore(ofUser: number)
    case .store(let effect): return await answer(to: effect)
    case .keepCredentials: return await keepCredentials()
    case .forgetCredentials: await host?.forgetCredentials()
    case .forgetFinger: await host?.forgetFinger()
    case .remove(let reset): return await remove(reset)
    }
    return nil
  }

  private func kept(
    _ work: () async throws(OnboardingRecordError) -> Void
  ) async -> OnboardingFlow.Event {
    do throws(OnboardingRecordError) {
      try await work()
      return .recordSaved
    } catch {
      return .recordFailed(error)
    }
  }

  private func answer(to effect: OnboardingStoreState.Effect) async -> OnboardingFlow.Event? {
    switch effect {
    case .readStatus:
      guard let host else { return nil }
      do throws(SecretStoreError) {
        return .store(.statusRead(try await host.storeStatus()))
      } catch {
        return .store(.failed(error))
      }
    case .lock: await host?.lockStore()
    case .wait(let duration):
      wait?.cancel()
      wait = Task { [weak self, pause] in
        guard (try? await pause(duration)) != nil else { return }
        await self?.send(.store(.waitEnded))
      }
    }
    return nil
  }

  private func keepCredentials() async -> OnboardingFlow.Event? {
    do throws(SecretStoreError) {
      try await host?.keepCredentials()
      return nil
    } catch {
      return .credentialsLost
    }
  }

  /// Nothing counts as gone that nobody has looked for.
  private func remove(_ reset: OnboardingReset) async -> OnboardingFlow.Event {
    guard let host else { return .removed(Set(OnboardingReset.Trace.allCases)) }
    var remaining = await host.remove(reset)
    do throws(OnboardingRecordError) {
      try await records.removeSetAside()
    } catch {
      remaining.insert(.appData)
    }
    return .removed(remaining)
  }
}
