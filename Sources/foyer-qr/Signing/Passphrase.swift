import CSodium
import Glibc

/// What a person has chosen to lock a key with. It is wiped when it goes.
final class Passphrase {
  /// The least and the most bytes of one.
  static let sizes = 8...1024

  /// Where one comes from.
  enum Source {
    /// The first line of a file, or of standard input for `-`.
    case file(String)
    /// A person at a terminal, where there is one.
    case person

    init(_ options: Options) {
      self = options["--passphrase"].map { .file($0) } ?? .person
    }

    /// The passphrase of a file that is locked.
    func answer(for file: String) throws(Failure) -> Passphrase {
      switch self {
      case .file(let path): return try Passphrase(file: path)
      case .person:
        guard let bytes = try Terminal.secret("Passphrase of \(file): ") else {
          throw Failure(
            code: .data,
            message: "\(file) is locked: name a file with its passphrase (--passphrase)")
        }
        return Passphrase(bytes)
      }
    }

    /// A new passphrase; nil where a person wants none, or there is neither file nor person.
    func choice() throws(Failure) -> Passphrase? {
      switch self {
      case .file(let path): return try Passphrase(file: path).checked()
      case .person:
        guard let first = try Terminal.secret("New passphrase, or nothing for none: "),
          !first.isEmpty
        else { return nil }
        let passphrase = try Passphrase(first).checked()
        let again = try Terminal.secret("The same again: ").map(Passphrase.init)
        guard again?.bytes == passphrase.bytes else {
          throw Failure(code: .data, message: "the two are not the same")
        }
        return passphrase
      }
    }
  }

  private var bytes: [UInt8]

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private convenience init(file: String) throws(Failure) {
    let text = try Files.secretText(file, limit: Self.sizes.upperBound)
    self.init(Array(text.utf8.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }))
  }

  deinit {
    sodium_memzero(&bytes, bytes.count)
  }

  private func checked() throws(Failure) -> Passphrase {
    guard Self.sizes.contains(bytes.count) else {
      throw Failure(
        code: .data,
        message: "a passphrase has \(Self.sizes.lowerBound) to \(Self.sizes.upperBound) bytes")
    }
    return self
  }

  /// Lends its bytes and their number. One that is empty has bytes too, and none of them counts.
  func withBytes<Result>(_ body: (UnsafePointer<CChar>, _ count: Int) -> Result) -> Result {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.bindMemory(to: CChar.self).baseAddress else { return body("", 0) }
      return body(start, buffer.count)
    }
  }
}
