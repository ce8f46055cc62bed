import Foundation

/// Reads the strict subset of RTF that ``LicenceDocument`` describes.
struct RTFReader {
  /// What a group holds for those in it, and what its end gives back.
  private struct Group {
    var look = LicenceDocument.Look()
    /// How many signs stand in for a letter that is written by its number.
    var standIns = 1
    var encoding = LicenceEncoding.windows1252
    /// The size of the letters in half points.
    var size = 24
    /// From a paragraph style; 0 for text.
    var outline = 0
    var isBold = false
    var isHidden = false
    var holds = RTFHolding.text
  }

  static let maximumDepth = 256

  private var bytes: [UInt8]
  private var place = 0
  private var writer = LicenceWriter()
  private var group = Group()
  private var outer: [Group] = []
  private var fonts: [Int: LicenceEncoding] = [:]
  private var font = 0
  /// The encoding of fonts that say nothing.
  private var ownEncoding = LicenceEncoding.windows1252
  private var letters = RTFLetters()
  private var standInsLeft = 0
  /// What a field says that it is.
  private var instruction: [UInt8] = []
  private var high: UInt16?
  /// Whether paragraphs have room between them.
  private var isSpaced = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    writer.keepsBlanks = true
  }

  mutating func read() throws(LicenceError) -> LicenceDocument {
    while place < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[place]) { place += 1 }
    guard bytes[place...].starts(with: #"{\rtf"#.utf8) else {
      throw .malformed(.rtf, .notThisFormat)
    }
    var steps = 0
    repeat {
      steps &+= 1
      if steps & 0x3FFF == 0 { try LicenceBytes.checkCancellation() }
      try readNext()
    } while !outer.isEmpty && place < bytes.count && !writer.isOverfull
    guard outer.isEmpty || writer.isOverfull else {
      throw .malformed(.rtf, .neverClosed("the group that begins the text"))
    }
    let rest = bytes[place...].drop { [0x20, 0x0A, 0x0D, 0x09, 0].contains($0) }
    guard rest.isEmpty || writer.isOverfull else { throw .malformed(.rtf, .textBehindEnd) }
    return try writer.finish()
  }

  private mutating func readNext() throws(LicenceError) {
    let byte = bytes[place]
    place += 1
    switch byte {
    case 0x7B:
      guard outer.count < Self.maximumDepth else {
        throw .malformed(.rtf, .tooDeep(maximum: Self.maximumDepth))
      }
      outer.append(group)
      standInsLeft = 0
    case 0x7D: endGroup()
    case 0x5C: try readControl()
    case 0x0A, 0x0D: break
    default: try write(byte)
    }
  }

  private mutating func endGroup() {
    standInsLeft = 0
    let holds = group.holds
    group = outer.popLast() ?? Group()
    if holds == .footnote, group.holds != .footnote { writer.write("]") }
    // Where a field leads to holds for its text, which is a group beside this one.
    if holds == .instruction, group.holds != .instruction { group.look.link = readInstruction() }
    applyLook()
  }

  /// `HYPERLINK "https://example.com"`.
  private mutating func readInstruction() -> URL? {
    let words = String(decoding: instruction, as: UTF8.self)
    instruction = []
    let match = words.firstMatch(of: /^\s*HYPERLINK\s+(?:"([^"]*)"|(\S+))/)
    return LicenceBytes.link((match?.1 ?? match?.2).map(String.init))
  }

  // MARK: - Control words

  private mutating func readControl() throws(LicenceError) {
    guard place < bytes.count else { return }
    let byte = bytes[place]
    guard HTMLScanner.isLetter(byte) else {
      place += 1
      return try readSign(byte)
    }
    let start = place
    while place < bytes.count, place - start < 32, HTMLScanner.isLetter(bytes[place]) { place += 1 }
    let word = String(decoding: bytes[start..<place], as: UTF8.self)
    let number = readNumber()
    if place < bytes.count, bytes[place] == 0x20 { place += 1 }
    try take(word, number)
  }

  private mutating func readNumber() -> Int? {
    var index = place
    let isNegative = index < bytes.count && bytes[index] == 0x2D
    if isNegative { index += 1 }
    let first = index
    var value = 0
    while index < bytes.count, index - first < 10, (0x30...0x39).contains(bytes[index]) {
      value = value * 10 + Int(bytes[index] - 0x30)
      index += 1
    }
    guard index > first else { return nil }
    place = index
    return isNegative ? -value : value
  }

  private mutating func readSign(_ byte: UInt8) throws(LicenceError) {
    switch byte {
    case 0x27:
      guard place + 1 < bytes.count,
        let code = UInt8(String(decoding: bytes[place..<place + 2], as: UTF8.self), radix: 16)
      else { return }
      place += 2
      try write(code)
    case 0x2A: group.holds = group.holds == .text ? .unknownIfStarred : group.holds
    case 0x0A, 0x0D: endParagraph()
    case 0x7E: try write("\u{A0}")
    case 0x5F: try write("\u{2011}")
    // A soft hyphen: Pango breaks words by itself.
    case 0x2D: break
    case 0x5C, 0x7B, 0x7D: try write(byte)
    default: break
    }
  }

  private mutating func take(_ word: String, _ number: Int?) throws(LicenceError) {
    if let holding = RTFHolding(word) {
      if group.holds == .text || group.holds == .unknownIfStarred { begin(holding) }
      return
    }
    if group.holds == .unknownIfStarred { group.holds = .nothing }
    switch word {
    case "bin":
      place = min(bytes.count, place + max(0, number ?? 0))
    case "u": try writeUnit(number ?? 0)
    case "uc": group.standIns = min(max(0, number ?? 1), 16)
    case "ansicpg", "cpg": try setEncoding(codePage: number ?? 1_252)
    case "mac": setEncoding(.macRoman)
    case "pc": setEncoding(.ibm437)
    case "pca": setEncoding(.ibm850)
    case "f": takeFont(number ?? 0)
    case "fcharset": try takeCharacterSet(number ?? 0)
    default:
      guard group.holds == .text || group.holds == .footnote else { return }
      if let letter = Self.namedLetters[word] { return try write(letter) }
      if takeBreak(word) { return }
      takeLook(word, number)
      applyLook()
    }
  }

  private mutating func begin(_ holding: RTFHolding) {
    group.holds = holding
    if holding == .footnote { writer.write(" [") }
    if holding == .instruction { instruction = [] }
  }

  private mutating func setEncoding(codePage: Int) throws(LicenceError) {
    guard let encoding = LicenceEncoding(codePage: codePage), encoding.upperHalf != nil else {
      throw .unknownEncoding("code page \(codePage)")
    }
    if group.holds == .fonts { fonts[font] = encoding } else { setEncoding(encoding) }
  }

  private mutating func setEncoding(_ encoding: LicenceEncoding) {
    group.encoding = encoding
    ownEncoding = encoding
  }

  private mutating func takeFont(_ number: Int) {
    font = number
    if group.holds != .fonts { group.encoding = fonts[number] ?? ownEncoding }
  }

  private mutating func takeCharacterSet(_ set: Int) throws(LicenceError) {
    // Sets of East Asia have no letters that are read from bytes; those fonts may still be used by
    // letters that are written by their numbers.
    let pages = [
      0: 1_252, 77: 10_000, 161: 1_253, 162: 1_254, 163: 1_258, 177: 1_255, 178: 1_256, 186: 1_257,
      204: 1_251, 222: 874, 238: 1_250, 254: 437,
    ]
    if group.holds == .fonts { fonts[font] = pages[set].flatMap(LicenceEncoding.init(codePage:)) }
  }

  private mutating func takeBreak(_ word: String) -> Bool {
    switch word {
    case "par", "sect", "page", "column": endParagraph()
    case "line", "row", "nestrow": writer.breakLine()
    case "tab", "cell", "nestcell": writer.write(0x09 as UInt8)
    default: return false
    }
    return true
  }

  private mutating func endParagraph() {
    guard group.holds == .text || group.holds == .footnote else { return }
    writer.breakLine()
    if isSpaced { writer.breakLine() }
  }

  private mutating func takeLook(_ word: String, _ number: Int?) {
    let isOn = number != 0
    switch word {
    case "b": group.isBold = isOn
    case "i": group.look.isItalic = isOn
    case "ul", "uldb", "ulw", "uld", "uldash", "ulwave", "ulth": group.look.isUnderlined = isOn
    case "ulnone": group.look.isUnderlined = false
    case "strike", "striked": group.look.isStruckThrough = isOn
    case "v", "deleted": group.isHidden = isOn
    case "fs": group.size = number ?? 24
    case "outlinelevel": group.outline = (number ?? 9) < 6 ? (number ?? 0) + 1 : 0
    case "sa", "sb": if (number ?? 0) >= 100 { isSpaced = true }
    case "plain":
      let link = group.look.link
      group.look = LicenceDocument.Look()
      group.look.link = link
      (group.isBold, group.isHidden, group.size) = (false, false, 24)
    case "pard": (group.outline, isSpaced) = (0, false)
    default: break
    }
  }

  private mutating func applyLook() {
    var look = group.look
    look.headingLevel =
      switch group.size {
      case _ where group.outline > 0: group.outline
      case 40...: 1
      case 32...: 2
      case 28...: 3
      default: 0
      }
    look.isBold = group.isBold
    writer.look = look
  }

  private static let namedLetters: [String: Unicode.Scalar] = [
    "bullet": "•", "emdash": "—", "endash": "–", "lquote": "‘", "rquote": "’", "ldblquote": "“",
    "rdblquote": "”", "emspace": "\u{2003}", "enspace": "\u{2002}", "zwj": "\u{200D}",
    "zwnj": "\u{200C}", "ltrmark": "\u{200E}", "rtlmark": "\u{200F}",
  ]

  // MARK: - Letters

  /// A byte in the encoding of the font.
  private mutating func write(_ byte: UInt8) throws(LicenceError) {
    if standInsLeft > 0 {
      standInsLeft -= 1
      return
    }
    if group.holds == .instruction {
      if instruction.count < 4_096 { instruction.append(byte) }
    } else if shows {
      if byte >= 0x80 {
        try write(letters.letter(byte, in: group.encoding))
      } else {
        writer.write(byte)
      }
    }
  }

  private mutating func write(_ letter: Unicode.Scalar) throws(LicenceError) {
    if standInsLeft > 0 { standInsLeft -= 1 } else if shows { writer.write(letter) }
  }

  private var shows: Bool {
    !group.isHidden && (group.holds == .text || group.holds == .footnote)
  }

  /// A letter by the number of its unit of UTF-16; a negative number stands for one above 32,767.
  private mutating func writeUnit(_ number: Int) throws(LicenceError) {
    standInsLeft = 0
    let unit = UInt16(truncatingIfNeeded: number)
    if UTF16.isLeadSurrogate(unit) {
      high = unit
    } else if UTF16.isTrailSurrogate(unit) {
      guard let first = high else { throw .malformedText(.utf16LittleEndian) }
      high = nil
      let value = 0x1_0000 + (UInt32(first) - 0xD800) << 10 + UInt32(unit) - 0xDC00
      try write(Unicode.Scalar(value) ?? "\u{FFFD}")
    } else {
      high = nil
      try write(Unicode.Scalar(unit) ?? "\u{FFFD}")
    }
    standInsLeft = group.standIns
  }
}
