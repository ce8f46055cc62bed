/// Why a table of texts could not be read.
public enum StringTableError: Error, Hashable, Sendable {
  /// The folder has no `<language>.lproj` with this table in it.
  case noTable(named: String)
  /// The file `<language>.lproj/<named>.strings` could not be read.
  case unreadable(named: String, language: String)
  /// The file is not a list of keys and texts.
  case malformed(named: String, language: String)
}
