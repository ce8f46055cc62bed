import CSecret
import Onboarding
import Secrets

/// The Secret Service of the desktop, over its session bus: GNOME's keyring, KWallet and others.
///
/// Each call opens a connection of its own: one that was made before the service was ended and
/// started again would be of no use.
package struct SecretService: Keyring {
  private let application: String
  private let timeLimit: Duration
  private let promptTimeLimit: Duration

  /// - Parameters:
  ///   - application: Stands beside each key that is kept, and can be read while the keyring is
  ///     locked.
  ///   - timeLimit: For each call.
  ///   - promptTimeLimit: For a question to the person.
  package init(
    application: String, timeLimit: Duration = .seconds(5),
    promptTimeLimit: Duration = .seconds(120)
  ) {
    self.application = application
    self.timeLimit = timeLimit
    self.promptTimeLimit = promptTimeLimit
  }

  package func key(
    _ part: KeyringPart, of vault: VaultID
  ) throws(SecretStoreError) -> SecretBytes? {
    let call = try ServiceCall(timeLimit)
    let items = try call.items(identity(part, vault))
    guard let item = items.first else {
      // Only an open collection can say that there is none.
      try call.requireUnlocked()
      return nil
    }
    guard secret_item_get_locked(item.item) == 0 else { throw .keyring(reason: .locked) }
    return try call.secret(of: item)
  }

  package func setKey(
    _ key: borrowing SecretBytes, _ part: KeyringPart, of vault: VaultID
  ) throws(SecretStoreError) {
    let call = try ServiceCall(timeLimit)
    // A locked collection would have the service ask the person, and wait for the answer.
    try call.requireUnlocked()
    let attributes = Attributes(
      foyer_secret_attributes(application, vault.hexadecimal, part.rawValue))
    try call.store(key, label: "\(application): \(part.rawValue)", attributes)
  }

  package func removeKey(_ part: KeyringPart, of vault: VaultID) throws(SecretStoreError) {
    let call = try ServiceCall(timeLimit)
    for item in try call.items(identity(part, vault)) { try call.delete(item) }
  }

  package func unlock() throws(SecretStoreError) {
    let call = try ServiceCall(promptTimeLimit)
    try call.unlock()
  }

  /// The name of a vault is drawn at random, and enough to find its keys by.
  private func identity(_ part: KeyringPart, _ vault: VaultID) -> Attributes {
    Attributes(foyer_secret_attributes(nil, vault.hexadecimal, part.rawValue))
  }
}
