import Foundation
import Onboarding
import Secrets
import Synchronization
import Testing
import Vault

@Suite("Tries to open a vault")
struct VaultTryTests {
  /// Wrong passcodes that differ, for one that is repeated is no try.
  static func fail(_ bench: Bench, _ count: Int, atLimit: VaultOptions.AtLimit = .disable)
    async throws -> UnlockOutcome?
  {
    var outcome: UnlockOutcome?
    for number in 0..<count {
      bench.clock.pass(.seconds(3600))
      outcome = try await bench.vault(atLimit: atLimit).unlock("wrong \(number) \(bench.clock.now)")
    }
    return outcome
  }

  @Test("The waits hold across new starts of the program, and the tenth try disables")
  func schedule() async throws {
    let bench = try Bench()
    try await bench.vault().create("1111")
    let waits: [Duration] = [
      .zero, .zero, .zero, .zero, .seconds(60), .seconds(300), .seconds(900), .seconds(900),
      .seconds(3600),
    ]
    for (index, wait) in waits.enumerated() {
      let outcome = try await bench.vault().unlock("wrong \(index)")
      #expect(outcome == .rejected(triesLeft: 9 - index, wait: wait))
      guard wait > .zero else { continue }
      #expect(try await bench.vault().unlock("1111") == .throttled(wait: wait))
      #expect(try await bench.vault().status() == .throttled([.passcode], wait: wait))
      bench.clock.pass(wait - .seconds(1))
      #expect(try await bench.vault().unlock("1111") == .throttled(wait: .seconds(1)))
      bench.clock.pass(.seconds(1))
    }
    #expect(try await bench.vault().unlock("wrong") == .disabled)
    bench.clock.pass(.seconds(1_000_000))
    #expect(try await bench.vault().unlock("1111") == .disabled)
    #expect(try await bench.vault().status() == .disabled([.passcode]))
  }

  @Test("A right passcode forgets the tries before")
  func success() async throws {
    let bench = try Bench()
    try await bench.vault().create("1111")
    _ = try await Self.fail(bench, 7)
    bench.clock.pass(.seconds(900))
    #expect(try await bench.vault().unlock("1111") == .unlocked)
    #expect(try await bench.vault().unlock("2222") == .rejected(triesLeft: 9, wait: .zero))
  }

  @Test("A clock set back over a restart of the machine begins the wait anew")
  func setBack() async throws {
    let bench = try Bench()
    try await bench.vault().create("1111")
    _ = try await Self.fail(bench, 6)
    bench.clock.pass(.seconds(200))
    bench.clock.setWall(by: .seconds(-7200))
    bench.clock.restart()
    #expect(try await bench.vault().status() == .throttled([.passcode], wait: .seconds(300)))
    bench.clock.pass(.seconds(100))
    #expect(try await bench.vault().unlock("1111") == .throttled(wait: .seconds(200)))
    bench.clock.pass(.seconds(200))
    #expect(try await bench.vault().unlock("1111") == .unlocked)
  }

  @Test("The same wrong passcode again is not counted, in the same run of the program")
  func repeated() async throws {
    let bench = try Bench()
    let vault = bench.vault()
    try await vault.create("1111")
    #expect(try await vault.unlock("2222") == .rejected(triesLeft: 9, wait: .zero))
    for _ in 0..<5 {
      #expect(try await vault.unlock("2222") == .rejected(triesLeft: 9, wait: .zero))
    }
    #expect(try await vault.unlock("3333") == .rejected(triesLeft: 8, wait: .zero))
    #expect(try await bench.vault().unlock("3333") == .rejected(triesLeft: 7, wait: .zero))
  }

  @Test("A lower limit of a policy holds, from the app or from the file")
  func lowerLimit() async throws {
    let bench = try Bench()
    try await bench.vault(retryLimit: 3).create("1111")
    #expect(try await bench.vault().status() == .locked([.passcode], triesLeft: 3))
    #expect(try await bench.vault().unlock("a") == .rejected(triesLeft: 2, wait: .zero))
    #expect(
      try await bench.vault(retryLimit: 2).status() == .locked([.passcode], triesLeft: 1))
    #expect(try await bench.vault(retryLimit: 2).unlock("b") == .disabled)
    #expect(try await bench.vault().status() == .locked([.passcode], triesLeft: 1))
  }

  @Test("A vault that is to be wiped at the limit is gone after the last try")
  func wipe() async throws {
    let bench = try Bench()
    try await bench.vault(atLimit: .wipe).create("1111")
    #expect(try await Self.fail(bench, 10, atLimit: .wipe) == .wiped)
    #expect(try await bench.vault().status() == .noVault)
    #expect(bench.keyring.contents.isEmpty)
  }

  @Test("Putting back the file, or the keyring, does not turn the count back; it takes both")
  func putBack() async throws {
    let bench = try Bench()
    try await bench.vault().create("1111")
    let (file, keys) = (try bench.file(), bench.keyring.contents)
    _ = try await Self.fail(bench, 4)
    let later = bench.keyring.contents
    try bench.replaceFile(with: file)
    #expect(try await bench.vault().status() == .locked([.passcode], triesLeft: 6))
    _ = try await Self.fail(bench, 1)
    bench.clock.pass(.seconds(60))
    bench.keyring.contents = keys
    #expect(try await bench.vault().status() == .locked([.passcode], triesLeft: 5))
    #expect(later != keys)
    // The documentation says so: nothing on this machine can stop one who puts back both.
    try bench.replaceFile(with: file)
    #expect(try await bench.vault().status() == .locked([.passcode], triesLeft: 10))
  }

  @Test("Without a keyring the second record is a file, and the same holds")
  func putBackFile() async throws {
    let bench = try Bench()
    try await bench.vault(keyring: .never).create("1111")
    let file = try bench.file()
    for number in 0..<3 { _ = try await bench.vault(keyring: .never).unlock("\(number)") }
    try bench.replaceFile(with: file)
    #expect(
      try await bench.vault(keyring: .never).status() == .locked([.passcode], triesLeft: 7))
  }

  @Test("A record that is not genuine does not count; when none is, the passcode is disabled")
  func forged() async throws {
    let bench = try Bench()
    try await bench.vault().create("1111")
    _ = try await Self.fail(bench, 2)
    var bytes = try bench.file()
    bytes[bytes.count - 40] ^= 1
    try bench.replaceFile(with: bytes)
    #expect(try await bench.vault().status() == .locked([.passcode], triesLeft: 8))
    let attempts = bench.keyring.contents.keys.filter { $0.hasSuffix("attempts") }
    for key in attempts { bench.keyring.contents[key] = nil }
    #expect(try await bench.vault().status() == .disabled([.passcode]))
  }

  @Test("No passcode is looked at before its try is on the disk and in the keyring")
  func countedFirst() async throws {
    let bench = try Bench()
    try await bench.vault().create("1111")
    let file = try bench.file()
    let seen = Mutex<[Bool]>([])
    let vault = bench.vault(observer: { [bench] step in
      guard step == .evaluating else { return }
      let isOnDisk = (try? bench.file()) != file
      let isInKeyring = bench.keyring.takeCalls().contains("write attempts")
      seen.withLock { $0.append(isOnDisk && isInKeyring) }
    })
    _ = bench.keyring.takeCalls()
    #expect(try await vault.unlock("2222") == .rejected(triesLeft: 9, wait: .zero))
    #expect(seen.withLock { $0 } == [true])

    // A keyring that is lost in the middle ends the try before the passcode is looked at.
    bench.keyring.trouble = .keyring(reason: .died)
    await #expect(throws: SecretStoreError.keyring(reason: .died)) {
      try await vault.unlock("1111")
    }
    #expect(seen.withLock { $0.count } == 1)
  }

  @Test("A right and a wrong passcode take the same path until it is known which it is")
  func samePath() async throws {
    let bench = try Bench()
    try await bench.vault().create("1111")
    func path(_ code: String) async throws -> [String] {
      let steps = Mutex<[String]>([])
      _ = bench.keyring.takeCalls()
      let vault = bench.vault(observer: { [bench] step in
        let calls = bench.keyring.takeCalls()
        steps.withLock { $0 += calls + ["\(step)".prefix { $0 != "(" }.description] }
      })
      _ = try await vault.unlock(code)
      return steps.withLock { $0 }
    }
    let right = try await path("1111")
    let wrong = try await path("2222")
    #expect(right == wrong)
    #expect(right.suffix(3) == ["counted", "evaluating", "evaluated"])
  }
}
