import CSodium
import Onboarding
import Signatures

/// A secret key that activation codes are signed with.
struct SigningKey {
  /// The first line of its file is the key; what follows is for people.
  private static let note = """
    # The secret key of activation codes. Whoever has it can make codes that apps take for yours.

    """

  private let seed: [UInt8]

  /// Makes a new one.
  init() throws(Failure) {
    try Self.startSodium()
    var seed = [UInt8](repeating: 0, count: KeyLine.byteCount)
    randombytes_buf(&seed, seed.count)
    self.seed = seed
  }

  /// Reads the file of one.
  init(file: String) throws(Failure) {
    try Self.startSodium()
    let text = try Files.text(file, limit: 1024)
    let line = text.prefix { !$0.isNewline }
    guard let seed = KeyLine.bytes(of: String(line), mark: KeyLine.secretMark) else {
      throw Failure(code: .data, message: "\(file) is no secret key of foyer-qr")
    }
    self.seed = seed
  }

  /// What its file holds.
  var file: [UInt8] { Array("\(KeyLine.text(seed, mark: KeyLine.secretMark))\n\(Self.note)".utf8) }

  /// The key that its signatures are checked with.
  var publicKey: ActivationKey { ActivationKey(bytes: pair.open) }

  /// A text with its signature.
  func sign(_ text: String) throws(Failure) -> String {
    let message = ActivationSignature.message(for: text)
    var signature = [UInt8](repeating: 0, count: ActivationSignature.byteCount)
    guard
      crypto_sign_detached(&signature, nil, message, UInt64(message.count), pair.secret) == 0,
      let signed = ActivationSignature.text(text, signature: signature)
    else { throw Failure(code: .software, message: "the text could not be signed") }
    return signed
  }

  private var pair: (open: [UInt8], secret: [UInt8]) {
    var open = [UInt8](repeating: 0, count: KeyLine.byteCount)
    var secret = [UInt8](repeating: 0, count: 64)
    crypto_sign_seed_keypair(&open, &secret, seed)
    return (open, secret)
  }

  private static func startSodium() throws(Failure) {
    guard sodium_init() >= 0 else {
      throw Failure(code: .software, message: "libsodium does not start")
    }
  }
}
