import Localization
import Synchronization
import Testing

@Suite("A text is found in the person's language, else in English, else it is the key")
struct StringTableTests {
  private let german = ["a": "A auf Deutsch"]
  private let english = ["a": "A in English", "b": "B in English"]

  @Test(
    "Where a text comes from",
    arguments: [
      ("a", nil, "A auf Deutsch", .chosenLanguage), ("b", nil, "B in English", .english),
      ("b", "other", "B in English", .english),
      ("c", "C by the caller", "C by the caller", .english),
      ("c", nil, "c", .key),
    ] as [(String, String?, String, StringTable.Source)])
  func looksUp(key: String, fallback: String?, text: String, source: StringTable.Source) {
    let table = StringTable(entries: german, language: "de", english: english, report: { _ in })
    let found = table.lookup(key, english: fallback)
    #expect(found == StringTable.Lookup(text: text, source: source))
    #expect(table.text(key, english: fallback) == text)
  }

  @Test("Each missing text is reported once, with what was shown")
  func reportsOnce() {
    let reports = Mutex<[StringTable.MissingText]>([])
    let table = StringTable(
      entries: german, language: "de", english: english, name: "Onboarding",
      report: { missing in reports.withLock { $0.append(missing) } })
    for key in ["a", "b", "c", "b", "c", "a"] { _ = table.lookup(key) }
    #expect(
      reports.withLock { $0 } == [
        StringTable.MissingText(key: "b", table: "Onboarding", language: "de", source: .english),
        StringTable.MissingText(key: "c", table: "Onboarding", language: "de", source: .key),
      ])
  }

  @Test("An English reader lacks only what has no English text", arguments: ["en", "en-GB"])
  func englishLacksLittle(language: String) {
    let reports = Mutex<[String]>([])
    let table = StringTable(
      entries: [:], language: language, english: english,
      report: { missing in reports.withLock { $0.append(missing.key) } })
    _ = (table.lookup("a"), table.lookup("c", english: "C"), table.lookup("d"))
    #expect(reports.withLock { $0 } == ["d"])
  }

  @Test("Arguments go to their places; without any the text stays as written")
  func fillsArguments() {
    let table = StringTable(entries: ["p": "%2$@ von %1$@"], language: "de")
    #expect(table.text("p", "12", "3") == "3 von 12")
    #expect(table.text("p") == "%2$@ von %1$@")
  }
}
