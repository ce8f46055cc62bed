/// What a group of RTF holds.
enum RTFHolding {
  case text, footnote, fonts
  /// What a field says that it is.
  case instruction
  /// What is not shown.
  case nothing
  /// The next word says what the group holds; one that nobody knows means nothing.
  case unknownIfStarred

  /// What begins with a word; nil for words that begin nothing.
  init?(_ word: String) {
    switch word {
    case "fonttbl": self = .fonts
    case "fldinst": self = .instruction
    case "footnote": self = .footnote
    case "colortbl", "stylesheet", "info", "pict", "object", "header", "headerl", "headerr",
      "headerf", "footer", "footerl", "footerr", "footerf", "filetbl", "revtbl", "listtable",
      "listoverridetable", "rsidtbl", "themedata", "datastore", "generator", "xmlnstbl", "mmathPr",
      "latentstyles", "annotation", "atnid", "atnauthor", "nonshppict", "shpinst", "do",
      "bkmkstart",
      "bkmkend", "tc", "xe", "template", "private":
      self = .nothing
    default: return nil
    }
  }
}

/// The letters of encodings, looked up once for each.
struct RTFLetters {
  private var tables: [LicenceEncoding: [Unicode.Scalar]] = [:]

  mutating func letter(
    _ byte: UInt8, in encoding: LicenceEncoding
  ) throws(LicenceError) -> Unicode.Scalar {
    if tables[encoding] == nil { tables[encoding] = encoding.letters ?? [] }
    guard let letters = tables[encoding], letters.count == 256, letters[Int(byte)] != "\u{FFFD}"
    else { throw .malformedText(encoding) }
    return letters[Int(byte)]
  }
}
