import Foundation

/// Checks the signatures of codes, with a key that the app has brought along.
///
/// The kit has no cryptography of its own: an app, or a part of the kit that links a library, fills
/// the role.
public protocol ActivationSignatureVerifier: Sendable {
  /// Whether `signature`, 64 bytes, is a right Ed25519 signature (RFC 8032) of `message` by a key
  /// that the app trusts.
  func isValid(signature: [UInt8], of message: [UInt8]) -> Bool
}

/// How a signed code is written: `ed25519:`, the signature as 86 letters of base64url without
/// padding (RFC 4648, section 5), a colon, and the code.
///
/// What is signed is ``message(for:)``, so that a signature that was made for something else does
/// not count here.
///
/// ```swift
/// func signed(_ code: String, by sign: ([UInt8]) -> [UInt8]) -> String? {
///   ActivationSignature.text(code, signature: sign(ActivationSignature.message(for: code)))
/// }
/// ```
public enum ActivationSignature {
  /// How many bytes a signature has.
  public static let byteCount = 64

  private static let mark = "ed25519:"
  private static let letterCount = 86

  /// The bytes that are signed for a code: a line that says what it is, and the code in UTF-8.
  public static func message(for code: String) -> [UInt8] {
    Array("foyer activation code 1\n".utf8) + Array(code.utf8)
  }

  /// A code with its signature; nil where the signature does not have ``byteCount`` bytes.
  public static func text(_ code: String, signature: [UInt8]) -> String? {
    guard signature.count == byteCount else { return nil }
    let letters = Data(signature).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    return mark + letters + ":" + code
  }

  /// The parts of a signed code.
  struct Envelope {
    let signature: [UInt8]
    let payload: String
    var message: [UInt8] { ActivationSignature.message(for: payload) }

    /// Nil where the text is not signed.
    init?(_ text: String) throws(ActivationPayloadError) {
      guard text.utf8.starts(with: mark.utf8) else { return nil }
      let rest = text.utf8.dropFirst(mark.utf8.count)
      let letters = rest.prefix(letterCount)
      guard letters.count == letterCount,
        rest.dropFirst(letterCount).first == UInt8(ascii: ":"),
        let payload = String(rest.dropFirst(letterCount + 1)), !payload.isEmpty,
        let signature = Self.bytes(letters)
      else { throw .badSignature }
      self.signature = signature
      self.payload = payload
    }

    /// The signature that letters stand for, where they stand for nothing else.
    private static func bytes(_ letters: String.UTF8View.SubSequence) -> [UInt8]? {
      let base64 = letters.map { letter in
        switch letter {
        case UInt8(ascii: "-"): UInt8(ascii: "+")
        case UInt8(ascii: "_"): UInt8(ascii: "/")
        // The other alphabet's own letters are no letters of this one.
        case UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="): UInt8(ascii: "!")
        default: letter
        }
      }
      guard let text = String(validating: base64, as: UTF8.self),
        let data = Data(base64Encoded: text + "=="), data.count == byteCount,
        // Bits that the last letter has to spare would make many texts of one signature.
        data.base64EncodedString() == text + "=="
      else { return nil }
      return Array(data)
    }
  }
}
