import SwiftUI
import Testing

@Suite("Tildes in a text") struct StrikethroughTests {
  @Test(
    "strike out what is between two or between two pairs",
    arguments: [
      ("~~a~~ b", ["a|struck", " b"]),
      ("~a~ b", ["a|struck", " b"]),
      ("a ~~*b* c~~", ["a ", "b|italic,struck", " c|struck"]),
      ("**a ~~b~~**", ["a |bold", "b|bold,struck"]),
      ("~~a~~~~b~~", ["a~~~~b|struck"]),
    ] as [(String, [String])])
  func struck(text: String, expected: [String]) {
    #expect(parts(Text(LocalizedStringKey(text))) == expected)
  }

  @Test(
    "are tildes where they are no marks",
    arguments: [
      "~~a", "a~~", "~~ a ~~", "~~a~", "~~~a~~~", "5 ~ 6 ~ 7", "~5 and ~6", "a ~~",
    ])
  func plain(text: String) { #expect(parts(Text(LocalizedStringKey(text))) == [text]) }

  @Test("are tildes after a backslash, and in code")
  func escaped() {
    #expect(parts(Text("\\~~a~~")) == ["~", "~a~~"] || parts(Text("\\~~a~~")) == ["~~a~~"])
    #expect(parts(Text("`~~a~~`")) == ["~~a~~|code"])
    #expect(parts(Text("`\\~`")) == ["\\~|code"])
    #expect(parts(Text("\\\\~~a~~")) == ["\\", "a|struck"])
  }

  @Test("are read in no more time than the text is long")
  func many() {
    let text = String(repeating: "~a ~~b ", count: 20_000)
    #expect(AttributedString(inlineMarkdown: text).characters.count == text.count)
  }
}
