import Fingerprint
import Onboarding
import PrivateSystemBus
import SystemBus
import Testing

extension FingerprintSuite {
  /// The real fprintd and libfprint's virtual reader.
  @Suite("The state of the reader") @MainActor struct StateTests {
    @Test("tells the reader's name and the fingers, and notices a change")
    func ready() async throws {
      let fixture = try await ReaderFixture(enrolling: ["right-index-finger": "anna"])
      let first = BiometricEnrolment(
        reader: "Virtual device for debugging", fingers: ["right-index-finger"])
      #expect(await fixture.reader.state() == .ready(first))
      #expect(await fixture.reader.state() == .ready(first))
      try await fixture.virtual.bus("enrol", "left-thumb", "thumb")
      let second = BiometricEnrolment(
        reader: "Virtual device for debugging", fingers: ["left-thumb", "right-index-finger"])
      #expect(await fixture.reader.state() == .ready(second))
      #expect(first != second)
    }

    @Test("tells that nothing is enrolled")
    func notEnrolled() async throws {
      let fixture = try await ReaderFixture(enrolling: [:])
      #expect(await fixture.reader.state() == .notEnrolled)
    }

    @Test("tells that the system does not allow it")
    func denied() async throws {
      let fixture = try await ReaderFixture()
      try await fixture.virtual.allow(false)
      #expect(await fixture.reader.state() == .unavailable(.notAllowed))
      try await fixture.virtual.allow(true)
      #expect(await fixture.reader.state() != .unavailable(.notAllowed))
    }

    @Test("tells that there is no reader, no service or no bus")
    func nothing() async throws {
      let fixture = try await ReaderFixture()
      try await fixture.virtual.startWithoutReader()
      #expect(await fixture.reader.state() == .unavailable(.noReader))
      try await fixture.virtual.killService()
      #expect(await fixture.reader.state() == .unavailable(.noService))
      let nowhere = FingerprintReader(bus: SystemBus(address: "unix:path=/nowhere/bus"))
      #expect(await nowhere.state() == .unavailable(.noService))
    }

    @Test("is told truly to a task that is cancelled")
    func cancelled() async throws {
      let fixture = try await ReaderFixture(enrolling: [:])
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return await fixture.reader.state()
      }
      #expect(await task.value == .notEnrolled)
    }

    @Test("leaves no connection open")
    func connections() async throws {
      let fixture = try await ReaderFixture()
      let names = try await fixture.virtual.bus("names")
      for _ in 0..<20 { _ = await fixture.reader.state() }
      // The bus hears of the last one's end a little later.
      var now = try await fixture.virtual.bus("names")
      while now != names { now = try await fixture.virtual.bus("names") }
    }
  }
}
