import CSodium
import Onboarding
import Secrets

/// A message under XChaCha20-Poly1305.
struct Sealed: Hashable {
  /// Drawn at random for each message: 192 bits do not meet twice.
  let nonce: [UInt8]
  /// The encrypted message, then 16 bytes that tell a change.
  let bytes: [UInt8]

  /// What says which sealed message it is, and that it is whole.
  var fingerprint: [UInt8] { nonce + bytes.suffix(Sodium.tagLength) }

  init(nonce: [UInt8], bytes: [UInt8]) {
    self.nonce = nonce
    self.bytes = bytes
  }

  /// Seals a message together with a context that is not encrypted and must be the same again.
  init(_ message: borrowing SecretBytes, context: [UInt8], key: borrowing SecretBytes) {
    let nonce = Sodium.random(Sodium.nonceLength)
    self.nonce = nonce
    bytes = message.withUnsafeBytes { message in
      key.withUnsafeBytes { key in
        let length = message.count + Sodium.tagLength
        return [UInt8](unsafeUninitializedCapacity: length) { room, written in
          // The function has no way to fail: lengths are the caller's.
          _ = crypto_aead_xchacha20poly1305_ietf_encrypt(
            UnsafeMutableRawBufferPointer(room).start(as: UInt8.self), nil,
            message.start(as: UInt8.self), UInt64(message.count), context,
            UInt64(context.count), nil, nonce, key.start(as: UInt8.self))
          written = length
        }
      }
    }
  }

  /// The message; nil when key, context or any bit of it is another.
  func open(
    context: [UInt8], key: borrowing SecretBytes
  ) throws(SecretStoreError) -> SecretBytes? {
    guard bytes.count >= Sodium.tagLength, nonce.count == Sodium.nonceLength else { return nil }
    var isGenuine = false
    let message = try key.withUnsafeBytes { key throws(SecretStoreError) in
      let length = bytes.count - Sodium.tagLength
      return try SecretBytes.make(length) { room in
        let status = crypto_aead_xchacha20poly1305_ietf_decrypt(
          room.start(as: UInt8.self), nil, nil, bytes,
          UInt64(bytes.count), context, UInt64(context.count), nonce,
          key.start(as: UInt8.self))
        isGenuine = status == 0
        return isGenuine ? length : 0
      }
    }
    guard isGenuine else { return nil }
    return message
  }
}
