import Onboarding
import Secrets

/// Where the desktop keeps keys for a vault, apart from its file.
///
/// All calls block and each ends within a time of its own.
package protocol Keyring: Sendable {
  /// A key; nil only when the keyring is open and has no such key.
  ///
  /// - Throws: `.keyring` with what happened; `.locked` above all, which is never "no such key".
  func key(_ part: KeyringPart, of vault: VaultID) throws(SecretStoreError) -> SecretBytes?
  /// Keeps a key, in place of an earlier one.
  func setKey(
    _ key: borrowing SecretBytes, _ part: KeyringPart, of vault: VaultID
  ) throws(SecretStoreError)
  /// Removes a key, if it is there.
  func removeKey(_ part: KeyringPart, of vault: VaultID) throws(SecretStoreError)
  /// Has the person asked to unlock the keyring.
  func unlock() throws(SecretStoreError)
}

/// What a keyring keeps for a vault.
package enum KeyringPart: String, CaseIterable, Sendable {
  /// Without it the passcode opens nothing.
  case deviceKey = "device-key"
  /// Opens the vault after a finger has matched.
  case biometrics
  /// The second record of the tries.
  case attempts
}
