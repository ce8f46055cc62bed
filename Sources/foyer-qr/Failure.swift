/// Why a command ends, in a sentence for the person at the terminal.
struct Failure: Error {
  let code: ExitCode
  let message: String

  static func usage(_ message: String) -> Failure {
    Failure(code: .usage, message: "\(message)\nTry: foyer-qr --help")
  }
}
