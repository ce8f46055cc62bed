import Glibc
import Onboarding
import PrivateFiles

/// What can be told of a vault without opening it, for one who looks after it.
package struct VaultReport: Hashable, Sendable {
  /// The version of the form of the file.
  package let version: Int
  /// The random name of the vault.
  package let id: VaultID
  /// What opens it.
  package let keys: SecretStoreKeys
  /// What a try of the passcode costs; nil without a passcode.
  package let derivation: KeyDerivation?
  /// Whether the passcode needs a key in the keyring beside it.
  package let usesKeyring: Bool
  /// The tries in a row that are allowed.
  package let retryLimit: Int
  /// Whether the vault removes itself after them.
  package let wipesAtLimit: Bool
  /// How many values there are.
  package let values: Int
  /// The length of the file, in bytes.
  package let length: Int
}

extension Vault {
  /// What can be told of the file without opening it; nil when there is none.
  package func report() throws(SecretStoreError) -> VaultReport? {
    guard let folder = try PrivateFolder(opening: location.folder),
      let file = try VaultSession(location, in: folder)?.file
    else { return nil }
    return VaultReport(
      version: Int(VaultFile.version), id: file.id, keys: file.keys,
      derivation: file[.passcode]?.derivation, usesKeyring: file.flags.contains(.deviceKey),
      retryLimit: file.retryLimit, wipesAtLimit: file.flags.contains(.wipesAtLimit),
      values: file.values.count, length: file.encoded().count)
  }

  /// Opens each value of the open vault, and says how many there are.
  ///
  /// - Throws: `.damaged` with the part that is not what was written.
  package func check() throws(SecretStoreError) -> Int {
    let names = try valueNames()
    for name in names { _ = try value(named: name) }
    return names.count
  }

  /// Writes a copy of the file, encrypted as it is, where nothing is yet.
  ///
  /// - Throws: `.vaultExists` when there is something in the place.
  package func export(to path: String) throws(SecretStoreError) {
    let target = VaultLocation(file: path)
    guard let folder = try PrivateFolder(opening: location.folder),
      let session = try VaultSession(location, in: folder)
    else { throw .noVault }
    guard let other = try PrivateFolder(opening: target.folder) else { throw .storage(ENOENT) }
    try other.write(session.file.encoded(), to: target.fileName, .new)
  }
}
