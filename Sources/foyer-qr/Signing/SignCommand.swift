/// Signs a text.
struct SignCommand: Command {
  static let options: Set<String> = ["--json", "--passphrase"]

  private let key: SigningKey
  private let text: String

  init(_ options: Options) throws(Failure) {
    guard let file = options.rest.first else {
      throw .usage("sign takes the file of a key and a text")
    }
    key = try SigningKey(file: file, passphrase: Passphrase.Source(options))
    text = try CodeText(options, words: options.rest.dropFirst(), command: "sign").text
  }

  func run() throws(Failure) -> ExitCode {
    Terminal.print("\(try key.sign(text))\n")
    return .done
  }
}
