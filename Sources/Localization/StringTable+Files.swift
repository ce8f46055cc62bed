import Foundation

extension StringTable {
  /// Reads the table that fits the person best from `<language>.lproj/<name>.strings` in a folder.
  ///
  /// Without a table in a language that the person reads, the English one is taken, and without
  /// that the first in the alphabet.
  ///
  /// - Parameters:
  ///   - name: The table's name, without `.strings`.
  ///   - folder: The folder that holds the `.lproj` folders, such as a bundle's resources.
  ///   - choice: The languages that the person reads.
  ///   - report: Called once for each key that has no text in the language taken.
  /// - Throws: ``StringTableError`` when there is no table, or one of the two is not readable.
  public init(
    named name: String = "Localizable",
    in folder: URL,
    for choice: LanguageChoice = LanguageChoice(),
    report: @escaping @Sendable (MissingText) -> Void = Self.reportToStandardError
  ) throws(StringTableError) {
    let languages = Self.languages(with: name, in: folder)
    let english = languages.contains("en") ? "en" : nil
    guard let language = choice.best(of: languages) ?? english ?? languages.first else {
      throw .noTable(named: name)
    }
    let englishEntries =
      if let english { try Self.entries(named: name, language: english, in: folder) } else {
        [String: String]()
      }
    self.init(
      entries: language == english
        ? englishEntries : try Self.entries(named: name, language: language, in: folder),
      language: language,
      english: englishEntries,
      name: name,
      report: report)
  }

  /// The languages that have the table in a folder, in the order of the alphabet.
  public static func languages(with name: String, in folder: URL) -> [String] {
    // A folder that cannot be listed has no tables; the initialiser above then says so.
    let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return contents.filter { $0.hasSuffix(".lproj") }
      .map { String($0.dropLast(".lproj".count)) }
      .filter { language in
        FileManager.default.fileExists(
          atPath: file(named: name, language: language, in: folder).path)
      }
      .sorted()
  }

  private static func file(named name: String, language: String, in folder: URL) -> URL {
    folder.appendingPathComponent("\(language).lproj").appendingPathComponent("\(name).strings")
  }

  private static func entries(
    named name: String, language: String, in folder: URL
  ) throws(StringTableError) -> [String: String] {
    let data: Data
    do {
      data = try Data(contentsOf: file(named: name, language: language, in: folder))
    } catch {
      throw .unreadable(named: name, language: language)
    }
    do {
      // The format of .strings files is the old one of property lists, which Foundation reads.
      let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      guard let entries = list as? [String: String] else {
        throw StringTableError.malformed(named: name, language: language)
      }
      return entries
    } catch {
      throw .malformed(named: name, language: language)
    }
  }
}
