/// Makes a pair of keys.
struct KeysCommand: Command {
  static let options: Set<String> = []

  private let name: String

  init(_ options: Options) throws(Failure) {
    guard options.rest.count == 1, !options.rest[0].isEmpty else {
      throw .usage("keys takes one name")
    }
    name = options.rest[0]
  }

  func run() throws(Failure) -> ExitCode {
    let key = try SigningKey()
    try Files.writeSecret(key.file, to: "\(name).key")
    try Files.write(Array("\(key.publicKey.line)\n".utf8), to: "\(name).pub")
    Terminal.print("\(key.publicKey.line)\n")
    return .done
  }
}
