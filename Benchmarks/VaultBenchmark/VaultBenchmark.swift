import Foundation
import Secrets
import Vault

/// Makes keys of a passcode through the vault's own code, for comparison with a program in C.
///
/// `VaultBenchmark OPERATIONS KIB COUNT` prints the milliseconds of the quickest of so many keys.
@main enum VaultBenchmark {
  static func main() throws {
    let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    guard numbers.count == 3 else { exit(64) }
    let derivation = KeyDerivation(operations: numbers[0], memoryKiB: numbers[1])
    let passcode = try SecretBytes(capacity: 6) { room in
      room.copyBytes(from: "830957".utf8)
      return room.count
    }
    let salt = [UInt8](repeating: 7, count: 16)
    var quickest = Duration.seconds(3600)
    for _ in 0..<numbers[2] {
      let began = ContinuousClock.now
      let key = try derivation.key(from: passcode, salt: salt)
      quickest = min(quickest, began.duration(to: .now))
      precondition(key.count == 32, "A key has 32 bytes")
    }
    print(quickest / .milliseconds(1))
  }
}
