/// One rule of the house, over the text of one file.
protocol Rule: Sendable {
  /// The rule as a sentence.
  var sentence: String { get }

  /// Where the file breaks the rule.
  func findings(in file: SourceFile) -> [Finding]
}
