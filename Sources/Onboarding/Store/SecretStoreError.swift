/// Why a store could not do what was asked.
///
/// The cases carry facts, never a secret, a name or a path. The sentence for people comes from
/// ``OnboardingTexts/message(for:)-(SecretStoreError)``.
public enum SecretStoreError: Error, Hashable, Sendable {
  /// There is no store yet: make one.
  case noVault
  /// There is a store already: open it, or remove it first.
  case vaultExists
  /// The store is closed: open it first.
  case locked
  /// The passcode, name or value cannot be kept as it is.
  case refused(reason: RefusedReason)
  /// The keyring of the desktop did not do its part.
  case keyring(reason: KeyringReason)
  /// The keyring is open, and what belongs to this store is not in it any more: the recovery code
  /// opens the store.
  case deviceKeyMissing
  /// The file system did not do its part; what was there before is still there.
  case storage(reason: StorageReason)
  /// The file is not what was written; a copy of it has to be put back.
  case damaged(part: DamagedPart)
  /// A newer version of the app has written the file: version `found`, where `known` is known.
  case newerVersion(found: Int, known: Int)
  /// Another program has been using the store for `seconds` seconds.
  case busy(seconds: Double)
  /// The system gave no memory for a secret or for the work on it.
  case noMemory
}
