import Foundation
import Localization
import Testing

@Suite("Tables are read from the .lproj folders that a caller names")
struct StringTableFilesTests {
  @Test(
    "The table that fits the person best is taken",
    arguments: [
      (["de-AT"], "de", "Hallo"), (["en"], "en", "Hello"), (["ja"], "en", "Hello"),
      (["ja", "de"], "de", "Hallo"), ([], "en", "Hello"),
    ] as [([String], String, String)])
  func takesBest(preferences: [String], language: String, greeting: String) throws {
    try withFolder([
      "en.lproj/Kit.strings": #""greeting" = "Hello"; "only" = "English only";"#,
      "de.lproj/Kit.strings": #"/* Gruß */ "greeting" = "Hallo";"#,
      "fr.lproj/Other.strings": #""greeting" = "Bonjour";"#,
    ]) { folder in
      let choice = LanguageChoice(override: preferences, environment: [:])
      let table = try StringTable(named: "Kit", in: folder, for: choice, report: { _ in })
      #expect(table.language == language)
      #expect(table.text("greeting") == greeting)
      #expect(table.text("only") == "English only")
    }
  }

  @Test("Comments, escapes, accents, bare keys and UTF-16 are read", arguments: [false, true])
  func readsSyntax(isUTF16: Bool) throws {
    let source = #"""
      // one line
      /* two
         lines */
      "quote" = "say \"hi\"";
      "line" = "one\ntwo";
      bare = "é ü 例";
      "place" = "%1$@";
      """#
    let data = try #require(source.data(using: isUTF16 ? .utf16 : .utf8))
    try withFolder(["en.lproj/Localizable.strings": ""]) { folder in
      try data.write(to: folder.appendingPathComponent("en.lproj/Localizable.strings"))
      let table = try StringTable(in: folder, for: LanguageChoice(environment: [:]))
      #expect(table.text("quote") == "say \"hi\"")
      #expect(table.text("line") == "one\ntwo")
      #expect(table.text("bare") == "é ü 例")
      #expect(table.text("place", "x") == "x")
    }
  }

  @Test("Without English the first language in the alphabet is taken")
  func takesFirst() throws {
    try withFolder(["it.lproj/T.strings": "a = b;", "fr.lproj/T.strings": "a = c;"]) { folder in
      #expect(StringTable.languages(with: "T", in: folder) == ["fr", "it"])
      let table = try StringTable(named: "T", in: folder, for: LanguageChoice(environment: [:]))
      #expect(table.language == "fr")
    }
  }

  @Test("A folder without the table is an error")
  func noTable() throws {
    try withFolder(["en.lproj/Other.strings": "a = b;"]) { folder in
      #expect(throws: StringTableError.noTable(named: "T")) {
        try StringTable(named: "T", in: folder)
      }
      #expect(throws: StringTableError.noTable(named: "T")) {
        try StringTable(named: "T", in: folder.appendingPathComponent("absent"))
      }
    }
  }

  @Test(
    "A file that is no list of texts is an error",
    arguments: ["garbage", #""a" = "b""#, "a = (1, 2);", "{", ""])
  func malformed(content: String) throws {
    try withFolder(["en.lproj/T.strings": content]) { folder in
      #expect(throws: StringTableError.malformed(named: "T", language: "en")) {
        try StringTable(named: "T", in: folder, for: LanguageChoice(environment: [:]))
      }
    }
  }

  private func withFolder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tables-\(UUID().uuidString)")
    defer {
      do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
    }
    for (path, content) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
    try body(folder)
  }
}
