extension StringTable {
  /// Where the text of a key came from.
  public enum Source: Hashable, Sendable {
    /// From the table in the person's language.
    case chosenLanguage
    /// From the English table, or the English text that the caller has given.
    case english
    /// From nowhere: the text is the key itself.
    case key
  }
}
