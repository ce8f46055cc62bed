/// Each public symbol says what it is, in a comment before its attributes.
struct DocumentationRule: Rule {
  let sentence = "Each public declaration is documented"

  private static let modifiers: Set<Substring> = [
    "public", "open", "override", "final", "static", "class", "required", "convenience",
    "indirect", "lazy", "mutating", "nonmutating", "nonisolated", "isolated", "weak", "unowned",
    "dynamic", "prefix", "postfix", "infix", "optional", "consuming", "borrowing", "async",
  ]

  func findings(in file: SourceFile) -> [Finding] {
    let isLibrary = file.path.hasPrefix("Sources/") || file.path.hasPrefix("Platform/")
    guard file.isSwift, isLibrary else { return [] }
    return file.findings { index, code in
      guard let declaration = declaration(in: code) else { return nil }
      return isDocumented(index, in: file) ? nil : "undocumented: \(declaration)"
    }
  }

  /// The words of a public declaration that asks for a comment, attributes before it left out.
  private func declaration(in line: Substring) -> String? {
    let attributes = /\s*(?:@\w+(?:\([^)]*\))?\s+)*/
    let words = line.trimmingPrefix(attributes).split(whereSeparator: \.isWhitespace)
    let modifiers = words.prefix { Self.modifiers.contains($0) || $0.contains(/^[a-z]+\(\w+\)$/) }
    let isPublic = modifiers.contains("public") || modifiers.contains("open")
    let isImport = words.dropFirst(modifiers.count).first == "import"
    guard isPublic, !isImport, !modifiers.contains("override") else { return nil }
    return words.joined(separator: " ")
  }

  /// Goes back over attributes, also those of several lines, to the comment.
  private func isDocumented(_ index: Int, in file: SourceFile) -> Bool {
    var line = index - 1
    while line >= 0 {
      let text = file.lines[line].drop(while: \.isWhitespace)
      let code = file.code[line].drop(while: \.isWhitespace)
      if text.hasPrefix("///") || text.hasSuffix("*/") { return true }
      if code.hasPrefix("#if") || code.hasPrefix("@") {
        line -= 1
      } else if let first = attribute(endingAt: line, in: file) {
        line = first - 1
      } else {
        return false
      }
    }
    return false
  }

  /// The first line of an attribute whose parenthesis closes at the end of `last`.
  private func attribute(endingAt last: Int, in file: SourceFile) -> Int? {
    var depth = 0
    for line in stride(from: last, through: 0, by: -1) {
      for character in file.code[line] {
        if character == ")" { depth += 1 }
        if character == "(" { depth -= 1 }
      }
      if line == last && depth <= 0 { return nil }
      if depth <= 0 {
        return file.code[line].drop(while: \.isWhitespace).hasPrefix("@") ? line : nil
      }
    }
    return nil
  }
}
