import Onboarding

/// Draws a code.
struct MakeCommand: Command {
  static let options: Set<String> = [
    "--json", "--output", "--level", "--scale", "--margin", "--sign", "--passphrase",
  ]
  /// The most that a code can hold: digits.
  static let longestText = 7089

  private let text: String
  private let output: String?
  private let level: Symbol.Level
  private let scale: Int
  private let margin: Int

  init(_ options: Options) throws(Failure) {
    output = options["--output"]
    guard let level = Symbol.Level(rawValue: options["--level"] ?? "M") else {
      throw .usage("--level takes L, M, Q or H")
    }
    self.level = level
    scale = try options.number("--scale", in: 1...64, default: 8)
    margin = try options.number("--margin", in: 0...32, default: 4)
    let plain = try CodeText(options, words: options.rest, command: "make").text
    text =
      try options["--sign"].map { file throws(Failure) in
        try SigningKey(file: file, passphrase: Passphrase.Source(options)).sign(plain)
      } ?? plain
    warn()
  }

  /// Other texts can be made too, and are no activation codes.
  private func warn() {
    do throws(ActivationPayloadError) {
      _ = try ActivationPayload(text)
    } catch {
      Terminal.complain("apps refuse this code: \(error)")
    }
  }

  func run() throws(Failure) -> ExitCode {
    let symbol = try Symbol(text, level: level)
    switch output {
    case nil:
      Terminal.print(symbol.lines(margin: margin))
    case let path? where path.lowercased().hasSuffix(".png"):
      try Files.write(symbol.png(scale: scale, margin: margin), to: path)
    case let path? where path.lowercased().hasSuffix(".svg"):
      try Files.write(Array(symbol.svg(scale: scale, margin: margin).utf8), to: path)
    case let path?:
      throw .usage("\(path): the name of the picture ends in .png or .svg")
    }
    return .done
  }
}
