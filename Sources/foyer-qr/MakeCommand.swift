/// Draws a code.
struct MakeCommand: Command {
  static let options: Set<String> = [
    "--json", "--output", "--level", "--scale", "--margin",
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
    text = try Self.text(options)
  }

  static func text(_ options: Options) throws(Failure) -> String {
    if let file = options["--json"] {
      guard options.rest.isEmpty else { throw .usage("give a text or --json, not both") }
      return try Files.text(file, limit: longestText)
    }
    guard options.rest.count == 1 else {
      throw .usage("make takes one text, - for standard input, or --json FILE")
    }
    return options.rest[0] == "-" ? try Files.text("-", limit: longestText) : options.rest[0]
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
