import Onboarding
import Secrets

/// Tells whether a wrong passcode is the one that was wrong before.
///
/// Who repeats it learns nothing and is not charged for it. Nothing is kept but a hash under a key
/// that is drawn for it and never leaves memory.
final class WrongPasscode: Sendable {
  private let key: SecretBytes
  private let hash: SecretBytes

  init(_ passcode: borrowing SecretBytes) throws(SecretStoreError) {
    key = try Sodium.randomSecret(Sodium.keyLength)
    hash = try Sodium.hash("foyer.vault.wrong", secret: passcode, key: key)
  }

  func isSame(_ passcode: borrowing SecretBytes) throws(SecretStoreError) -> Bool {
    try Sodium.hash("foyer.vault.wrong", secret: passcode, key: key).isEqual(to: hash)
  }
}
