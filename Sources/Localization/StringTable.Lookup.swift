extension StringTable {
  /// A text with the place that it came from.
  public struct Lookup: Hashable, Sendable {
    /// The text to show.
    public let text: String
    /// Where it was found.
    public let source: Source

    /// Makes a text with its place.
    public init(text: String, source: Source) {
      self.text = text
      self.source = source
    }
  }
}
