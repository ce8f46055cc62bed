import Onboarding
import Testing

@Suite("Running a flow") @MainActor
struct OnboardingDriverTests {
  /// A disk in memory.
  actor Records: OnboardingRecordStore {
    private(set) var document: [UInt8]?
    private(set) var saves = 0
    private(set) var isAsideRemoved = false
    private var error: OnboardingRecordError?

    func fail(with error: OnboardingRecordError?) { self.error = error }

    func load() throws(OnboardingRecordError) -> OnboardingRecord? {
      if let error { throw error }
      return try document.map { bytes throws(OnboardingRecordError) in
        try OnboardingRecord(document: bytes)
      }
    }

    func save(_ record: OnboardingRecord) throws(OnboardingRecordError) {
      if let error { throw error }
      saves += 1
      document = record.document
    }

    func remove() throws(OnboardingRecordError) { document = nil }
    func setAside() throws(OnboardingRecordError) { document = nil }
    func removeSetAside() throws(OnboardingRecordError) { isAsideRemoved = true }
  }

  /// An app with a store in memory.
  final class Host: OnboardingHost {
    var status = SecretStoreStatus.noVault
    var log: [String] = []
    var remaining: Set<OnboardingReset.Trace> = []
    var keepError: SecretStoreError?

    func useStore(ofUser number: Int) async { log.append("use \(number)") }
    func storeStatus() async throws(SecretStoreError) -> SecretStoreStatus { status }
    func lockStore() async {
      log.append("lock")
      if case .unlocked(let keys) = status { status = .locked(keys, triesLeft: 10) }
    }
    func keepCredentials() async throws(SecretStoreError) {
      if let keepError { throw keepError }
      log.append("keep")
    }
    func remove(_ reset: OnboardingReset) async -> Set<OnboardingReset.Trace> {
      log.append("remove \(reset.users)")
      status = .noVault
      return remaining
    }
  }

  private let records = Records()
  private let host = Host()
  private static let plan = OnboardingPlan.lawful([
    .authentication, .licence(OnboardingPlan.licence), .passcode(OnboardingPlan.terms),
  ])

  private func driver(
    pause: @escaping @Sendable (Duration) async throws -> Void = { _ in throw CancellationError() }
  ) -> OnboardingDriver {
    OnboardingDriver(
      Self.plan, records: records, host: host, clock: { .after(0) }, pause: pause)
  }

  private func arrive(_ driver: OnboardingDriver) async {
    await driver.send(.started)
    await driver.send(.signInBegan)
    await driver.send(.signedIn(name: "anna"))
    await driver.send(.agreed(OnboardingPlan.licence))
    await driver.send(.store(.began(.create)))
    host.status = .unlocked([.passcode])
    await driver.send(.store(.ended(.unlocked)))
  }

  @Test("From the start to the app, each step is shown once it is on the disk")
  func wholeWay() async throws {
    let driver = driver()
    var shown: [String] = []
    driver.onChange = { shown.append($0.step.name) }
    await arrive(driver)
    #expect(
      shown == [
        "authentication", "authentication", "licence licence", "passcode", "passcode", "main",
      ])
    #expect(host.log == ["use 1", "keep"])
    let document = try #require(await records.document)
    #expect(try OnboardingRecord(document: document) == driver.flow.record)
  }

  @Test("An event that is refused says why, and shows nothing")
  func refused() async {
    let driver = driver()
    await driver.send(.started)
    driver.onChange = { _ in Issue.record("something was shown") }
    #expect(await driver.send(.begun) == .outOfPlace)
  }

  @Test("Two taps at once are two events, the second of which is refused")
  func atOnce() async {
    let driver = driver()
    await driver.send(.started)
    await driver.send(.signInBegan)
    await driver.send(.signedIn(name: "anna"))
    async let first = driver.send(.agreed(OnboardingPlan.licence))
    async let second = driver.send(.agreed(OnboardingPlan.licence))
    let refusals = await [first, second]
    #expect(refusals.filter { $0 == nil }.count == 1)
    #expect(driver.flow.record.audit.count == 1)
  }

  @Test("A full disk is shown, and the step comes when it is mended")
  func fullDisk() async {
    let driver = driver()
    await driver.send(.started)
    await driver.send(.signInBegan)
    await records.fail(with: .storage(reason: .full))
    await driver.send(.signedIn(name: "anna"))
    #expect(driver.flow.step == .trouble(.notSaved(.storage(reason: .full))))
    await records.fail(with: nil)
    await driver.send(.retried)
    #expect(driver.flow.step.name == "licence licence")
  }

  @Test("A lock closes the store")
  func lock() async {
    let driver = driver()
    await arrive(driver)
    await driver.send(.lockWanted)
    #expect(driver.flow.step.name == "unlock" && host.log.last == "lock")
  }

  @Test("What cannot be kept is asked for again")
  func notKept() async {
    host.keepError = .storage(reason: .full)
    let driver = driver()
    await arrive(driver)
    #expect(driver.flow.step.name == "authentication")
  }

  @Test("A removal is over when nothing is found")
  func removal() async {
    let driver = driver()
    await arrive(driver)
    host.remaining = [.appData]
    await driver.send(.resetWanted(.administrator))
    #expect(driver.flow.step.name == "resetting")
    host.remaining = []
    await driver.send(.retried)
    #expect(driver.flow.step.name == "authentication")
    #expect(await records.document == nil)
    #expect(await records.isAsideRemoved)
    #expect(host.log.suffix(2) == ["remove [1]", "use 1"])
  }

  @Test("A wait is told when it is over")
  func wait() async {
    let (over, end) = AsyncStream<Void>.makeStream()
    let driver = driver { _ in for await _ in over { return } }
    await arrive(driver)
    await driver.send(.lockWanted)
    await driver.send(.store(.began(.passcode)))
    host.status = .throttled([.passcode], wait: .seconds(60))
    await driver.send(.store(.ended(.throttled(wait: .seconds(60)))))
    host.status = .locked([.passcode], triesLeft: 5)
    await withCheckedContinuation { shown in
      driver.onChange = { flow in
        guard case .unlock(let unlock) = flow.step, case .locked = unlock.phase else { return }
        driver.onChange = nil
        shown.resume()
      }
      end.yield()
    }
    #expect(driver.flow.store.phase == .locked([.passcode], triesLeft: 5))
  }
}
