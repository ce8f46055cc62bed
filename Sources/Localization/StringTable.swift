import Foundation

/// Texts by key in the person's language, with English behind them.
///
/// Use one table a module. The texts are read once, when the table is made; looking one up reads no
/// file. A key without a text falls back to English, then to the key itself, and is reported once.
/// A text that depends on a number (one file, two files) has an entry for each form that differs,
/// with the form's name behind the key: `files#one`.
///
/// ```swift
/// let table = StringTable(entries: ["greeting": "Hallo, %1$@!"], language: "de")
/// print(table.text("greeting", "Ada"))  // Hallo, Ada!
/// ```
public struct StringTable: Sendable {
  /// The table's name, which is also that of its file.
  public let name: String
  /// The language of the texts, spelt as its folder is.
  public let language: String

  private let entries: [String: String]
  private let english: [String: String]
  private let reports: MissingTextReports

  /// Makes a table from texts in memory.
  ///
  /// - Parameters:
  ///   - entries: The texts by key.
  ///   - language: The language that they are in, as a BCP 47 tag.
  ///   - english: The English texts behind them.
  ///   - name: The table's name, for reports.
  ///   - report: Called once for each key that has no text in `language`, on the thread that asked.
  ///     By default a line goes to standard error.
  public init(
    entries: [String: String],
    language: String,
    english: [String: String] = [:],
    name: String = "Localizable",
    report: @escaping @Sendable (MissingText) -> Void = Self.reportToStandardError
  ) {
    self.name = name
    self.language = language
    self.entries = entries
    self.english = english
    reports = MissingTextReports(report)
  }

  /// Looks a key up.
  ///
  /// - Parameters:
  ///   - key: The key of the text.
  ///   - fallback: The English text to use when neither table has one.
  public func lookup(_ key: String, english fallback: String? = nil) -> Lookup {
    if let text = entries[key] { return Lookup(text: text, source: .chosenLanguage) }
    let found: Lookup
    if let text = english[key] ?? fallback {
      found = Lookup(text: text, source: .english)
      // An English reader misses nothing, so there is nothing to report.
      if LanguageTag(language)?.language == "en" { return found }
    } else {
      found = Lookup(text: key, source: .key)
    }
    reports.add(MissingText(key: key, table: name, language: language, source: found.source))
    return found
  }

  /// The text of a key with its places filled; see ``TextFormat`` for how places are written.
  public func text(_ key: String, english fallback: String? = nil, _ arguments: String...) -> String
  {
    let text = lookup(key, english: fallback).text
    return arguments.isEmpty ? text : TextFormat.fill(text, with: arguments)
  }

  /// The text of a key in the form that a number asks for, with the number in its first place.
  ///
  /// - Parameters:
  ///   - key: The key; an entry such as `key#few` counts before it where it is there.
  ///   - count: The number.
  ///   - figure: The number as it is written; nil writes a whole one without a point.
  ///   - fallback: The English text in a form, to use when neither table has one.
  public func text(
    _ key: String, count: Double, _ figure: String? = nil,
    english fallback: ((PluralForm) -> String)? = nil
  ) -> String {
    let number = figure ?? Int(exactly: count).map { String($0) } ?? String(count)
    let form = PluralForm(for: count, in: language)
    let text =
      entries["\(key)#\(form.rawValue)"]
      ?? lookup(key, english: fallback?(PluralForm(for: count, in: "en"))).text
    return TextFormat.fill(text, with: [number])
  }

  /// Writes one line about a missing text to standard error.
  public static func reportToStandardError(_ missing: MissingText) {
    let line =
      "No text for \"\(missing.key)\" in table \(missing.table), language \(missing.language).\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}
