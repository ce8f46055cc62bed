import CSodium
import Onboarding
import Signatures

/// A secret key that activation codes are signed with. It is wiped when it goes.
final class SigningKey {
  /// The first line of its file is the key; what follows is for people.
  private static let note = """
    # The secret key of activation codes. Whoever has it can make codes that apps take for yours.

    """

  private var seed: [UInt8]

  /// Makes a new one.
  init() throws(Failure) {
    try Self.startSodium()
    seed = [UInt8](repeating: 0, count: KeyLine.byteCount)
    randombytes_buf(&seed, seed.count)
  }

  /// Reads the file of one, which nobody but its owner may be able to read.
  ///
  /// - Parameter passphrase: Asked for where the file is locked.
  init(file: String, passphrase: Passphrase.Source) throws(Failure) {
    try Self.startSodium()
    let line = String(try Files.secretText(file, limit: 1024).prefix { !$0.isNewline })
    if let locked = LockedKey(line) {
      seed = try locked.open(with: passphrase.answer(for: file), file: file)
    } else if let plain = KeyLine.bytes(of: line, mark: KeyLine.secretMark) {
      seed = plain
    } else {
      throw Failure(code: .data, message: "\(file) is no secret key of foyer-qr")
    }
  }

  deinit {
    sodium_memzero(&seed, seed.count)
  }

  /// What its file holds, locked where there is a passphrase.
  func file(lockedBy passphrase: Passphrase?) throws(Failure) -> [UInt8] {
    var line = KeyLine.text(seed, mark: KeyLine.secretMark)
    if let passphrase { line = try LockedKey(locking: seed, with: passphrase).line }
    return Array("\(line)\n\(Self.note)".utf8)
  }

  /// The key that its signatures are checked with.
  var publicKey: ActivationKey {
    var pair = pair
    defer { sodium_memzero(&pair.secret, pair.secret.count) }
    return ActivationKey(bytes: pair.open)
  }

  /// A text with its signature.
  func sign(_ text: String) throws(Failure) -> String {
    let message = ActivationSignature.message(for: text)
    var signature = [UInt8](repeating: 0, count: ActivationSignature.byteCount)
    var pair = pair
    defer { sodium_memzero(&pair.secret, pair.secret.count) }
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
