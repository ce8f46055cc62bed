/// Before `main` no program knows its main thread for certain: one that holds the standard library
/// itself runs these functions before libdispatch is awake, and the check ends it.
struct EarlyIsolationRule: Rule {
  let sentence = "What runs before main does not ask for the main actor"

  func findings(in file: SourceFile) -> [Finding] {
    var runsEarly = false
    return file.findings { _, code in
      if code.contains("@section(") { runsEarly = true }
      if code.hasPrefix("}") { runsEarly = false }
      return runsEarly && code.contains("assumeIsolated") ? "asks for the main actor" : nil
    }
  }
}
