import Testing

@Suite("The sources keep the rules of the house")
struct HouseTests {
  static let rules: [any Rule] = [
    ImportRule(), PlatformConditionRule(), LengthRule(), FolderRule(), BannerRule(),
    EarlyIsolationRule(),
    ForcedTryRule(), UncheckedRule(), DocumentationRule(),
  ]

  @Test("Each rule holds in each file", arguments: rules.indices)
  func ruleHolds(index: Int) throws {
    let rule = Self.rules[index]
    for finding in try Repository.files().flatMap(rule.findings) {
      Issue.record("\(rule.sentence). \(finding)")
    }
  }

  @Test("The rules see the sources", arguments: ["Package.swift", "Tests/HouseTests/Rule.swift"])
  func repositoryIsFound(path: String) throws {
    #expect(try Repository.files().contains { $0.path == path })
  }
}
