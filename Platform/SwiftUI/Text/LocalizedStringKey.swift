/// A text's key in a table of translations, with the values that go into its places.
///
/// A literal is such a key. Without a translation the key itself is shown. In what is shown, marks
/// of Markdown make emphasis, code and links; values are inserted as they are.
///
/// ```swift
/// let name = "Ada"
/// let greeting: LocalizedStringKey = "Welcome, **\(name)**"  // the key is "Welcome, **%@**"
/// ```
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// What is looked up; a `printf` format when there are arguments.
  package let key: String
  let arguments: [Argument]

  /// Makes a key that has no values.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// Makes a key from a literal without values.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a key from a literal with values.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// The text in the language of `locale` with its values, marks of Markdown left in.
  package func resolved(table: String?, bundle: Bundle?, locale: Locale) -> String {
    filled(format(table: table, bundle: bundle, locale: locale), locale: locale)
  }

  /// A translation with its places filled.
  func filled(_ format: String, locale: Locale) -> String {
    guard !arguments.isEmpty else { return format }
    var result = ""
    FormatPlaces.fill(format, into: &result) { result, index, place in
      guard arguments.indices.contains(index) else { return false }
      result += arguments[index].string(place: place, locale: locale)
      return true
    }
    return result
  }

  /// The translation of the key, or the key, its places not filled.
  func format(table: String?, bundle: Bundle?, locale: Locale) -> String {
    StringTables.text(forKey: key, table: table, bundle: bundle, locale: locale) ?? key
  }
}
