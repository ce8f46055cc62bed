/// Makes a pair of keys.
struct KeysCommand: Command {
  static let options: Set<String> = ["--passphrase"]

  private let name: String
  private let passphrase: Passphrase.Source

  init(_ options: Options) throws(Failure) {
    guard options.rest.count == 1, !options.rest[0].isEmpty else {
      throw .usage("keys takes one name")
    }
    name = options.rest[0]
    passphrase = Passphrase.Source(options)
  }

  func run() throws(Failure) -> ExitCode {
    let key = try SigningKey()
    try Files.writeSecret(key.file(lockedBy: passphrase.choice()), to: "\(name).key")
    try Files.write(Array("\(key.publicKey.line)\n".utf8), to: "\(name).pub")
    Terminal.print("\(key.publicKey.line)\n")
    return .done
  }
}
