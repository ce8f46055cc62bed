/// A folder is named for its subject.
struct FolderRule: Rule {
  let sentence = "No folder is a drawer for odds and ends"

  private let drawers: Set<Substring> = ["Utilities", "Helpers", "Common", "Misc"]

  func findings(in file: SourceFile) -> [Finding] {
    file.folders.filter(drawers.contains).map {
      Finding(file: file.path, line: 1, message: "a folder must not be called \($0)")
    }
  }
}
