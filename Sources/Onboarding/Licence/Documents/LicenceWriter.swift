/// Puts the letters of a licence together, as UTF-8, with the spans of their looks.
struct LicenceWriter {
  private var bytes: [UInt8] = []
  /// The length of what is written in units of UTF-16.
  private var units = 0
  private var spans: [LicenceDocument.Span] = []
  /// Where the letters began that have the look of now, unless that is plain.
  private var spanStart: Int?
  /// Its look: when the span ends, `look` may be the next one already.
  private var spanLook = LicenceDocument.Look()
  private var breaks = 0
  private var hasBlank = false
  private var hasTab = false
  private(set) var isOverfull = false

  /// Whether blanks and line feeds count as they are written.
  var keepsBlanks = false
  /// The mark of a list that comes before the next letter.
  var mark = ""
  /// How the next letters look.
  var look = LicenceDocument.Look() { didSet { if look != oldValue { endSpan() } } }

  private static let plain = LicenceDocument.Look()

  /// Writes a byte of a letter.
  mutating func write(_ byte: UInt8) {
    // Controls are no letters.
    if byte < 0x20 ? byte != 0x09 : byte == 0x7F { return }
    begin()
    append(byte)
  }

  /// Writes a letter. Those that turn the direction of reading over are left out, since a licence that
  /// has them reads otherwise than it is written.
  mutating func write(_ scalar: Unicode.Scalar) {
    guard scalar.value >= 0x20 || scalar == "\t", scalar != "\u{202D}", scalar != "\u{202E}",
      let letters = UTF8.encode(scalar)
    else { return }
    for byte in letters { write(byte) }
  }

  /// Writes a word as it is.
  mutating func write(_ text: some StringProtocol) {
    for scalar in text.unicodeScalars { write(scalar) }
  }

  /// One blank between words, and none at the ends of lines.
  mutating func blank() { hasBlank = true }

  /// Ends the line.
  mutating func breakLine() { breaks += 1 }

  /// Ends what stands on the line, if anything does.
  ///
  /// - Parameter lines: 1 for a new line, 2 for an empty line between.
  mutating func separate(_ lines: Int) { breaks = max(breaks, lines) }

  /// Keeps cells of a row apart.
  mutating func separateCells() {
    if breaks == 0, !bytes.isEmpty, bytes.last != 0x0A { hasTab = true }
  }

  private mutating func append(_ byte: UInt8) {
    bytes.append(byte)
    // A letter's first byte counts for all: two units where there are four bytes.
    if byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
  }

  private mutating func begin() {
    if breaks > 0 || hasBlank || hasTab || !mark.isEmpty { beginWord() }
    if spanStart == nil, look != Self.plain { (spanStart, spanLook) = (units, look) }
  }

  private mutating func beginWord() {
    let isFirst = bytes.isEmpty
    if breaks > 0 {
      endSpan()
      if !isFirst {
        for _ in 0..<(keepsBlanks ? breaks : min(breaks, 3)) { append(0x0A) }
      }
    } else if hasTab {
      endSpan()
      append(0x09)
    } else if hasBlank, !isFirst, mark.isEmpty {
      append(0x20)
    }
    (breaks, hasBlank, hasTab) = (0, false, false)
    guard !mark.isEmpty else { return }
    endSpan()
    for byte in mark.utf8 { append(byte) }
    mark = ""
  }

  private mutating func endSpan() {
    guard let start = spanStart else { return }
    spanStart = nil
    guard start < units, !isOverfull else { return }
    if let last = spans.last, last.look == spanLook, last.range.upperBound == start {
      spans[spans.count - 1] = .init(range: last.range.lowerBound..<units, look: spanLook)
    } else {
      isOverfull = spans.count == LicenceDocument.maximumSpans
      spans.append(.init(range: start..<units, look: spanLook))
    }
  }

  /// Ends the text.
  ///
  /// - Throws: ``LicenceError/empty`` and ``LicenceError/tooManyLooks(maximum:)``.
  mutating func finish() throws(LicenceError) -> LicenceDocument {
    endSpan()
    guard !isOverfull else { throw .tooManyLooks(maximum: LicenceDocument.maximumSpans) }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else { throw .empty }
    return LicenceDocument(text: text, spans: spans)
  }
}
