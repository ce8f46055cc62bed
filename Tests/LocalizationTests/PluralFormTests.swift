import Localization
import Testing

@Suite("A number asks for the form of a word") struct PluralFormTests {
  /// Samples of CLDR's table of plural rules.
  private static let samples: [(String, [Double], PluralForm)] = [
    ("en", [1], .one), ("en", [0, 2, 11, 1.5], .other), ("de-AT", [1], .one), ("tr", [1], .one),
    ("fr", [0, 1, 1.5], .one), ("fr", [2, 17], .other), ("fr", [1_000_000], .many),
    ("pt-BR", [0, 1], .one), ("es", [1], .one), ("es", [0, 2], .other), ("it", [2_000_000], .many),
    ("hi", [0, 1, 0.5], .one), ("hi", [2, 1.5], .other),
    ("he", [1], .one), ("he", [2], .two), ("he", [3, 20], .other),
    ("cs", [1], .one), ("cs", [2, 4], .few), ("cs", [5, 22], .other), ("cs", [1.5], .many),
    ("pl", [1], .one), ("pl", [2, 4, 22, 254], .few), ("pl", [0, 5, 12, 21, 112], .many),
    ("pl", [1.5], .other),
    ("ru", [1, 21, 101], .one), ("uk", [2, 24, 102], .few), ("ru", [0, 5, 11, 12, 111], .many),
    ("ru", [1.5], .other),
    ("ar", [0], .zero), ("ar", [1], .one), ("ar", [2], .two), ("ar", [3, 10, 103], .few),
    ("ar", [11, 99, 111], .many), ("ar", [100, 102, 1_000], .other),
    ("ja", [0, 1, 2], .other), ("ko", [1], .other), ("zh-Hant", [1], .other), ("xx", [1], .other),
    ("en", [-1], .one), ("en", [.infinity, .nan, 1e300], .other),
  ]

  @Test("by the rules of its language", arguments: samples)
  func forms(_ language: String, _ numbers: [Double], _ form: PluralForm) {
    for number in numbers { #expect(PluralForm(for: number, in: language) == form, "\(number)") }
  }

  @Test("and a table has a text for each form that differs")
  func table() {
    let table = StringTable(
      entries: ["files": "%1$@ plików", "files#one": "%1$@ plik", "files#few": "%1$@ pliki"],
      language: "pl")
    #expect(table.text("files", count: 1) == "1 plik")
    #expect(table.text("files", count: 3) == "3 pliki")
    #expect(table.text("files", count: 5) == "5 plików")
  }

  @Test("and a fraction is written as the caller writes it")
  func written() {
    let table = StringTable(entries: ["a": "%1$@ s"], language: "de")
    #expect(table.text("a", count: 2.5, "2,5") == "2,5 s")
  }
}
