import Foundation
import Onboarding
import Testing

@Suite("A licence in RTF")
struct RTFLicenceTests {
  private func read(_ body: String) throws -> LicenceDocument {
    try LicenceDocument(Array(#"{\rtf1\ansi\deff0 \#(body)}"#.utf8))
  }

  @Test(
    "is read as text",
    arguments: [
      (#"One\par Two\par"#, "One\nTwo"),
      (#"a\line b\tab c"#, "a\nb\tc"),
      ("a\nb\r\nc", "abc"),
      (#"caf\'e9 \'80"#, "café €"),
      (#"\u8364?\u8364 ?\uc0\u8364 x"#, "€€€x"),
      (#"\u-3913\u-8249?"#, nil),
      (#"\u55357?\u56836?"#, "😄"),
      (#"\uc2\u233\'e9\'e9x"#, "éx"),
      (#"{\fonttbl{\f0 Arial;}{\f1\fcharset204 Arial;}}\f1 \'cf\f0 \'cf"#, "ПÏ"),
      (#"{\colortbl;\red1;}{\stylesheet{\s1 Heading;}}{\info{\author evil}}x"#, "x"),
      (#"{\*\unknown evil {evil}}x"#, "x"),
      (#"{\pict\pngblip 89504e47}x{\object{\*\objdata 00}{\result evil}}y"#, "xy"),
      (#"{\header evil\par}{\footer evil}x"#, "x"),
      (#"a{\footnote {\super 1} below}b"#, "a [1 below]b"),
      (#"\{a\}\\ \~b\_c\-d"#, "{a}\\ \u{A0}b\u{2011}cd"),
      (#"\lquote a\rquote\ldblquote b\rdblquote\emdash\endash\bullet"#, "‘a’“b”—–•"),
      (#"{\v evil}x{\deleted evil}y"#, "xy"),
      (#"{\listtext\tab 1.\tab}a\par"#, "\t1.\ta"),
      (#"\trowd a\cell b\cell\row c"#, "a\tb\t\nc"),
      (#"\sa200 a\par b\par\pard c\par d"#, "a\n\nb\n\nc\nd"),
      (#"{\*\bkmkstart x}a{\*\bkmkend x}"#, "a"),
    ] as [(String, String?)])
  func text(body: String, text: String?) throws {
    guard let text else {
      #expect(throws: LicenceError.self) { try read(body) }
      return
    }
    #expect(try read(body).text == text)
  }

  @Test("keeps the looks of its words")
  func spans() throws {
    let document = try read(
      #"\b bold\b0  {\i slanted} \ul line\ulnone  {\fs40 Title}\strike gone\plain  plain"#)
    let units = Array(document.text.utf16)
    let parts = document.spans.map { String(decoding: units[$0.range], as: UTF16.self) }
    #expect(parts == ["bold", "slanted", "line", "Title", "gone"])
    let looks = document.spans.map(\.look)
    #expect(looks.map(\.isBold) == [true, false, false, false, false])
    #expect(looks.map(\.isItalic) == [false, true, false, false, false])
    #expect(looks.map(\.isUnderlined) == [false, false, true, false, false])
    #expect(looks.map(\.headingLevel) == [0, 0, 0, 1, 0])
    #expect(looks.map(\.isStruckThrough) == [false, false, false, false, true])
  }

  @Test(
    "has links, and none to scripts",
    arguments: [
      (#"{\*\fldinst{HYPERLINK "https://example.com/a"}}"#, "https://example.com/a"),
      (#"{\*\fldinst HYPERLINK "mailto:a@example.com" }"#, "mailto:a@example.com"),
      (#"{\*\fldinst{\rtlch HYPERLINK https://example.com}}"#, "https://example.com"),
      (#"{\*\fldinst{HYPERLINK "javascript:x"}}"#, nil), (#"{\*\fldinst PAGE}"#, nil),
    ] as [(String, String?)])
  func links(instruction: String, link: String?) throws {
    let document = try read(#"a {\field\#(instruction){\fldrslt {\b here}}} b"#)
    #expect(document.text == "a here b")
    #expect(document.spans.first?.look.link?.absoluteString == link)
    #expect(document.spans.count == 1 && document.spans.first?.look.isBold == true)
  }

  @Test(
    "that breaks the rules says which",
    arguments: [
      ("no RTF", LicenceError.malformed(.rtf, .notThisFormat)),
      (#"{\rtf1 a"#, .malformed(.rtf, .neverClosed("the group that begins the text"))),
      (#"{\rtf1 a} b"#, .malformed(.rtf, .textBehindEnd)),
      (#"{\rtf1\ansicpg932 \'88\'9f}"#, .unknownEncoding("code page 932")),
      (#"{\rtf1 \'81}"#, .malformedText(.windows1252)), (#"{\rtf1 }"#, .empty),
      (#"{\rtf1 \u56836?}"#, .malformedText(.utf16LittleEndian)),
    ])
  func faults(text: String, error: LicenceError) {
    #expect(throws: error) { try LicenceDocument(Array(text.utf8), as: .rtf) }
    #expect(!error.description.isEmpty)
  }

  @Test("does not lie deeper than it can be read")
  func depth() {
    let text = #"{\rtf1 "# + String(repeating: "{", count: 100_000)
    #expect(throws: LicenceError.malformed(.rtf, .tooDeep(maximum: 256))) {
      try LicenceDocument(Array(text.utf8))
    }
  }

  @Test("skips what is counted in bytes, and does not trust the count")
  func binary() throws {
    #expect(try read(#"{\pict\bin4 }}}}}x"#).text == "x")
    #expect(throws: LicenceError.self) { try read(#"{\pict\bin2147483647 }x"#) }
    #expect(try read(#"{\pict\bin-5 00}x"#).text == "x")
  }
}
