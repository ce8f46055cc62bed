import FaultInjection
import Foundation
import Onboarding
import Secrets
import Testing
import Vault

@Suite("A vault")
struct VaultTests {
  @Test("There is none at first, and looking makes none")
  func nothing() async throws {
    let bench = try Bench()
    #expect(try await bench.vault().status() == .noVault)
    let elsewhere = VaultLocation(
      application: "com.example.Test", folder: "\(bench.folder.path)/not/there")
    #expect(try await Vault(elsewhere).status() == .noVault)
    #expect(!FileManager.default.fileExists(atPath: "\(bench.folder.path)/not"))
    await #expect(throws: SecretStoreError.noVault) { try await Vault(elsewhere).unlock("1") }
  }

  @Test(
    "What was kept is there after a new start, behind the passcode",
    arguments: [VaultOptions.KeyringUse.whenPresent, .required, .never])
  func roundTrip(use: VaultOptions.KeyringUse) async throws {
    let bench = try Bench()
    let first = bench.vault(keyring: use)
    try await first.create("830417")
    #expect(try await first.status() == .unlocked([.passcode]))
    try await first.set("the first", "one")
    try await first.set("", "empty")
    try await first.set("the second", "one")
    await first.lock()
    await #expect(throws: SecretStoreError.locked) { try await first.text("one") }

    let second = bench.vault(keyring: use)
    #expect(try await second.status() == .locked([.passcode], triesLeft: 10))
    #expect(try await second.unlock("830418") == .rejected(triesLeft: 9, wait: .zero))
    await #expect(throws: SecretStoreError.locked) { try await second.text("one") }
    #expect(try await second.unlock("830417") == .unlocked)
    #expect(try await second.text("one") == "the second")
    #expect(try await second.text("empty") == "")
    #expect(try await second.text("none") == nil)
    #expect(try await second.valueNames() == ["empty", "one"])
    try await second.removeValue(named: "one")
    #expect(try await second.valueNames() == ["empty"])
    #expect((bench.keyring.contents.isEmpty) == (use == .never))
  }

  @Test("A vault that is there is never written over")
  func createTwice() async throws {
    let bench = try Bench()
    try await bench.vault().create("1111")
    let before = try bench.file()
    await #expect(throws: SecretStoreError.vaultExists) { try await bench.vault().create("2222") }
    #expect(try bench.file() == before)
    #expect(try await bench.vault().unlock("1111") == .unlocked)
  }

  @Test("Neither passcode, value nor name of a value is in any file or in an error")
  func nothingInClear() async throws {
    let bench = try Bench()
    let vault = bench.vault("anna@example.com")
    try await vault.create("passcode-in-clear")
    try await vault.set("value-in-clear", "name-in-clear")
    for name in try bench.folder.names() {
      #expect(!name.contains("anna"))
      let bytes = try Data(contentsOf: URL(filePath: "\(bench.folder.path)/\(name)"))
      for word in ["passcode-in-clear", "value-in-clear", "name-in-clear", "anna"] {
        #expect(bytes.range(of: Data(word.utf8)) == nil)
      }
    }
    #expect(bench.keyring.contents.keys.allSatisfy { !$0.contains("anna") })
  }

  @Test("Files are their owner's alone")
  func permissions() async throws {
    let bench = try Bench()
    let location = VaultLocation(
      application: "com.example.Test", folder: "\(bench.folder.path)/new/vaults")
    let vault = Vault(
      location, options: VaultOptions(keyring: .never, keyDerivation: .lowest),
      keyring: bench.keyring)
    try await vault.create("1111")
    var status = stat()
    for name in try FileManager.default.contentsOfDirectory(atPath: location.folder) {
      #expect(stat("\(location.folder)/\(name)", &status) == 0)
      #expect(status.st_mode & 0o777 == 0o600, "\(name)")
    }
    #expect(stat(location.folder, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o700)
  }

  @Test("After a change of passcode the new one opens and the old one does not")
  func change() async throws {
    let bench = try Bench()
    let vault = bench.vault()
    try await vault.create("1111")
    try await vault.set("kept", "value")
    try await vault.changePasscode(to: secret("2222"))
    let later = bench.vault()
    #expect(try await later.unlock("1111") == .rejected(triesLeft: 9, wait: .zero))
    #expect(try await later.unlock("2222") == .unlocked)
    #expect(try await later.text("value") == "kept")
    await later.lock()
    await #expect(throws: SecretStoreError.locked) {
      try await later.changePasscode(to: secret("3333"))
    }
  }

  @Test("Each user has a vault and a passcode of their own")
  func users() async throws {
    let bench = try Bench()
    let (anna, ben) = (bench.vault("anna"), bench.vault("ben"))
    try await anna.create("1111")
    #expect(try await ben.status() == .noVault)
    try await ben.create("2222")
    try await anna.set("a", "who")
    try await ben.set("b", "who")
    #expect(try await anna.text("who") == "a")
    #expect(try await bench.vault("ben").unlock("1111") == .rejected(triesLeft: 9, wait: .zero))
    #expect(try await bench.vault("anna").status() == .locked([.passcode], triesLeft: 10))
    try await ben.wipe()
    #expect(try await bench.vault("anna").unlock("1111") == .unlocked)
  }

  @Test("The file of one user does not open as that of another")
  func swapped() async throws {
    let bench = try Bench()
    try await bench.vault("anna").create("1111")
    let open = bench.vault("ben")
    try await open.create("2222")
    try bench.replaceFile("ben", with: bench.file("anna"))
    await #expect(throws: SecretStoreError.locked) { try await open.set("x", "y") }
    #expect(try await open.status() == .locked([.passcode], triesLeft: 10))
  }

  @Test("A wiped vault is gone, with what the keyring had of it")
  func wipe() async throws {
    let bench = try Bench()
    let vault = bench.vault()
    try await vault.create("1111")
    try await vault.wipe()
    #expect(try await vault.status() == .noVault)
    #expect(bench.keyring.contents.isEmpty)
    try await vault.create("2222")
    #expect(try await bench.vault().unlock("2222") == .unlocked)
  }

  @Test("A vault can be wiped while the keyring is not there")
  func wipeWithoutKeyring() async throws {
    let bench = try Bench()
    try await bench.vault().create("1111")
    bench.keyring.trouble = .keyring(reason: .absent)
    try await bench.vault().wipe()
    #expect(try await bench.vault().status() == .noVault)
  }

  @Test("The same characters are the same passcode, however the keyboard writes them")
  func normalization() async throws {
    let bench = try Bench()
    try await bench.vault().create("Schl\u{FC}ssel\u{FF11}")
    #expect(try await bench.vault().unlock("Schlu\u{308}ssel1") == .unlocked)
    #expect(
      try await bench.vault().unlock("Schlussel1") == .rejected(triesLeft: 9, wait: .zero))
  }

  @Test("A passcode that cannot be one is refused and no try")
  func refusedPasscodes() async throws {
    let bench = try Bench()
    let vault = bench.vault()
    try await vault.create("1111")
    await #expect(throws: SecretStoreError.refused(reason: .emptyPasscode)) {
      try await vault.unlock("")
    }
    await #expect(throws: SecretStoreError.refused(reason: .longPasscode(maximum: 1024))) {
      try await vault.unlock(String(repeating: "a", count: 1025))
    }
    await #expect(throws: SecretStoreError.refused(reason: .passcodeNotText)) {
      try await vault.unlock(passcode: secret(bytes: [0xC3, 0x28]))
    }
    #expect(try await bench.vault().status() == .locked([.passcode], triesLeft: 10))
    try await vault.changePasscode(to: secret(String(repeating: "a", count: 1024)))
  }

  @Test("Values and names have their limits, and a refusal changes nothing")
  func limits() async throws {
    let bench = try Bench()
    let vault = bench.vault()
    try await vault.create("1111")
    let largest = try SecretBytes(capacity: SecretBytes.maximumCount) { $0.count }
    try await vault.setValue(largest, named: String(repeating: "n", count: 256))
    #expect(
      try await vault.value(named: String(repeating: "n", count: 256))?.count == 64 * 1024)
    for name in ["", String(repeating: "n", count: 257)] {
      await #expect(throws: SecretStoreError.refused(reason: .name(maximum: 256))) {
        try await vault.set("x", name)
      }
    }
    #expect(try await vault.valueNames().count == 1)
  }

  @Test("What a try costs is raised at the next one, and never lowered")
  func derivation() async throws {
    let bench = try Bench()
    try await bench.vault(derivation: .lowest).create("1111")
    let dearer = KeyDerivation(operations: 2, memoryKiB: 16)
    #expect(try await bench.vault(derivation: dearer).unlock("1111") == .unlocked)
    #expect(try await bench.vault().report()?.derivation == dearer)
    #expect(try await bench.vault(derivation: .lowest).unlock("1111") == .unlocked)
    #expect(try await bench.vault().report()?.derivation == dearer)
    #expect(try await bench.vault().unlock("2222") == .rejected(triesLeft: 9, wait: .zero))
  }

  @Test("Without a keyring the default costs four times the memory")
  func defaults() {
    #expect(KeyDerivation.withDeviceKey == KeyDerivation(operations: 3, memoryKiB: 65_536))
    #expect(KeyDerivation.alone == KeyDerivation(operations: 3, memoryKiB: 262_144))
  }

  @Test("Another program that has the vault is waited for, and then it is busy")
  func busy() async throws {
    let bench = try Bench()
    try await bench.vault().create("1111")
    let lock = open(
      "\(bench.folder.path)/.\(bench.location().fileName).lock", O_RDWR | O_CREAT, 0o600)
    #expect(flock(lock, LOCK_EX) == 0)
    await #expect(throws: SecretStoreError.busy(seconds: 0.05)) {
      try await bench.vault(patience: .milliseconds(50)).status()
    }
    close(lock)
    #expect(try await bench.vault().status() == .locked([.passcode], triesLeft: 10))
  }

  @Test("Two vaults over one file lose nothing of each other")
  func twoAtOnce() async throws {
    let bench = try Bench()
    let (left, right) = (bench.vault(), bench.vault())
    try await left.create("1111")
    #expect(try await right.unlock("1111") == .unlocked)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask { try await left.set("l", "left \(number)") }
        group.addTask { try await right.set("r", "right \(number)") }
      }
      try await group.waitForAll()
    }
    #expect(try await left.valueNames().count == 40)
  }

  @Test("The work is done on a queue of the vault's own, away from the main thread")
  func ownQueue() async throws {
    let bench = try Bench()
    let vault = bench.vault(observer: { _ in #expect(!Thread.isMainThread) })
    try await vault.create("1111")
    #expect(try await vault.unlock("1111") == .unlocked)
  }
}
