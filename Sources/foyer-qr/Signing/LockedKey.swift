import CSodium
import Foundation

/// A secret key that only a passphrase opens: Argon2id (3 passes over 64 MiB) makes a key of it, which
/// the secret is sealed with (XSalsa20 and Poly1305).
struct LockedKey {
  private static let mark = "ed25519-secret-locked:"
  private static let saltSize = 16
  private static let nonceSize = 24
  private static let tagSize = 16
  private static let seedSize = 32
  private static let passes: UInt64 = 3
  private static let memory = 64 << 20

  private let salt: [UInt8]
  private let nonce: [UInt8]
  private let box: [UInt8]

  /// Locks a secret.
  init(locking seed: [UInt8], with passphrase: Passphrase) throws(Failure) {
    var salt = [UInt8](repeating: 0, count: Self.saltSize)
    var nonce = [UInt8](repeating: 0, count: Self.nonceSize)
    randombytes_buf(&salt, salt.count)
    randombytes_buf(&nonce, nonce.count)
    var box = [UInt8](repeating: 0, count: Self.seedSize + Self.tagSize)
    var key = try Self.key(of: passphrase, salt: salt)
    defer { sodium_memzero(&key, key.count) }
    guard crypto_secretbox_easy(&box, seed, UInt64(seed.count), nonce, key) == 0 else {
      throw Failure(code: .software, message: "the key could not be locked")
    }
    (self.salt, self.nonce, self.box) = (salt, nonce, box)
  }

  /// Reads its line; nil where it is no such line.
  init?(_ line: String) {
    guard line.hasPrefix(Self.mark) else { return nil }
    let letters = line.dropFirst(Self.mark.count)
    let count = Self.saltSize + Self.nonceSize + Self.seedSize + Self.tagSize
    let base64 = letters.replacing("-", with: "+").replacing("_", with: "/")
    let padding = String(repeating: "=", count: (4 - letters.utf8.count % 4) % 4)
    guard let data = Data(base64Encoded: base64 + padding), data.count == count else { return nil }
    let bytes = Array(data)
    salt = Array(bytes[..<Self.saltSize])
    nonce = Array(bytes[Self.saltSize..<(Self.saltSize + Self.nonceSize)])
    box = Array(bytes[(Self.saltSize + Self.nonceSize)...])
  }

  /// The line of its file.
  var line: String {
    Self.mark
      + Data(salt + nonce + box).base64EncodedString().replacing("+", with: "-")
      .replacing("/", with: "_").replacing("=", with: "")
  }

  /// The secret.
  func open(with passphrase: Passphrase, file: String) throws(Failure) -> [UInt8] {
    var seed = [UInt8](repeating: 0, count: Self.seedSize)
    var key = try Self.key(of: passphrase, salt: salt)
    defer { sodium_memzero(&key, key.count) }
    guard crypto_secretbox_open_easy(&seed, box, UInt64(box.count), nonce, key) == 0 else {
      throw Failure(code: .data, message: "that is not the passphrase of \(file)")
    }
    return seed
  }

  private static func key(of passphrase: Passphrase, salt: [UInt8]) throws(Failure) -> [UInt8] {
    var key = [UInt8](repeating: 0, count: 32)
    let result = passphrase.withBytes { bytes, count in
      crypto_pwhash(
        &key, UInt64(key.count), bytes, UInt64(count), salt, passes, memory,
        crypto_pwhash_ALG_ARGON2ID13)
    }
    guard result == 0 else {
      throw Failure(code: .software, message: "there are no 64 MiB of memory for the passphrase")
    }
    return key
  }
}
