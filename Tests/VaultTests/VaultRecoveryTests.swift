import Foundation
import Onboarding
import Secrets
import Testing
import Vault

@Suite("Recovery of a vault")
struct VaultRecoveryTests {
  /// A vault with a value, and its recovery code.
  private func prepared(_ bench: Bench) async throws -> String {
    let vault = bench.vault()
    try await vault.create("1111")
    try await vault.set("kept", "value")
    return try await vault.makeRecoveryCode().text
  }

  private func recover(_ bench: Bench, _ code: String) async throws -> UnlockOutcome {
    try await bench.vault().recover(code: secret(code), newPasscode: secret("2222"))
  }

  @Test("The code is seven groups of four signs, another one each time")
  func form() async throws {
    let bench = try Bench()
    let code = try await prepared(bench)
    #expect(code.wholeMatch(of: /([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}/) != nil)
    let vault = bench.vault()
    #expect(try await vault.unlock("1111") == .unlocked)
    let next = try await vault.makeRecoveryCode().text
    #expect(next != code)
    #expect(try await recover(bench, code) == .wrongRecoveryCode)
    #expect(try await recover(bench, next) == .unlocked)
  }

  @Test("The code gives a vault whose passcode is disabled a new one")
  func disabled() async throws {
    let bench = try Bench()
    let code = try await prepared(bench)
    _ = try await VaultTryTests.fail(bench, 10)
    #expect(try await bench.vault().status() == .disabled([.passcode, .recoveryCode]))
    #expect(try await recover(bench, code) == .unlocked)
    let vault = bench.vault()
    #expect(try await vault.unlock("1111") == .rejected(triesLeft: 9, wait: .zero))
    #expect(try await vault.unlock("2222") == .unlocked)
    #expect(try await vault.text("value") == "kept")
  }

  @Test("The code opens a vault whose key is gone from the keyring, or whose keyring is gone")
  func lostKeyring() async throws {
    let bench = try Bench()
    let code = try await prepared(bench)
    bench.keyring.contents = [:]
    #expect(
      try await bench.vault().status() == .needsRecovery([.passcode, .recoveryCode]))
    #expect(try await recover(bench, code) == .unlocked)
    #expect(!bench.keyring.contents.isEmpty)
    #expect(try await bench.vault().unlock("2222") == .unlocked)

    bench.keyring.trouble = .keyring(reason: .absent)
    #expect(try await recover(bench, code) == .unlocked)
    #expect(try await bench.vault().unlock("2222") == .unlocked)
    #expect(try await bench.vault().report()?.usesKeyring == false)
  }

  @Test("A keyring that is locked is waited for, and not passed over")
  func lockedKeyring() async throws {
    let bench = try Bench()
    let code = try await prepared(bench)
    bench.keyring.trouble = .keyring(reason: .locked)
    await #expect(throws: SecretStoreError.keyring(reason: .locked)) {
      try await recover(bench, code)
    }
  }

  @Test("Case, spaces, hyphens and the letters that look like digits do not matter")
  func spelling() async throws {
    let bench = try Bench()
    let code = try await prepared(bench)
    let spelled = code.lowercased().replacing("-", with: "  ").replacing("0", with: "o")
      .replacing("1", with: "l")
    #expect(try await recover(bench, spelled + "\n") == .unlocked)
  }

  @Test("A slip in a code is told from a code of another vault, and neither opens anything")
  func slips() async throws {
    let bench = try Bench()
    let code = try await prepared(bench)
    let other = try await prepared(Bench())
    #expect(try await recover(bench, other) == .wrongRecoveryCode)
    for slip in ["", "U", String(code.dropLast()), code + "0", code.replacing("-", with: "_")] {
      #expect(try await recover(bench, slip) == .mistypedRecoveryCode)
    }
    var caught = 0
    for place in code.indices where code[place] != "-" {
      var wrong = code
      wrong.replaceSubrange(place...place, with: code[place] == "7" ? "8" : "7")
      let outcome = try await recover(bench, wrong)
      #expect(outcome == .mistypedRecoveryCode || outcome == .wrongRecoveryCode)
      if outcome == .mistypedRecoveryCode { caught += 1 }
    }
    // One slip in 4,096 looks like a code.
    #expect(caught >= 27)
  }

  @Test("A vault without a code has none")
  func none() async throws {
    let bench = try Bench()
    try await bench.vault().create("1111")
    let other = try await prepared(Bench())
    #expect(try await recover(bench, other) == .wrongRecoveryCode)
  }
}
