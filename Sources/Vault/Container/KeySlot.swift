import Onboarding
import Secrets

/// The key of the vault, wrapped in a key that one way of opening it makes.
struct KeySlot: Hashable {
  /// The way of opening.
  enum Kind: UInt8, CaseIterable {
    case passcode = 1
    case biometrics = 2
    case recoveryCode = 3
  }

  static let saltLength = 16

  let kind: Kind
  /// What making the key costs; nil where the secret is random and cannot be guessed.
  let derivation: KeyDerivation?
  let salt: [UInt8]
  let wrapped: Sealed

  /// Wraps the key of the vault.
  init(
    _ kind: Kind, derivation: KeyDerivation?, salt: [UInt8], vault: VaultID,
    wrapping key: borrowing SecretBytes, in wrappingKey: borrowing SecretBytes
  ) {
    self.kind = kind
    self.derivation = derivation
    self.salt = salt
    let context = Self.context(kind, derivation, salt, vault)
    wrapped = Sealed(key, context: context, key: wrappingKey)
  }

  /// Takes a slot from a file.
  init(_ kind: Kind, derivation: KeyDerivation?, salt: [UInt8], wrapped: Sealed) {
    self.kind = kind
    self.derivation = derivation
    self.salt = salt
    self.wrapped = wrapped
  }

  /// The key of the vault; nil when the wrapping key is not the one of this slot.
  func key(
    vault: VaultID, unwrappingWith wrappingKey: borrowing SecretBytes
  ) throws(SecretStoreError) -> SecretBytes? {
    let context = Self.context(kind, derivation, salt, vault)
    return try wrapped.open(context: context, key: wrappingKey)
  }

  private static func context(
    _ kind: Kind, _ derivation: KeyDerivation?, _ salt: [UInt8], _ vault: VaultID
  ) -> [UInt8] {
    var writer = ByteWriter()
    writer.write("foyer.vault.slot".utf8)
    writer.write(vault.bytes)
    writer.write(kind.rawValue)
    writer.write(UInt32(derivation?.operations ?? 0))
    writer.write(UInt32(derivation?.memoryKiB ?? 0))
    writer.write(salt)
    return writer.bytes
  }
}
