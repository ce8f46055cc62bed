import CCmark

/// Text with marks of Markdown inside a line: `**strong**`, `*emphasis*`, `~~struck~~`, code, links.
///
/// Headings, lists and other blocks are no marks here, and spaces and line ends are kept. The parser
/// works on blocks, so it is given one line that cannot begin any: characters that Unicode keeps out
/// of texts stand for line ends and enclose it.
enum InlineMarkdown {
  /// Text that looks alike.
  struct Run: Equatable {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: String?
  }

  /// Further images than so many are links behind an exclamation mark.
  private static let imageLimit = 500

  /// Whether the text has a character that may be a mark.
  static func mayHaveMarks(_ text: String) -> Bool {
    text.utf8.contains {
      switch $0 {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["),
        UInt8(ascii: "<"), UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "~"):
        true
      default: false
      }
    }
  }

  /// The text in runs, marks taken out.
  static func runs(of text: String) -> [Run] {
    guard mayHaveMarks(text) else { return text.isEmpty ? [] : [Run(text: text)] }
    var line = oneLine(text)
    let document = line.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT)
      }
    }
    defer { cmark_node_free(document) }
    var collector = Collector()
    let iterator = cmark_iter_new(document)
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { break }
      collector.visit(cmark_iter_get_node(iterator), isEntering: event == CMARK_EVENT_ENTER)
    }
    return trimmed(Strikethrough.runs(of: collector.pieces))
  }

  private static func oneLine(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    line.reserveSpace(for: text)
    line.append(Noncharacter.margin)
    line.append(" ")
    var images = 0
    var backslashes = 0
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r":
        line.append(" ")
        line.append(Noncharacter.lineEnd)
        line.append(" ")
      case Noncharacter.margin, Noncharacter.lineEnd, Noncharacter.angle, Noncharacter.image,
        Noncharacter.tilde:
        line.append("\u{FFFD}")
      // The parser takes a tilde for no mark, and would drop the backslash before it.
      case "~" where !backslashes.isMultiple(of: 2): line.append(Noncharacter.tilde)
      default:
        // Declarations and instructions of HTML are text; looking for their ends takes the parser
        // as long for each as the text is.
        if previous == "<", scalar == "!" || scalar == "?" {
          line.removeLast()
          line.append(Noncharacter.angle)
        }
        // At each link the parser looks at all images that are still open.
        if previous == "!", scalar == "[" {
          images += 1
          if images > imageLimit {
            line.removeLast()
            line.append(Noncharacter.image)
          }
        }
        line.append(scalar)
      }
      backslashes = scalar == "\\" ? backslashes + 1 : 0
      previous = scalar
    }
    line.append(" ")
    line.append(Noncharacter.margin)
    return String(line)
  }

  /// The runs without what encloses the line.
  private static func trimmed(_ runs: [Run]) -> [Run] {
    var runs = runs
    if let first = runs.first, first.text.unicodeScalars.first == Noncharacter.margin {
      runs[0].text = String(first.text.unicodeScalars.dropFirst(2))
    }
    if let last = runs.last, last.text.unicodeScalars.last == Noncharacter.margin {
      runs[runs.count - 1].text = String(last.text.unicodeScalars.dropLast(2))
    }
    for index in runs.indices {
      let isCode = runs[index].intent.contains(.code)
      runs[index].text = restored(runs[index].text, keepsBackslashes: isCode)
    }
    runs.removeAll { $0.text.isEmpty }
    return runs
  }

  /// The text with the characters that others stood for. Code keeps the backslash before a tilde.
  static func restored(_ text: String, keepsBackslashes: Bool = false) -> String {
    guard text.utf8.contains(Noncharacter.firstByte) else { return text }
    var result = String.UnicodeScalarView()
    result.reserveSpace(for: text)
    var isAfterLineEnd = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case Noncharacter.lineEnd:
        if result.last == " " { result.removeLast() }
        result.append("\n")
      case Noncharacter.angle: result.append("<")
      case Noncharacter.image: result.append("!")
      case Noncharacter.tilde:
        if !keepsBackslashes, result.last == "\\" { result.removeLast() }
        result.append("~")
      case " " where isAfterLineEnd: break
      default: result.append(scalar)
      }
      isAfterLineEnd = scalar == Noncharacter.lineEnd
    }
    return String(result)
  }

  private struct Collector {
    /// Each text of the parser's with the node that it is in.
    var pieces: [(run: Run, parent: OpaquePointer?)] = []
    private var strong = 0
    private var emphasis = 0
    private var links: [String] = []

    mutating func visit(_ node: OpaquePointer?, isEntering: Bool) {
      let step = isEntering ? 1 : -1
      switch cmark_node_get_type(node) {
      case CMARK_NODE_STRONG: strong += step
      case CMARK_NODE_EMPH: emphasis += step
      case CMARK_NODE_LINK:
        if isEntering {
          links.append(restored(cmark_node_get_url(node).map { String(cString: $0) } ?? ""))
        } else {
          links.removeLast()
        }
      case CMARK_NODE_TEXT, CMARK_NODE_HTML_INLINE: append(node)
      case CMARK_NODE_CODE: append(node, isCode: true)
      default: break
      }
    }

    private mutating func append(_ node: OpaquePointer?, isCode: Bool = false) {
      guard let text = cmark_node_get_literal(node).map({ String(cString: $0) }) else { return }
      var intent: InlinePresentationIntent = isCode ? .code : []
      if strong > 0 { intent.insert(.stronglyEmphasized) }
      if emphasis > 0 { intent.insert(.emphasized) }
      let run = Run(text: text, intent: intent, link: links.last { !$0.isEmpty })
      pieces.append((run, cmark_node_parent(node)))
    }
  }
}

extension String.UnicodeScalarView {
  fileprivate mutating func reserveSpace(for text: String) {
    reserveCapacity(text.utf8.count + 16)
  }
}
