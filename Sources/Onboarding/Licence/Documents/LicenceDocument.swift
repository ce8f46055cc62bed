import Foundation

/// A licence that was read: its letters, and where they look in a way of their own.
///
/// Of HTML it has the text, paragraphs, headings, lists with their marks, line breaks, text in which
/// blanks count, cells of tables with tabs between them, bold, italic, underlined, struck and
/// monospaced letters, links to web pages, mail and telephones, and the words that stand for pictures.
/// Scripts, style sheets, forms' values, pictures and everything else that would have to be fetched or
/// run are left out: nothing is ever fetched. Colours and the names of fonts are the theme's. Tags that
/// are not closed end where the text does, or where browsers end them; a script, a comment or the like
/// that is never closed is an error, since the rest of the licence would be lost in it.
///
/// Of RTF it has the same, as far as RTF knows it, and footnotes in brackets where they are referred
/// to. Headers, footers, pictures and embedded objects are left out.
public struct LicenceDocument: Hashable, Sendable {
  /// How letters look.
  public struct Look: Hashable, Sendable {
    /// 1 for the highest heading to 6; 0 for text.
    public var headingLevel = 0
    /// Whether the letters are bold.
    public var isBold = false
    /// Whether the letters are slanted.
    public var isItalic = false
    /// Whether there is a line under the letters.
    public var isUnderlined = false
    /// Whether there is a line through the letters.
    public var isStruckThrough = false
    /// Whether all letters are of one width.
    public var isMonospaced = false
    /// Where the letters lead; the scheme is http, https, mailto or tel.
    public var link: URL?

    /// The looks of plain text.
    public init() {}
  }

  /// A part of the text with looks of its own.
  public struct Span: Hashable, Sendable {
    /// Where it is, in UTF-16 units.
    public let range: Range<Int>
    /// How it looks.
    public let look: Look

    /// Makes a span.
    public init(range: Range<Int>, look: Look) {
      self.range = range
      self.look = look
    }
  }

  /// The letters; a line feed ends a line.
  public let text: String
  /// The parts that do not look like plain text, in their order; none overlaps another.
  public let spans: [Span]

  /// Makes a document of text and looks.
  public init(text: String, spans: [Span] = []) {
    self.text = text
    self.spans = spans
  }

  /// The most bytes that are read: 16 MiB.
  public static let maximumBytes = 16 * 1_024 * 1_024
  /// The most times that looks change.
  public static let maximumSpans = 50_000

  /// Reads a licence.
  ///
  /// A mark of the byte order says which encoding it is, then `encoding`, then what the text says about
  /// itself; a text that says nothing is UTF-8 or, where it cannot be that, windows-1252. It takes as
  /// long as it takes: call it away from the main actor.
  ///
  /// - Parameters:
  ///   - bytes: The licence as it is stored.
  ///   - format: What it is written in; nil finds out how it begins.
  ///   - encoding: How its letters are written; nil finds out. RTF always says it itself.
  /// - Throws: ``LicenceError``, which says what to do.
  public init(
    _ bytes: [UInt8], as format: LicenceFormat? = nil, encoding: LicenceEncoding? = nil
  ) throws(LicenceError) {
    guard bytes.count <= Self.maximumBytes else { throw .tooLarge(maximumBytes: Self.maximumBytes) }
    let (marked, body) = LicenceBytes.byteOrderMark(of: bytes)
    let encoding = marked ?? encoding
    let guess = encoding == nil || encoding == .utf8 ? LicenceFormat(of: body) : nil
    if (format ?? guess) == .rtf {
      var reader = RTFReader(Array(body))
      self = try reader.read()
      return
    }
    let text = try LicenceBytes.decode(
      body, as: encoding, isHTML: (format ?? guess) == .html || format == nil)
    switch format ?? LicenceFormat(of: text[...]) {
    case .html:
      var reader = HTMLReader(text)
      self = try reader.read()
    case .plainText, .rtf:
      self = try LicenceBytes.plain(text)
    }
  }
}
