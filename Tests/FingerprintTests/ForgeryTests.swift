import Fingerprint
import Onboarding
import PrivateSystemBus
import SystemBus
import Testing

extension FingerprintSuite {
  @Suite("A word about a finger") @MainActor struct ForgeryTests {
    @Test("counts only from the service itself")
    func forged() async throws {
      let fixture = try await ReaderFixture()
      let known = try await fixture.virtual.bus("names")
      let task = try await fixture.waiting()
      let path = "/net/reactivated/Fprint/Device/0"
      try await fixture.virtual.bus.run(["forge", "verify-match", path] + known)
      // The forged word is on its way before the service, which ends now, can say anything.
      try await fixture.virtual.killService()
      #expect(try await task.value == .serviceDied)
    }
  }
}
