extension StringTable {
  /// A key that has no text in the person's language.
  public struct MissingText: Hashable, Sendable {
    /// The key that was asked for.
    public let key: String
    /// The name of the table.
    public let table: String
    /// The language that lacks the text.
    public let language: String
    /// What was shown in its place.
    public let source: Source

    /// Makes a report.
    public init(key: String, table: String, language: String, source: Source) {
      self.key = key
      self.table = table
      self.language = language
      self.source = source
    }
  }
}
