import SwiftUI
import Testing

/// The parts of a resolved text, as `text|looks`.
func parts(_ text: Text, in environment: TextEnvironment = .test) -> [String] {
  switch text.resolved(in: environment) {
  case .plain(let string, let font, let color):
    return [describe(string, [.font: font, .foregroundColor: color])]
  case .attributed(let text):
    var parts: [String] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, range, _ in
      parts.append(describe(text.attributedSubstring(from: range).string, attributes))
    }
    return parts
  }
}

/// UIKit's fonts have italics in regular weight only, so far.
private let boldItalic =
  Font.body.bold().italic().uiFont(for: .large) == Font.body.bold().uiFont(for: .large)
  ? "bold" : "bold italic"

private func describe(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> String {
  var looks: [String] = []
  let font = attributes[.font] as? UIFont
  switch font {
  case Font.body.uiFont(for: .large): break
  case Font.body.bold().uiFont(for: .large): looks.append("bold")
  case Font.body.italic().uiFont(for: .large): looks.append("italic")
  case Font.body.bold().italic().uiFont(for: .large): looks.append(boldItalic)
  case Font.body.monospaced().uiFont(for: .large): looks.append("code")
  case Font.title.uiFont(for: .large): looks.append("title")
  default: looks.append("\(font as Any)")
  }
  switch attributes[.foregroundColor] as? UIColor {
  case UIColor.black: break
  case UIColor.orange: looks.append("tint")
  case let color:
    looks.append(color == Color.red.uiColor(tint: .orange) ? "red" : "\(color as Any)")
  }
  if attributes[.underlineStyle] != nil { looks.append("underlined") }
  if attributes[.strikethroughStyle] != nil { looks.append("struck") }
  if let kern = attributes[.kern] as? NSNumber { looks.append("kern \(kern)") }
  if let offset = attributes[.baselineOffset] as? NSNumber { looks.append("offset \(offset)") }
  if let link = attributes[.link] as? URL { looks.append(link.absoluteString) }
  return looks.isEmpty ? string : "\(string)|\(looks.joined(separator: ","))"
}

extension TextEnvironment {
  static var test: TextEnvironment {
    TextEnvironment(
      foreground: .black, tint: .orange, locale: Locale(identifier: "en_US"))
  }
}

@Suite("A text") struct TextTests {
  @Test("of a literal is a key, of a variable it is as it is")
  func literals() {
    let variable = "**a**"
    #expect(Text("a") == Text(LocalizedStringKey("a")))
    #expect(Text(variable) == Text(verbatim: "**a**"))
    #expect(parts(Text(variable)) == ["**a**"])
    #expect(parts(Text(variable.dropFirst())) == ["*a**"])
    #expect(parts(Text(.init(variable))) == ["a|bold"])
  }

  @Test("without looks of its own is a plain string with one font and colour")
  func plain() {
    #expect(
      Text("a").bold().foregroundColor(.red).resolved(in: .test)
        == .plain(
          "a", font: Font.body.bold().uiFont(for: .large),
          color: Color.red.uiColor(tint: .orange)))
    #expect(Text("").resolved(in: .test).string == "")
  }

  @Test("takes looks from its place, and the nearest of two holds")
  func precedence() {
    var place = TextEnvironment.test
    place.looks = [.bold(true)]
    #expect(parts(Text("a"), in: place) == ["a|bold"])
    #expect(parts(Text("a").bold(false), in: place) == ["a"])
    #expect(parts(Text("a").font(.title).font(.body)) == ["a|title"])
    #expect(parts(Text("a").font(nil).foregroundColor(nil)) == ["a"])
  }

  @Test("has every look that a label can show")
  func looks() {
    #expect(parts(Text("a").underline()) == ["a|underlined"])
    #expect(parts(Text("a").underline(false)) == ["a"])
    #expect(parts(Text("a").strikethrough()) == ["a|struck"])
    #expect(parts(Text("a").kerning(2)) == ["a|kern 2.0"])
    #expect(parts(Text("a").tracking(3).kerning(2)) == ["a|kern 3.0"])
    #expect(parts(Text("a").baselineOffset(4)) == ["a|offset 4.0"])
    #expect(parts(Text("a").bold().italic()) == ["a|\(boldItalic)"])
    #expect(parts(Text("a").foregroundColor(.accentColor)) == ["a|tint"])
    #expect(parts(Text("a").fontWeight(.bold)) == ["a|bold"])
    #expect(parts(Text("a").foregroundStyle(.red)) == ["a|red"])
    #expect(parts(Text("a").foregroundStyle(.tint)) == ["a|tint"])
    #expect(Text("a").foregroundStyle(.secondary) == Text("a").foregroundStyle(.secondary))
    #expect(Text("a").foregroundStyle(.secondary) != Text("a").foregroundStyle(.tertiary))
  }

  @Test("joins others, each with its own looks and those of the whole")
  func joining() {
    let text = Text("a").bold() + Text("b").foregroundColor(.red) + Text("c")
    #expect(parts(text) == ["a|bold", "b|red", "c"])
    #expect(parts(text.italic()) == ["a|\(boldItalic)", "b|italic,red", "c|italic"])
    #expect(parts(Text("a") + Text("b")) == ["ab"])
    #expect(Text("a") + Text("b") == Text("a") + Text("b"))
    #expect(Text("a") + Text("b") != Text("a") + Text("c"))
  }

  @Test("keeps the order of a long row, and can be taken apart")
  func longRow() {
    var text = Text("")
    for number in 0..<20_000 { text = text + Text(verbatim: "\(number % 10)") }
    let shown = text.plainString(in: Locale(identifier: "en"))
    #expect(shown.count == 20_000)
    #expect(shown.hasPrefix("01234567890") && shown.hasSuffix("789"))
  }

  @Test("shows what GTK would end at as a replacement")
  func nul() {
    #expect(parts(Text(verbatim: "a\0b")) == ["a\u{FFFD}b"])
    #expect(parts(Text("*a\0b*")) == ["a\u{FFFD}b|italic"])
  }

  @Test("can be shown by a label, with links that can be followed")
  @MainActor func label() {
    let label = UILabel()
    let text = Text("see **our** [terms](https://example.com) \(Text("now").kerning(1))")
    if case .attributed(let string) = text.resolved(in: .test) { label.attributedText = string }
    label.sizeToFit()
    #expect(label.text == "see our terms now")
    #expect(label.bounds.width > 0)
  }

  @Test("shows values by their format in the person's way")
  func formats() {
    var place = TextEnvironment.test
    #expect(parts(Text(1234, format: .number)) == ["1,234"])
    place.locale = Locale(identifier: "de_DE")
    #expect(parts(Text(1234, format: .number), in: place) == ["1.234"])
    let date = Date(timeIntervalSince1970: 43_200)
    #expect(parts(Text(date, format: .iso8601.year())) == ["1970"])
    #expect(Text(1, format: .number) == Text(1, format: .number))
    #expect(Text(1, format: .number) != Text(2, format: .number))
  }
}

@Suite("Markdown in a text") struct TextMarkdownTests {
  @Test("makes looks")
  func looks() {
    #expect(
      parts(Text("a **b** *c* ***d*** `e`")) == [
        "a ", "b|bold", " ", "c|italic", " ", "d|\(boldItalic)", " ", "e|code",
      ])
    #expect(parts(Text("**“a”** b")) == ["“a”|bold", " b"])
    #expect(parts(Text("snake_case & \\*so\\* on")) == ["snake_case & *so* on"])
    #expect(parts(Text("**open")) == ["**open"])
  }

  @Test("makes links in the tint")
  func links() {
    #expect(
      parts(Text("see [**our** terms](https://example.com/a)")) == [
        "see ", "our|bold,tint,https://example.com/a", " terms|tint,https://example.com/a",
      ])
    #expect(
      parts(Text("<https://example.com>")) == [
        "https://example.com|tint,https://example.com"
      ])
    #expect(parts(Text("[a]()")) == ["a"])
    #expect(parts(Text("[a](http://[)")) == ["a"])
  }

  @Test("is no mark in values, which may be a link's address")
  func values() {
    let name = "*x* [y](z) \u{FFFD} <b>"
    #expect(parts(Text("**\(name)**!")) == ["\(name)|bold", "!"])
    #expect(parts(Text("`\(name)`")) == ["\(name)|code"])
    let address = "https://example.com/?a=*b*"
    #expect(parts(Text("[\("t")](\(address))")) == ["t|tint,\(address)"])
    #expect(parts(Text("\(name)")) == [name])
  }

  @Test("leaves looks to texts that are values")
  func texts() {
    #expect(parts(Text("a \(Text("b").bold()) c")) == ["a ", "b|bold", " c"])
    #expect(parts(Text("*a \(Text("b").bold())*")) == ["a |italic", "b|\(boldItalic)"])
    var red = AttributedString("r")
    red.foregroundColor = .red
    #expect(parts(Text("a \(red)")) == ["a ", "r|red"])
  }

  @Test(
    "is read inside lines only, and spaces and line ends are kept",
    arguments: [
      "# no_title", "- no\n- list_s", "1. a_b", "> q_q", "    a_b", "a_b\n\nc", "  a_b  ",
      "a_\r\nb",
      "[a]: /b", "a_b\n===", "***", "\n_\n", "_  \n  b", "<div>\na", "<!-- a -->", "<?a?>",
      "~~~\na_",
      "\t_\t", "&", " _ \n \n",
    ])
  func blocks(text: String) {
    let shown = Text(.init(text)).plainString(in: Locale(identifier: "en"))
    #expect(shown == text.replacingOccurrences(of: "\r\n", with: "\n"))
  }

  @Test("keeps every value apart when there are many")
  func manyValues() {
    var interpolation = LocalizedStringKey.StringInterpolation(
      literalCapacity: 0, interpolationCount: 0)
    for number in 0..<300 {
      interpolation.appendInterpolation("<\(number)>")
      interpolation.appendLiteral("*")
    }
    let shown = Text(LocalizedStringKey(stringInterpolation: interpolation))
      .plainString(in: Locale(identifier: "en"))
    #expect(shown.filter { $0 != "*" } == (0..<300).map { "<\($0)>" }.joined())
  }

  @Test(
    "of any kind and length is shown, whatever marks are left open",
    arguments: [
      ("*a_", nil), ("**a", nil), ("[", "["), ("](", "]("), ("![[]()", nil), ("`", "`"),
      ("<!A ", "<!A "), ("<?", "<?"), ("<![CDATA[", "<![CDATA["), ("<!--", "<!--"),
      ("[a](<b", "[a](<b"), ("[a](", "[a]("), ("&#", "&#"), ("[a](b) ", "a "),
      ("\0*", nil), ("é*", nil), ("*[", nil), ("[[a](b)", "[a"), ("[[a]](b", "[[a]](b"),
      ("<a@b>", "a@b"), ("*%@_", nil),
    ] as [(String, String?)])
  func hostile(piece: String, shown: String?) {
    let count = 20_000 / piece.utf8.count
    let text = Text(.init(String(repeating: piece, count: count)))
    let string = text.resolved(in: .test).string
    if let shown {
      #expect(string == String(repeating: shown, count: count))
    } else {
      #expect(!string.isEmpty)
    }
  }
}
