import Onboarding
import Signatures

/// Tells whether apps with a key take a code, and what they see in it.
struct CheckCommand: Command {
  static let options: Set<String> = ["--text", "--key"]

  private let key: ActivationKey?
  private let text: String?
  private let picture: String?

  init(_ options: Options) throws(Failure) {
    text = options["--text"]
    picture = options.rest.first
    guard options.rest.count + (text == nil ? 0 : 1) == 1 else {
      throw .usage("check takes one picture, or --text TEXT")
    }
    guard let file = options["--key"] else {
      key = nil
      return
    }
    guard let key = ActivationKey(try Files.text(file, limit: 1024)) else {
      throw Failure(code: .data, message: "\(file) is no public key of foyer-qr")
    }
    self.key = key
  }

  func run() async throws(Failure) -> ExitCode {
    var texts: [String] = []
    if let text {
      texts = [text == "-" ? try Files.text("-", limit: MakeCommand.longestText) : text]
    } else if let picture {
      texts = try await ReadCommand.texts(inFile: picture)
      guard !texts.isEmpty else {
        Terminal.complain("\(picture): no code")
        return .no
      }
    }
    var code = ExitCode.done
    for text in texts where !check(text) { code = .no }
    return code
  }

  private func check(_ text: String) -> Bool {
    do throws(ActivationPayloadError) {
      let payload = try ActivationPayload(text, verifier: key)
      let signature =
        switch payload.verification {
        case .unsigned: "not signed"
        case .unchecked: "signed, not checked: give --key FILE.pub"
        case .verified: "signed with this key"
        }
      let name = payload.server.ascii
      Terminal.print("\(payload.address)\n  server \(name), \(signature)\n")
      return true
    } catch {
      Terminal.complain("apps refuse this code: \(error)")
      return false
    }
  }
}
