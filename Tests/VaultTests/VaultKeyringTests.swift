import Onboarding
import Secrets
import Testing
import Vault

@Suite("A vault and the keyring")
struct VaultKeyringTests {
  static let troubles: [SecretStoreError] = [
    .keyring(reason: .absent), .keyring(reason: .locked), .keyring(reason: .notUnlocked),
    .keyring(reason: .died), .keyring(reason: .timedOut(seconds: 5)),
    .keyring(reason: .failed(code: 3)),
  ]

  @Test(
    "Trouble with the keyring is told as it is, and is never the first run", arguments: troubles)
  func trouble(error: SecretStoreError) async throws {
    let bench = try Bench()
    try await bench.vault().create("1111")
    bench.keyring.trouble = error
    await #expect(throws: error) { try await bench.vault().status() }
    await #expect(throws: error) { try await bench.vault().unlock("1111") }
    await #expect(throws: SecretStoreError.vaultExists) { try await bench.vault().create("2222") }
    bench.keyring.trouble = nil
    #expect(try await bench.vault().status() == .locked([.passcode], triesLeft: 10))
  }

  @Test("A vault is made without a keyring only where there is none", arguments: troubles)
  func creation(error: SecretStoreError) async throws {
    let bench = try Bench()
    bench.keyring.trouble = error
    await #expect(throws: error) { try await bench.vault(keyring: .required).create("1111") }
    #expect(try await bench.vault().status() == .noVault)
    if error == .keyring(reason: .absent) {
      try await bench.vault().create("1111")
      #expect(try await bench.vault().unlock("1111") == .unlocked)
    } else {
      await #expect(throws: error) { try await bench.vault().create("1111") }
      #expect(try await bench.vault().status() == .noVault)
    }
  }

  @Test("A keyring that does not keep what it was given is found out before a vault is made")
  func losing() async throws {
    let bench = try Bench()
    bench.keyring.losesKeys = true
    await #expect(throws: SecretStoreError.keyring(reason: .failed(code: 0))) {
      try await bench.vault().create("1111")
    }
    #expect(try await bench.vault().status() == .noVault)
  }

  @Test("A copy of the file opens with no passcode where the keyring has no key for it")
  func copiedFile() async throws {
    let bench = try Bench()
    try await bench.vault().create("1111")
    let elsewhere = try Bench()
    try elsewhere.replaceFile(with: bench.file())
    #expect(try await elsewhere.vault().status() == .needsRecovery([.passcode]))
    await #expect(throws: SecretStoreError.deviceKeyMissing) {
      try await elsewhere.vault().unlock("1111")
    }
  }

  @Test("An open vault needs no keyring for its values")
  func openVault() async throws {
    let bench = try Bench()
    let vault = bench.vault()
    try await vault.create("1111")
    bench.keyring.trouble = .keyring(reason: .died)
    try await vault.set("x", "y")
    #expect(try await vault.text("y") == "x")
    #expect(try await vault.status() == .unlocked([.passcode]))
  }
}
