import FaultInjection
import Foundation
import Onboarding
import Secrets
import Vault

/// A folder, a keyring and a clock, and vaults over them at the lowest cost.
final class Bench: Sendable {
  let folder: Folder
  let keyring = MemoryKeyring()
  let clock = TestClock()

  init() throws { folder = try Folder() }

  func location(_ user: String = "") -> VaultLocation {
    VaultLocation(application: "com.example.Test", user: user, folder: folder.path)
  }

  /// A vault as a new start of the program has it.
  func vault(
    _ user: String = "", retryLimit: Int = -1, atLimit: VaultOptions.AtLimit = .disable,
    keyring use: VaultOptions.KeyringUse = .whenPresent,
    derivation: KeyDerivation = .lowest, patience: Duration = .seconds(5),
    observer: (@Sendable (VaultStep) -> Void)? = nil
  ) -> Vault {
    let options = VaultOptions(
      retryLimit: retryLimit, atLimit: atLimit, keyring: use, keyDerivation: derivation)
    return Vault(
      location(user), options: options, keyring: keyring, patience: patience,
      clock: { [clock] in clock.now }, observer: observer)
  }

  /// The bytes of the vault's file.
  func file(_ user: String = "") throws -> Data {
    try Data(contentsOf: URL(filePath: location(user).path))
  }

  func replaceFile(_ user: String = "", with bytes: Data) throws {
    try bytes.write(to: URL(filePath: location(user).path))
    chmod(location(user).path, 0o600)
  }
}

/// A secret for a test, in which nothing is secret.
func secret(_ text: String) throws -> SecretBytes { try secret(bytes: Array(text.utf8)) }

func secret(bytes: [UInt8]) throws -> SecretBytes {
  try SecretBytes(capacity: bytes.count) { room in
    room.copyBytes(from: bytes)
    return bytes.count
  }
}

extension SecretBytes {
  /// What a test has put into a secret.
  var text: String { withUnsafeBytes { String(decoding: $0, as: UTF8.self) } }
}

extension Vault {
  func create(_ code: String) async throws { try create(passcode: secret(code)) }
  func unlock(_ code: String) async throws -> UnlockOutcome {
    try unlock(passcode: secret(code))
  }
  func set(_ value: String, _ name: String) async throws {
    try setValue(secret(value), named: name)
  }
  func text(_ name: String) async throws -> String? { try value(named: name)?.text }
}
