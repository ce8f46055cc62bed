import CSodium
import Onboarding
import Secrets

/// What it costs to make a key of a passcode, by Argon2id: the same for the owner and for one who
/// guesses.
///
/// ```swift
/// let options = VaultOptions(keyDerivation: KeyDerivation(operations: 4, memoryKiB: 128 * 1024))
/// ```
public struct KeyDerivation: Hashable, Sendable {
  /// For a passcode that is no use without a key in the keyring: 64 MiB, 3 passes.
  public static let withDeviceKey = KeyDerivation(operations: 3, memoryKiB: 64 * 1024)
  /// For a passcode that alone stands before the vault: 256 MiB, 3 passes.
  public static let alone = KeyDerivation(operations: 3, memoryKiB: 256 * 1024)
  /// The least that there is; nothing but a test has use for it.
  package static let lowest = KeyDerivation(operations: 1, memoryKiB: 8)

  package static let operationsRange: ClosedRange<UInt32> = 1...16
  package static let memoryRange: ClosedRange<UInt32> = 8...(1024 * 1024)

  /// The number of passes over the memory.
  public let operations: Int
  /// The memory that is filled, in KiB.
  public let memoryKiB: Int

  /// Makes a cost.
  ///
  /// - Parameters:
  ///   - operations: 1 to 16.
  ///   - memoryKiB: 8 to 1,048,576, which is 1 GiB.
  public init(operations: Int, memoryKiB: Int) {
    precondition(
      Self.operationsRange.contains(UInt32(clamping: operations))
        && Self.memoryRange.contains(UInt32(clamping: memoryKiB)),
      "KeyDerivation takes 1 to 16 operations and 8 KiB to 1 GiB of memory")
    self.operations = operations
    self.memoryKiB = memoryKiB
  }

  /// At least as costly as both, part by part.
  package func raised(to other: KeyDerivation) -> KeyDerivation {
    KeyDerivation(
      operations: max(operations, other.operations), memoryKiB: max(memoryKiB, other.memoryKiB))
  }

  /// Makes a key of 32 bytes. It takes as long as it has to: never call it on the main thread.
  package func key(
    from passcode: borrowing SecretBytes, salt: [UInt8]
  ) throws(SecretStoreError) -> SecretBytes {
    precondition(salt.count == Int(crypto_pwhash_SALTBYTES), "A salt of Argon2id has 16 bytes")
    Sodium.start()
    var isMade = false
    let key = try passcode.withUnsafeBytes { passcode throws(SecretStoreError) in
      try SecretBytes.make(Sodium.keyLength) { room in
        isMade =
          crypto_pwhash(
            room.start(as: UInt8.self), UInt64(room.count),
            passcode.start(as: CChar.self), UInt64(passcode.count),
            salt, UInt64(operations), memoryKiB * 1024, crypto_pwhash_ALG_ARGON2ID13) == 0
        return room.count
      }
    }
    guard isMade else { throw .noMemory }
    return key
  }
}
