/// Looks for what an author of a style sheet does not see on their own screen: names that nothing
/// has, properties that do nothing, and text that is hard to read.
///
/// ```swift
/// for finding in try StyleSheetLint.findings(in: "Lable { font-size: 12; }") {
///   print(finding)  // style sheet:1:1: no part has the class Lable; is Label meant?
/// }
/// ```
public enum StyleSheetLint {
  /// Everything that was found, in the order of the text.
  ///
  /// - Parameters:
  ///   - text: The style sheet.
  ///   - file: Where it comes from, for the findings.
  ///   - ownClasses: Classes that the app gives to views of its own.
  /// - Throws: ``StyleSheetParsingError`` for a sheet that cannot be taken.
  public static func findings(
    in text: String, file: String? = nil, ownClasses: Set<String> = []
  ) throws(StyleSheetParsingError) -> [StyleSheetFinding] {
    let sheet = try StyleSheet(text, file: file)
    let theme = try StyleTheme([sheet])
    var findings: [StyleSheetFinding] = []
    for rule in sheet.rules { inspect(rule, file, ownClasses, &findings) }
    findings += ContrastCheck(sheet: sheet, theme: theme).findings()
    return findings.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  private static func inspect(
    _ rule: StyleSheet.Rule, _ file: String?, _ ownClasses: Set<String>,
    _ findings: inout [StyleSheetFinding]
  ) {
    var kinds: [(name: String, properties: Set<StyleProperty>)] = []
    for name in rule.classes where !ownClasses.contains(name.name) {
      switch KnownClasses.lookUp(name.name) {
      case .parts(let properties): kinds.append((name.name, properties))
      case .later:
        findings.append(
          StyleSheetFinding(.classWithoutScreen(name: name.name), file: file, at: name.place))
      case .unknown(let similar):
        findings.append(
          StyleSheetFinding(
            .unknownClass(name: name.name, similar: similar), file: file, at: name.place))
      }
    }
    // One finding a declaration: a list of classes would say the same thing for each of them.
    for declaration in rule.declarations {
      let name = declaration.property
      let problem: StyleSheetFinding.Problem?
      if let property = StyleProperty(rawValue: name) {
        if let reason = property.reasonWithoutEffect {
          problem = .propertyWithoutEffect(property: name, reason: reason)
        } else {
          problem = kinds.first { !$0.properties.contains(property) }.map {
            .propertyOfOtherParts(property: name, className: $0.name)
          }
        }
      } else {
        problem = .unknownProperty(
          name: name, similar: Spelling.nearest(to: name, in: KnownClasses.propertyNames))
      }
      if let problem {
        findings.append(StyleSheetFinding(problem, file: file, at: declaration.place))
      }
    }
  }
}
