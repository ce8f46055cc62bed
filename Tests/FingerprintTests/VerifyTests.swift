import Fingerprint
import Onboarding
import PrivateSystemBus
import SystemBus
import Testing

extension FingerprintSuite {
  /// The real fprintd and libfprint's virtual reader.
  @Suite("A wait for a finger") @MainActor struct VerifyTests {
    @Test("ends with a match for the person's finger")
    func match() async throws {
      let fixture = try await ReaderFixture()
      #expect(try await fixture.verify(feeling: .finger("anna")) == .match)
      try await fixture.expectFree(after: "a match")
    }

    @Test("ends without a match for another finger")
    func noMatch() async throws {
      let fixture = try await ReaderFixture()
      #expect(try await fixture.verify(feeling: .finger("ben")) == .noMatch)
      try await fixture.expectFree(after: "another finger")
    }

    @Test("takes any of the person's fingers", arguments: ["anna", "thumb"])
    func any(_ pattern: String) async throws {
      let fixture = try await ReaderFixture(
        enrolling: ["right-index-finger": "anna", "left-thumb": "thumb"], kind: .identifying)
      #expect(try await fixture.verify(feeling: .finger(pattern)) == .match)
    }

    @Test("goes on after a finger that was not read well, and says what to do")
    func hints() async throws {
      let fixture = try await ReaderFixture()
      var hints: [BiometricHint] = []
      let outcome = try await fixture.verify(
        feeling: .retry(.general), .retry(.tooShort), .retry(.centerFinger), .retry(.removeFinger),
        .finger("anna")
      ) { hints.append($0) }
      #expect(outcome == .match)
      #expect(hints == [.tryAgain, .swipeLonger, .centerFinger, .liftFinger])
      try await fixture.expectFree(after: "four bad readings and a match")
    }

    @Test("can be repeated at once, a try at a time")
    func again() async throws {
      let fixture = try await ReaderFixture()
      var outcomes: [BiometricOutcome] = []
      for pattern in ["ben", "ben", "anna"] {
        outcomes.append(try await fixture.verify(feeling: .finger(pattern)))
      }
      #expect(outcomes == [.noMatch, .noMatch, .match])
    }

    @Test("ends when the task is cancelled, while the reader waits")
    func cancelled() async throws {
      let fixture = try await ReaderFixture()
      let task = try await fixture.waiting()
      task.cancel()
      #expect(try await task.value == .cancelled)
      try await fixture.expectFree(after: "cancelling")
    }

    @Test("does not begin in a task that is cancelled")
    func cancelledBefore() async throws {
      let fixture = try await ReaderFixture()
      let names = try await fixture.virtual.bus("names")
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await fixture.verify()
      }
      #expect(try await task.value == .cancelled)
      #expect(try await fixture.virtual.bus("names") == names)
    }

    @Test("ends when no finger comes")
    func timedOut() async throws {
      let fixture = try await ReaderFixture()
      let outcome = try await fixture.verify(feeling: .pause(3_600_000), timeLimit: .seconds(1))
      #expect(outcome == .timedOut)
      try await fixture.expectFree(after: "the time limit")
    }

    @Test("takes the longest limit that there is")
    func longLimit() async throws {
      let fixture = try await ReaderFixture()
      let outcome = try await fixture.verify(
        feeling: .finger("anna"), timeLimit: .seconds(Int64.max))
      #expect(outcome == .match)
    }

    @Test("ends when the driver fails, with the service's word")
    func driver() async throws {
      let fixture = try await ReaderFixture()
      #expect(
        try await fixture.verify(feeling: .failure) == .unavailable(.failed("verify-unknown-error"))
      )
      try await fixture.expectFree(after: "a failure of the driver")
    }

    @Test("ends when the reader is pulled, which the service calls a failure")
    func pulled() async throws {
      let fixture = try await ReaderFixture()
      #expect(try await fixture.verify(feeling: .retry(.general), .unplug) == .readerRemoved)
      #expect(await fixture.reader.state() == .unavailable(.noReader))
      #expect(try await fixture.verify() == .unavailable(.noReader))
    }

    @Test("ends when the service dies, and works again when it is back")
    func died() async throws {
      let fixture = try await ReaderFixture()
      let task = try await fixture.waiting()
      try await fixture.virtual.killService()
      #expect(try await task.value == .serviceDied)
      #expect(try await fixture.verify() == .unavailable(.noService))
      try await fixture.virtual.start(enrolling: ["right-index-finger": "anna"])
      #expect(try await fixture.verify(feeling: .finger("anna")) == .match)
    }

    @Test("does not begin while another program uses the reader")
    func busy() async throws {
      let fixture = try await ReaderFixture()
      let other = try await OtherProgram(on: fixture.bus)
      try await other.claim()
      #expect(try await fixture.verify() == .unavailable(.busy))
      try await other.release()
      #expect(try await fixture.verify(feeling: .finger("anna")) == .match)
    }

    @Test("leaves the reader to a wait that runs already in the same program")
    func twice() async throws {
      let fixture = try await ReaderFixture()
      let first = try await fixture.waiting()
      #expect(try await fixture.verify() == .unavailable(.busy))
      first.cancel()
      #expect(try await first.value == .cancelled)
      try await fixture.expectFree(after: "two waits")
    }

    @Test("is not begun where the system does not allow it")
    func denied() async throws {
      let fixture = try await ReaderFixture()
      try await fixture.virtual.allow(false)
      #expect(try await fixture.verify() == .unavailable(.notAllowed))
      try await fixture.virtual.allow(true)
      #expect(try await fixture.verify(feeling: .finger("anna")) == .match)
    }

    @Test("is not begun for a person without fingers")
    func notEnrolled() async throws {
      let fixture = try await ReaderFixture(enrolling: [:])
      #expect(try await fixture.verify() == .notEnrolled)
      try await fixture.expectFree(after: "no finger was enrolled")
    }

    @Test("is not begun without a reader, a service or a bus")
    func nothing() async throws {
      let fixture = try await ReaderFixture()
      try await fixture.virtual.startWithoutReader()
      #expect(try await fixture.verify() == .unavailable(.noReader))
      try await fixture.virtual.killService()
      #expect(try await fixture.verify() == .unavailable(.noService))
      let nowhere = FingerprintReader(bus: SystemBus(address: "unix:path=/nowhere/bus"))
      let outcome = await nowhere.verify(timeLimit: .seconds(600)) { _ in }
      #expect(outcome == .unavailable(.noService))
    }
  }
}
