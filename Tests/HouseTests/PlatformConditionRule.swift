/// The screens and their themes are the same source on each platform.
struct PlatformConditionRule: Rule {
  let sentence = "Floors 4 and 5 hold no #if os"

  private let floors = ["SAPFiori", "FioriSwiftUICore", "FioriThemeManager"]

  func findings(in file: SourceFile) -> [Finding] {
    guard floors.contains(where: { file.path.hasPrefix("Sources/\($0)/") }) else { return [] }
    return file.findings { _, code in
      let isCondition = code.contains("#if") || code.contains("#elseif")
      return isCondition && code.contains("os(") ? "no #if os here" : nil
    }
  }
}
