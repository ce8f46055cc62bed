import CSodium
import Onboarding

/// The public key of whoever makes an app's activation codes; with it an app takes no others.
///
/// An administrator makes a pair of keys with `foyer-qr keys`, keeps the secret one and gives the
/// line of the public one to the app. Every code that the app reads is then checked (Ed25519).
///
/// ```swift
/// func payload(of code: String, from key: ActivationKey) throws -> ActivationPayload {
///   try ActivationPayload(code, verifier: key)
/// }
/// ```
public struct ActivationKey: ActivationSignatureVerifier, Hashable {
  private let bytes: [UInt8]

  /// Makes a key of the line that `foyer-qr keys` has written: `ed25519-public:` and 43 letters.
  ///
  /// Nil where it is not such a line. White space around it is dropped.
  public init?(_ line: String) {
    guard let bytes = KeyLine.bytes(of: line, mark: KeyLine.publicMark) else { return nil }
    self.bytes = bytes
  }

  /// Makes a key of its 32 bytes.
  package init(bytes: [UInt8]) {
    precondition(bytes.count == KeyLine.byteCount, "a public key has 32 bytes")
    self.bytes = bytes
  }

  /// The key as a line, as ``init(_:)`` takes it.
  public var line: String { KeyLine.text(bytes, mark: KeyLine.publicMark) }

  /// Whether a signature of 64 bytes is this key's for a message.
  public func isValid(signature: [UInt8], of message: [UInt8]) -> Bool {
    guard signature.count == ActivationSignature.byteCount, sodium_init() >= 0 else { return false }
    return crypto_sign_verify_detached(signature, message, UInt64(message.count), bytes) == 0
  }
}
