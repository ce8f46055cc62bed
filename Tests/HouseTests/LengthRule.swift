/// A file over 400 lines has two subjects.
struct LengthRule: Rule {
  let sentence = "No file has more than 400 lines"

  private let limit = 400
  /// Lists of cases, which cannot be divided among files.
  private let lists: Set = ["Sources/Onboarding/Texts/OnboardingText.swift"]

  func findings(in file: SourceFile) -> [Finding] {
    let count = file.lines.last == "" ? file.lines.count - 1 : file.lines.count
    guard count > limit, !lists.contains(file.path) else { return [] }
    return [Finding(file: file.path, line: count, message: "\(count) lines, at most \(limit)")]
  }
}
