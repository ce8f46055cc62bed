/// The text of one file, by lines, with its path from the top of the repository.
struct SourceFile: Sendable {
  let path: String
  /// The lines as they stand in the file.
  let lines: [Substring]
  /// The same lines, as many, with the contents of comments and string literals blanked.
  let code: [Substring]

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let code = path.hasSuffix(".swift") ? SwiftCode.blanked(text) : text
    self.code = code.split(separator: "\n", omittingEmptySubsequences: false)
  }

  var isSwift: Bool { path.hasSuffix(".swift") }
  var folders: [Substring] { path.split(separator: "/").dropLast() }

  /// A finding for each line of code, counted from 1, for which `message` returns a text.
  func findings(_ message: (_ line: Int, _ code: Substring) -> String?) -> [Finding] {
    code.indices.compactMap { index in
      message(index, code[index]).map { Finding(file: path, line: index + 1, message: $0) }
    }
  }
}
