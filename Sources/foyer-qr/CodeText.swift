/// The text of a code, from the words of a command, a file or standard input.
struct CodeText {
  let text: String

  init(
    _ options: Options, words: some Collection<String>, command: String
  ) throws(Failure) {
    if let file = options["--json"] {
      guard words.isEmpty else { throw .usage("give a text or --json, not both") }
      text = try Files.text(file, limit: MakeCommand.longestText)
      return
    }
    guard words.count == 1, let word = words.first else {
      throw .usage("\(command) takes one text, - for standard input, or --json FILE")
    }
    text = word == "-" ? try Files.text("-", limit: MakeCommand.longestText) : word
  }
}
