import Fingerprint
import Onboarding
import PrivateSystemBus
import SystemBus
import Testing

extension FingerprintSuite {
  /// A service that is none, for what the real one and its virtual reader do not do.
  @Suite("A service that behaves otherwise") @MainActor struct FalseServiceTests {
    private let status = "'net.reactivated.Fprint.Device', 'VerifyStatus'"

    /// Python that has the mock send a signal once it has answered.
    private func later(_ words: (String, Bool)..., signature: String = "sb") -> String {
      let list = words.map { "('\($0.0)', \($0.1 ? "True" : "False"))" }.joined(separator: ", ")
      return """
        from gi.repository import GLib
        def send(mock=self):
            for word, last in [\(list)]:
                values = [word, last][:\(signature.count)]
                mock.EmitSignal(\(status), '\(signature)', values)
            return False
        GLib.timeout_add(20, send)
        """
    }

    private func fixture(
      patience: Duration = .seconds(60), _ code: KeyValuePairs<String, String> = [:]
    ) async throws -> ReaderFixture {
      let fixture = try await ReaderFixture(withoutService: patience)
      try await fixture.virtual.bus.run(["mock"] + code.flatMap { [$0.key, $0.value] })
      return fixture
    }

    @Test("A reader that was pulled, in the service's own word")
    func disconnected() async throws {
      let fixture = try await fixture(["VerifyStart": later(("verify-disconnected", true))])
      #expect(try await fixture.verify() == .readerRemoved)
    }

    @Test(
      "The calls come in their order, and the reader is released after any end",
      arguments: [
        ("verify-match", BiometricOutcome.match), ("verify-no-match", .noMatch),
        ("verify-unknown-error", .unavailable(.failed("verify-unknown-error"))),
        ("verify-new-word", .unavailable(.failed("verify-new-word"))),
        ("", .unavailable(.failed(""))),
      ])
    func order(_ word: String, _ outcome: BiometricOutcome) async throws {
      let fixture = try await fixture(["VerifyStart": later((word, true))])
      #expect(try await fixture.verify() == outcome)
      #expect(
        try await fixture.virtual.bus("calls") == ["Claim", "VerifyStart", "VerifyStop", "Release"])
    }

    @Test("A match that is not the last word is none")
    func matchInBetween() async throws {
      let fixture = try await fixture([
        "VerifyStart": later(("verify-match", false), ("verify-no-match", true))
      ])
      #expect(try await fixture.verify() == .noMatch)
    }

    @Test("A match before the reader is ours is another program's")
    func matchOfAnother() async throws {
      let fixture = try await fixture([
        "Claim": "self.EmitSignal(\(status), 'sb', ['verify-match', True])",
        "VerifyStart": later(("verify-no-match", true)),
      ])
      #expect(try await fixture.verify() == .noMatch)
    }

    @Test("A word that comes with the answer to the start counts")
    func atOnce() async throws {
      let fixture = try await fixture([
        "VerifyStart": "self.EmitSignal(\(status), 'sb', ['verify-match', True])"
      ])
      #expect(try await fixture.verify() == .match)
    }

    @Test("A signal that is made otherwise is a failure of the service")
    func malformedSignal() async throws {
      let fixture = try await fixture([
        "VerifyStart": later(("verify-match", true), signature: "s")
      ])
      #expect(try await fixture.verify() == .unavailable(.failed("malformed")))
    }

    @Test(
      "Errors become reasons",
      arguments: [
        ("net.reactivated.Fprint.Error.NoSuchDevice", BiometricOutcome.unavailable(.noReader)),
        ("net.reactivated.Fprint.Error.AlreadyInUse", .unavailable(.busy)),
        ("net.reactivated.Fprint.Error.PermissionDenied", .unavailable(.notAllowed)),
        ("org.freedesktop.DBus.Error.AccessDenied", .unavailable(.notAllowed)),
        ("net.reactivated.Fprint.Error.NoEnrolledPrints", .notEnrolled),
        (
          "net.reactivated.Fprint.Error.Internal",
          .unavailable(.failed("net.reactivated.Fprint.Error.Internal"))
        ),
      ])
    func errors(_ name: String, _ outcome: BiometricOutcome) async throws {
      let code = "raise dbus.exceptions.DBusException('words', name='\(name)')"
      #expect(try await fixture(["Claim": code]).verify() == outcome)
      let late = try await fixture(["VerifyStart": code])
      #expect(try await late.verify() == outcome)
      #expect(
        try await late.virtual.bus("calls") == ["Claim", "VerifyStart", "VerifyStop", "Release"])
    }

    @Test(
      "A service that does not answer is given up",
      arguments: ["GetDefaultDevice", "Claim", "VerifyStart"])
    func hangs(_ method: String) async throws {
      let fixture = try await fixture(
        patience: .milliseconds(200), [method: "import time\ntime.sleep(3600)"])
      #expect(try await fixture.verify() == .unavailable(.failed("timed-out")))
    }

    @Test("A service that does not take the reader back does not undo a match")
    func hangsAtTheEnd() async throws {
      let fixture = try await fixture(
        patience: .seconds(5),
        ["VerifyStart": later(("verify-match", true)), "Release": "import time\ntime.sleep(3600)"])
      #expect(try await fixture.verify() == .match)
    }

    @Test("A service that does not tell the fingers has no state")
    func hangsBefore() async throws {
      let fixture = try await fixture(
        patience: .milliseconds(200), ["ListEnrolledFingers": "import time\ntime.sleep(3600)"])
      #expect(await fixture.reader.state() == .unavailable(.failed("timed-out")))
    }

    @Test(
      "A time limit that is over at once ends the wait in its order",
      arguments: [Duration.milliseconds(100), .zero, .seconds(-1)])
    func noTime(_ limit: Duration) async throws {
      let fixture = try await fixture()
      #expect(try await fixture.verify(timeLimit: limit) == .timedOut)
      #expect(
        try await fixture.virtual.bus("calls") == ["Claim", "VerifyStart", "VerifyStop", "Release"])
    }

    @Test("Cancelling at any step gives back what was taken", arguments: 0..<16)
    func cancelled(_ steps: Int) async throws {
      let fixture = try await fixture()
      let task = Task { try await fixture.verify() }
      for _ in 0..<steps { try await fixture.virtual.bus("names") }
      task.cancel()
      #expect(try await task.value == .cancelled)
      let calls = try await fixture.virtual.bus("calls")
      #expect(
        calls.isEmpty || calls == ["Claim", "VerifyStop", "Release"]
          || calls == ["Claim", "VerifyStart", "VerifyStop", "Release"], "\(calls)")
    }

    @Test(
      "A service that ends in the middle of a call has died", arguments: ["Claim", "VerifyStart"])
    func ends(_ method: String) async throws {
      let fixture = try await fixture([method: "import os\nos._exit(1)"])
      #expect(try await fixture.verify() == .serviceDied)
    }

    @Test("A reader that the service names and does not have is a failure of the service")
    func nowhere() async throws {
      let fixture = try await fixture(["GetDefaultDevice": "ret = dbus.ObjectPath('/nowhere')"])
      #expect(
        await fixture.reader.state()
          == .unavailable(.failed("org.freedesktop.DBus.Error.UnknownMethod")))
    }

    @Test("A bus that ends takes the service with it")
    func busEnds() async throws {
      let bus = try await PrivateSystemBus()
      try await bus("mock")
      let reader = FingerprintReader(bus: SystemBus(address: bus.address))
      let task = Task { await reader.verify(timeLimit: .seconds(600)) { _ in } }
      while try await bus("calls") != ["Claim", "VerifyStart"] {}
      try await bus("kill", "bus")
      #expect(await task.value == .serviceDied)
    }
  }
}
