import Onboarding
import Secrets
import Testing
import Vault

@Suite("A vault and a finger")
struct VaultBiometricsTests {
  static let enrolment = BiometricEnrolment(
    reader: "Virtual Reader", fingers: ["right-index-finger", "left-thumb"])

  private func enabled(_ bench: Bench) async throws {
    let vault = bench.vault()
    try await vault.create("1111")
    try await vault.set("kept", "value")
    try await vault.enableBiometrics(for: Self.enrolment)
  }

  @Test("A match opens the vault once it is enabled, and no more when that was ended")
  func match() async throws {
    let bench = try Bench()
    try await bench.vault().create("1111")
    #expect(
      try await bench.vault().unlock(afterMatchOf: Self.enrolment)
        == .passcodeRequired(.notEnabled))
    let vault = bench.vault()
    #expect(try await vault.unlock("1111") == .unlocked)
    try await vault.set("kept", "value")
    try await vault.enableBiometrics(for: Self.enrolment)
    await vault.lock()
    #expect(try await vault.unlock(afterMatchOf: Self.enrolment) == .unlocked)
    #expect(try await vault.text("value") == "kept")
    try await vault.disableBiometrics()
    #expect(
      try await bench.vault().unlock(afterMatchOf: Self.enrolment)
        == .passcodeRequired(.notEnabled))
    #expect(bench.keyring.contents.count == 2)
  }

  @Test(
    "Other fingers, or another reader, ask for the passcode",
    arguments: [
      BiometricEnrolment(reader: "Virtual Reader", fingers: ["right-index-finger"]),
      BiometricEnrolment(
        reader: "Virtual Reader", fingers: ["right-index-finger", "left-thumb", "left-thumb2"]),
      BiometricEnrolment(reader: "Other", fingers: ["right-index-finger", "left-thumb"]),
      BiometricEnrolment(reader: "Virtual Reader", fingers: []),
    ])
  func changed(enrolment: BiometricEnrolment) async throws {
    let bench = try Bench()
    try await enabled(bench)
    #expect(
      try await bench.vault().unlock(afterMatchOf: enrolment)
        == .passcodeRequired(.enrolmentChanged))
  }

  @Test("After a restart of the machine the passcode comes first")
  func restarted() async throws {
    let bench = try Bench()
    try await enabled(bench)
    bench.clock.restart()
    #expect(
      try await bench.vault().unlock(afterMatchOf: Self.enrolment)
        == .passcodeRequired(.restarted))
    #expect(try await bench.vault().unlock("1111") == .unlocked)
    #expect(try await bench.vault().unlock(afterMatchOf: Self.enrolment) == .unlocked)
  }

  @Test("Five wrong passcodes take the finger away too, until a right one")
  func tooManyTries() async throws {
    let bench = try Bench()
    try await enabled(bench)
    _ = try await VaultTryTests.fail(bench, 4)
    #expect(try await bench.vault().unlock(afterMatchOf: Self.enrolment) == .unlocked)
    _ = try await VaultTryTests.fail(bench, 1)
    bench.clock.pass(.seconds(3600))
    #expect(
      try await bench.vault().unlock(afterMatchOf: Self.enrolment)
        == .passcodeRequired(.tooManyTries))
    #expect(try await bench.vault().unlock("1111") == .unlocked)
    #expect(try await bench.vault().unlock(afterMatchOf: Self.enrolment) == .unlocked)
  }

  @Test("Why a match would not do is told without opening anything")
  func obstacle() async throws {
    let bench = try Bench()
    try await enabled(bench)
    let vault = bench.vault()
    #expect(try await vault.obstacle(toMatchOf: Self.enrolment) == nil)
    #expect(await !vault.isOpen)
    let other = BiometricEnrolment(reader: "Other", fingers: ["left-thumb"])
    #expect(try await vault.obstacle(toMatchOf: other) == .enrolmentChanged)
    bench.clock.restart()
    #expect(try await vault.obstacle(toMatchOf: Self.enrolment) == .restarted)
    #expect(try await vault.unlock("1111") == .unlocked)
    try await vault.disableBiometrics()
    #expect(try await vault.obstacle(toMatchOf: Self.enrolment) == .notEnabled)
    try await vault.wipe()
    await #expect(throws: SecretStoreError.noVault) {
      try await vault.obstacle(toMatchOf: Self.enrolment)
    }
  }

  @Test("A vault can be made that only a finger opens, after a restart too")
  func fingerOnly() async throws {
    let bench = try Bench()
    let vault = bench.vault()
    try await vault.create(forMatchOf: Self.enrolment)
    try await vault.set("kept", "value")
    let code = try await vault.makeRecoveryCode().text
    bench.clock.restart()
    let later = bench.vault()
    #expect(try await later.status() == .locked([.biometrics, .recoveryCode], triesLeft: 10))
    #expect(try await later.unlock("1111") == .disabled)
    #expect(try await later.unlock(afterMatchOf: Self.enrolment) == .unlocked)
    #expect(try await later.text("value") == "kept")
    let outcome = try await bench.vault().recover(code: secret(code), newPasscode: secret("2222"))
    #expect(outcome == .unlocked)
    #expect(try await bench.vault().unlock("2222") == .unlocked)
  }

  @Test("The last way into a vault cannot be taken away")
  func lastWay() async throws {
    let bench = try Bench()
    let vault = bench.vault()
    try await vault.create(forMatchOf: Self.enrolment)
    await #expect(throws: SecretStoreError.refused(reason: .lastWay)) {
      try await vault.disableBiometrics()
    }
    #expect(try await bench.vault().unlock(afterMatchOf: Self.enrolment) == .unlocked)
  }

  @Test("Without a keyring there is nothing to keep behind a finger")
  func noKeyring() async throws {
    let bench = try Bench()
    bench.keyring.trouble = .keyring(reason: .absent)
    let vault = bench.vault()
    try await vault.create("1111")
    await #expect(throws: SecretStoreError.keyring(reason: .absent)) {
      try await vault.enableBiometrics(for: Self.enrolment)
    }
    #expect(try await bench.vault().status() == .locked([.passcode], triesLeft: 10))
  }
}
