import Onboarding
import PrivateFiles
import Secrets

/// Where the record of tries is kept a second time: one that is put back alone loses to the other.
enum SecondRecord {
  /// In the keyring, beside the device key.
  case keyring(any Keyring)
  /// In a file beside the vault's, where there is no keyring.
  case file(name: String)

  /// The record; nil when there is none that is genuine.
  func read(
    of vault: VaultID, key: borrowing SecretBytes, in folder: PrivateFolder
  ) throws(SecretStoreError) -> AttemptRecord? {
    let bytes: [UInt8]?
    switch self {
    case .keyring(let keyring):
      if let secret = try keyring.key(.attempts, of: vault) {
        bytes = secret.withUnsafeBytes { Array($0) }
      } else {
        bytes = nil
      }
    case .file(let name): bytes = try folder.read(name, atMost: 4096)
    }
    guard let bytes else { return nil }
    return try AttemptRecord(sealed: bytes, for: vault, key: key)
  }

  func write(
    _ record: AttemptRecord, of vault: VaultID, key: borrowing SecretBytes,
    in folder: PrivateFolder
  ) throws(SecretStoreError) {
    let bytes = try record.sealed(for: vault, key: key)
    switch self {
    case .keyring(let keyring):
      try keyring.setKey(.copy(of: bytes), .attempts, of: vault)
    case .file(let name): try folder.write(bytes, to: name, .replacing)
    }
  }
}
