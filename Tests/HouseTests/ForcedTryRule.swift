/// An error is handled or passed on.
struct ForcedTryRule: Rule {
  let sentence = "Nothing is tried by force"

  func findings(in file: SourceFile) -> [Finding] {
    guard file.isSwift else { return [] }
    return file.findings { _, code in
      code.contains(/\btry!/) ? "handle the error or pass it on" : nil
    }
  }
}
