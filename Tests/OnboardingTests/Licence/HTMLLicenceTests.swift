import Foundation
import Onboarding
import Testing

@Suite("A licence in HTML")
struct HTMLLicenceTests {
  private func read(_ page: String) throws -> LicenceDocument {
    try LicenceDocument(Array(page.utf8), as: .html)
  }

  /// The parts of a document that look in a way of their own, as they are read.
  private func looks(_ page: String) throws -> [String] {
    let document = try read(page)
    let units = Array(document.text.utf16)
    return document.spans.map { span in
      var names: [String] = []
      let look = span.look
      if look.headingLevel > 0 { names.append("h\(look.headingLevel)") }
      if look.isBold { names.append("bold") }
      if look.isItalic { names.append("italic") }
      if look.isUnderlined { names.append("underlined") }
      if look.isStruckThrough { names.append("struck") }
      if look.isMonospaced { names.append("code") }
      if let link = look.link { names.append(link.absoluteString) }
      let part = String(decoding: units[span.range], as: UTF16.self)
      return "\(names.joined(separator: " ")): \(part)"
    }
  }

  @Test(
    "is read as text",
    arguments: [
      ("<p>One</p><p>Two</p>", "One\n\nTwo"),
      ("<p>One<p>Two", "One\n\nTwo"),
      ("One<br>Two<br/>Three", "One\nTwo\nThree"),
      ("  a \n\t b  <b> c </b> d ", "a b c d"),
      ("<h1>Title</h1>Text", "Title\n\nText"),
      ("<div>a<div>b</div>c</div>d", "a\nb\nc\nd"),
      ("<ul><li>a<li>b<ul><li>c</ul></ul>d", "•  a\n•  b\n    •  c\n\nd"),
      ("<ol><li>a</li><li>b</li></ol>", "1.  a\n2.  b"),
      ("<ol start=3 type=a><li>x<li value=27>y</ol>", "c.  x\naa.  y"),
      ("<ol type=I><li>x<li>y<li>z<li>w</ol>", "I.  x\nII.  y\nIII.  z\nIV.  w"),
      ("<pre>a\n  b\n</pre>c", "a\n  b\n\nc"),
      (
        "<table><tr><th>a<td>b<tr><td>c</td><td>d</td></tr></table>e", "a\tb\nc\td\n\ne"
      ),
      ("a<hr>b", "a\n\nb"),
      ("<blockquote>a</blockquote>b", "a\n\nb"),
      ("<dl><dt>a<dd>b<dt>c<dd>d</dl>", "a\nb\nc\nd"),
      ("a<img src='https://example.com/a.png' alt='the mark'>b", "athe markb"),
      ("&lt;b&gt; &amp; &copy; &#169; &#xA9; &eacute;", "<b> & © © © é"),
      ("AT&T &unknown; &", "AT&T &unknown; &"),
      ("&#0; &#55296; &#1114112; &#150;", "\u{FFFD} \u{FFFD} \u{FFFD} –"),
      ("a < b, 1<2", "a < b, 1<2"),
      ("<!DOCTYPE html><html><head><title>T</title></head><body>x</body></html>", "x"),
      ("a<!-- <p>no</p> -->b<!-->c", "abc"),
      ("<P>A</P><STRONG>b</STRONG>", "A\n\nb"),
      ("a\u{202E}b&#x202E;c", "abc"),
      ("a\u{1}b", "ab"),
    ])
  func text(page: String, text: String) throws {
    #expect(try read(page).text == text)
  }

  @Test("keeps the looks of its words")
  func spans() throws {
    #expect(
      try looks("<h2>Terms</h2><p>You <b>may</b> <i>use</i> <u>this</u> <s>app</s> <tt>x</tt>") == [
        "h2: Terms", "bold: may", "italic: use", "underlined: this", "struck: app", "code: x",
      ])
    #expect(try looks("<b>a <i>b</b> c</i> d") == ["bold: a", "bold italic: b", "italic: c"])
    #expect(try looks("𝔸é<b>x</b>") == ["bold: x"], "counted in units of UTF-16")
    #expect(try looks("<b>a</b><b>b</b>") == ["bold: ab"])
  }

  @Test(
    "leads to pages, mail and telephones, and to nothing else",
    arguments: [
      ("https://example.com/a?b=1&amp;c=2", "https://example.com/a?b=1&c=2"),
      ("HTTP://example.com", "HTTP://example.com"),
      ("mailto:a@example.com", "mailto:a@example.com"),
      (" tel:+491234 ", "tel:+491234"), ("javascript:alert(1)", nil), ("data:text/html,x", nil),
      ("file:///etc/passwd", nil), ("java\nscript:alert(1)", nil), ("terms.html", nil), ("", nil),
      ("https://example.com/" + String(repeating: "a", count: 3_000), nil),
    ] as [(String, String?)])
  func links(address: String, link: String?) throws {
    let expected = link.map { ["\($0): x"] } ?? []
    #expect(try looks("<a href=\"\(address)\">x</a>") == expected)
  }

  @Test(
    "never runs, fetches or shows what is no text of its own",
    arguments: [
      "<script>document.write('evil')</script>", "<SCRIPT>evil</ScRiPt >",
      "<style>p { content: 'evil' }</style>", "<script><!-- evil </script>",
      "<iframe src='https://example.com/evil'>evil</iframe>",
      "<object>evil<object>x</object></object>",
      "<svg><text>evil</text></svg>", "<template><p>evil</p></template>",
      "<textarea>evil</textarea>", "<p hidden>evil<b>evil</b></p>",
      "<img src=x onerror='evil()'>", "<link rel=stylesheet href='https://example.com/evil'>",
      "<video src=evil>evil</video>", "<math><mi>evil</mi></math>",
      "<object data='a>b'>evil<script>'</object>'</script></object>",
    ])
  func hostile(part: String) throws {
    #expect(try read("before\(part) after").text.replacing("\n", with: "") == "before after")
  }

  @Test(
    "says what is never closed, since the rest would be lost",
    arguments: [
      ("a<script>b", "<script>"), ("a<style>b", "<style>"), ("a<!-- b", "<!--"),
      ("a<svg><g>b</g>", "<svg>"), ("a<b class='x", "a tag"), ("a<p hidden>b", "<p>"),
    ])
  func unclosed(page: String, name: String) {
    #expect(throws: LicenceError.malformed(.html, .neverClosed(name))) { try read(page) }
  }

  @Test("takes tags that are never closed or never opened")
  func sloppy() throws {
    let bold = String(repeating: "<b>", count: 10_000) + "x"
    #expect(try read(bold).text == "x")
    #expect(try read(String(repeating: "<div>", count: 100_000) + "x").text == "x")
    #expect(try read(String(repeating: "</div>", count: 100_000) + "x").text == "x")
    #expect(try read(String(repeating: "<ul><li>", count: 1_000) + "x").text.hasSuffix("x"))
    #expect(try read("a</p></b></li>b").text == "a\n\nb")
    #expect(try read("<a href=x<b>y</a>z").text.hasSuffix("z"))
  }

  @Test("without a letter is none", arguments: ["", "<p></p>", " \n ", "<img src=x>", "&nbsp;"])
  func empty(page: String) {
    #expect(throws: LicenceError.empty) { try read(page) }
  }

  @Test("has its limits")
  func limits() {
    let many = String(repeating: "<b>a</b>b", count: LicenceDocument.maximumSpans + 10)
    #expect(throws: LicenceError.tooManyLooks(maximum: LicenceDocument.maximumSpans)) {
      try read(many)
    }
    let large = [UInt8](repeating: 0x61, count: LicenceDocument.maximumBytes + 1)
    #expect(throws: LicenceError.tooLarge(maximumBytes: LicenceDocument.maximumBytes)) {
      try LicenceDocument(large)
    }
  }
}
