import Onboarding
import Secrets

/// 128 random bits that a person can write down: seven groups of four signs.
///
/// The signs are digits and capital letters without I, L, O and U. Twelve bits tell a slip of the
/// pen from a code of another vault. Case, spaces and hyphens do not matter, and O is read as 0,
/// I and L as 1.
enum RecoveryCode {
  static let secretLength = 16
  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)
  private static let signs = 28

  /// The code for 16 bytes, as text.
  static func text(for secret: borrowing SecretBytes) throws(SecretStoreError) -> SecretBytes {
    let check = try Self.check(for: secret)
    return try secret.withUnsafeBytes { secret throws(SecretStoreError) in
      try SecretBytes.make(signs + signs / 4 - 1) { room in
        var written = 0
        for sign in 0..<signs {
          if sign > 0, sign.isMultiple(of: 4) {
            room[written] = UInt8(ascii: "-")
            written += 1
          }
          let value = (0..<5).reduce(0) { $0 << 1 | bit(sign * 5 + $1, secret, check) }
          room[written] = alphabet[value]
          written += 1
        }
        return written
      }
    }
  }

  /// The 16 bytes of a code; nil when it has a slip in it.
  static func secret(
    in text: borrowing SecretBytes
  ) throws(SecretStoreError) -> SecretBytes? {
    var seen = 0
    var check = 0
    var isClean = true
    let secret = try text.withUnsafeBytes { text throws(SecretStoreError) in
      try SecretBytes.make(secretLength) { room in
        for byte in text where !" -\t\n\r".utf8.contains(byte) {
          guard let value = value(of: byte), seen < signs else {
            isClean = false
            return 0
          }
          for place in 0..<5 {
            let index = seen * 5 + place
            let bit = (value >> (4 - place)) & 1
            if index < secretLength * 8 {
              room[index / 8] |= UInt8(bit << (7 - index % 8))
            } else {
              check = check << 1 | bit
            }
          }
          seen += 1
        }
        return secretLength
      }
    }
    guard isClean, seen == signs, check == (try Self.check(for: secret)) else { return nil }
    return secret
  }

  private static func bit(_ index: Int, _ secret: UnsafeRawBufferPointer, _ check: Int) -> Int {
    let inCheck = index - secretLength * 8
    return inCheck < 0
      ? Int(secret[index / 8] >> (7 - index % 8)) & 1 : (check >> (11 - inCheck)) & 1
  }

  private static func check(for secret: borrowing SecretBytes) throws(SecretStoreError) -> Int {
    let hash = try Sodium.hash("foyer.vault.recovery.check", key: secret)
    return hash.withUnsafeBytes { Int($0[0]) << 4 | Int($0[1]) >> 4 }
  }

  private static func value(of byte: UInt8) -> Int? {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    switch letters.contains(byte) ? byte - 0x20 : byte {
    case UInt8(ascii: "O"): return 0
    case UInt8(ascii: "I"), UInt8(ascii: "L"): return 1
    case let sign: return alphabet.firstIndex(of: sign)
    }
  }
}
