/// What the compiler does not check, a person has to be able to.
struct UncheckedRule: Rule {
  let sentence = "What is unchecked has its reason beside it"

  private let words = ["@unchecked Sendable", "nonisolated(unsafe)"]

  func findings(in file: SourceFile) -> [Finding] {
    guard file.isSwift else { return [] }
    return file.findings { index, code in
      guard let word = words.first(where: code.contains) else { return nil }
      let isExplained = hasComment(index, in: file) || index > 0 && hasComment(index - 1, in: file)
      return isExplained ? nil : "\(word) without a comment on this line or the one before"
    }
  }

  private func hasComment(_ index: Int, in file: SourceFile) -> Bool {
    file.code[index].contains("//") || file.code[index].contains("/*")
  }
}
