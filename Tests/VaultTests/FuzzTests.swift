import Foundation
import Onboarding
import Secrets
import Testing
import Vault

@Suite("A vault's file that anybody may have written")
struct FuzzTests {
  /// A vault with all there is in it, on a disk in memory where there is one.
  private func prepared() async throws -> Bench {
    let bench = try Bench()
    let vault = bench.vault()
    try await vault.create("1111")
    try await vault.set("kept", "value")
    try await vault.set(String(repeating: "x", count: 300), "long")
    try await vault.enableBiometrics(for: VaultBiometricsTests.enrolment)
    _ = try await vault.makeRecoveryCode()
    return bench
  }

  @Test("Any change of any byte ends in a typed error, or is no change of what counts")
  func mutations() async throws {
    let count = SoakCount.of("FOYER_VAULT_MUTATIONS", otherwise: 400)
    let bench = try await prepared()
    let (file, keys) = (try bench.file(), bench.keyring.contents)
    let seed = UInt64(SoakCount.of("FOYER_VAULT_SEED", otherwise: 7))
    var random = Mutator(seed: seed)
    var (errors, rejected, opened) = (0, 0, 0)
    for _ in 0..<count {
      bench.keyring.contents = keys
      let mutant = random.mutant(of: file)
      try bench.replaceFile(with: mutant)
      let vault = bench.vault()
      do {
        _ = try await vault.status()
        guard try await vault.unlock("1111") == .unlocked else {
          rejected += 1
          continue
        }
        // What opens is what was written.
        #expect(try await vault.text("value") == "kept")
        #expect(try await vault.text("long")?.count == 300)
        opened += 1
      } catch is SecretStoreError {
        errors += 1
      }
    }
    #expect(errors > count / 2)
    #expect(errors + rejected + opened == count)
    try SoakCount.report("vault: mutations of its file", count)
    try SoakCount.report("vault: mutations that ended in a typed error", errors)
    try SoakCount.report("vault: mutations in which the passcode was refused", rejected)
    try SoakCount.report("vault: mutations that opened unchanged, in what does not count", opened)
  }

  @Test("Each bit of the file counts for something")
  func eachByte() async throws {
    let bench = try await prepared()
    let (file, keys) = (try bench.file(), bench.keyring.contents)
    // The record of tries is there twice: one that is not genuine gives way to the other.
    for place in 0..<file.count - 90 {
      bench.keyring.contents = keys
      var bytes = file
      bytes[place] ^= 1 << UInt8(place % 8)
      try bench.replaceFile(with: bytes)
      let vault = bench.vault()
      do {
        guard try await vault.unlock("1111") == .unlocked else { continue }
        _ = (try await vault.text("value"), try await vault.text("long"))
        Issue.record("byte \(place) does not count")
      } catch is SecretStoreError {}
    }
  }

  @Test("A file that is cut off anywhere is damaged")
  func truncated() async throws {
    let bench = try await prepared()
    let file = try bench.file()
    for length in 0..<file.count {
      try bench.replaceFile(with: file.prefix(length))
      let part: SecretStoreError.DamagedPart = length < 8 ? .magic : .structure
      await #expect(throws: SecretStoreError.damaged(part: part)) {
        try await bench.vault().status()
      }
    }
  }

  @Test("A file of a newer version is said to be that, and is left alone")
  func newer() async throws {
    let bench = try await prepared()
    var bytes = try bench.file()
    bytes[8] = 2
    try bench.replaceFile(with: bytes)
    let error = SecretStoreError.newerVersion(found: 2, known: 1)
    await #expect(throws: error) { try await bench.vault().status() }
    await #expect(throws: error) { try await bench.vault().unlock("1111") }
    #expect(try bench.file() == bytes)
  }

  @Test("A file larger than any vault is not read")
  func large() async throws {
    let bench = try Bench()
    let file = open(bench.location().path, O_WRONLY | O_CREAT, 0o600)
    ftruncate(file, 1 << 40)
    close(file)
    await #expect(
      throws: SecretStoreError.storage(reason: .tooLarge(maximum: 16 * 1024 * 1024))
    ) { try await bench.vault().status() }
  }
}

/// Changes bytes in the ways in which files break and in which they are broken.
private struct Mutator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(bound, 1)))
  }

  mutating func mutant(of file: Data) -> Data {
    var bytes = Array(file)
    for _ in 0...next(3) {
      let place = next(bytes.count)
      switch next(8) {
      case 0, 1: if !bytes.isEmpty { bytes[place] ^= UInt8(1 << next(8)) }
      case 2: if !bytes.isEmpty { bytes[place] = UInt8(next(256)) }
      case 3: bytes.removeLast(next(bytes.count + 1))
      case 4: bytes.insert(contentsOf: (0...next(64)).map { UInt8($0 & 255) }, at: place)
      case 5: bytes.removeSubrange(place..<min(bytes.count, place + next(32)))
      case 6:
        // A length, or a number, of the largest kind.
        for offset in 0..<4 where place + offset < bytes.count { bytes[place + offset] = 0xFF }
      default:
        let from = next(bytes.count)
        let length = min(next(64), bytes.count - max(place, from))
        if length > 0 {
          bytes.replaceSubrange(place..<place + length, with: bytes[from..<from + length])
        }
      }
    }
    // A file may ask for a gibibyte and many passes, and gets them. That is tried now and then.
    if next(100) > 0, bytes.count >= Self.cost.upperBound {
      bytes.replaceSubrange(Self.cost, with: file[Self.cost])
    }
    return Data(bytes)
  }

  /// Where the file has what a try of the passcode costs.
  private static let cost = 30..<38
}
