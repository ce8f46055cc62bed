import Foundation

/// Reads the strict subset of HTML that ``LicenceDocument`` describes.
struct HTMLReader {
  private struct Open {
    let name: String
    let element: HTMLElement
    var link: URL?
    /// What is counted in an ordered list.
    var numbers: HTMLListNumbers?
  }

  /// Elements that lie deeper than this have no looks of their own.
  static let maximumDepth = 128

  private var scanner: HTMLScanner
  private var writer = LicenceWriter()
  private var open: [Open] = []
  /// How many elements are open that keep their blanks.
  private var preformatted = 0

  /// - Parameter bytes: The page as UTF-8.
  init(_ bytes: [UInt8]) { scanner = HTMLScanner(bytes) }

  mutating func read() throws(LicenceError) -> LicenceDocument {
    var steps = 0
    while let byte = scanner.byte(0) {
      steps &+= 1
      if steps & 0x3FFF == 0 { try LicenceBytes.checkCancellation() }
      switch byte {
      case 0x3C: try readMarkup()
      case 0x26: readCharacter()
      default: readLetter(byte)
      }
      if writer.isOverfull { break }
    }
    return try writer.finish()
  }

  // MARK: - Letters

  private mutating func readLetter(_ byte: UInt8) {
    scanner.place += 1
    if HTMLScanner.isBlank(byte) {
      guard preformatted > 0 else { return writer.blank() }
      switch byte {
      case 0x0A: writer.breakLine()
      case 0x0D: if scanner.byte(0) != 0x0A { writer.breakLine() }
      default: writer.write(byte)
      }
    } else if byte == 0xE2, scanner.byte(0) == 0x80,
      scanner.byte(1) == 0xAD || scanner.byte(1) == 0xAE
    {
      // See LicenceWriter.write on what turns the direction of reading over.
      scanner.place += 2
    } else {
      writer.write(byte)
    }
  }

  private mutating func readCharacter() {
    if let scalar = scanner.character() {
      writer.write(scalar)
    } else {
      readLetter(0x26)
    }
  }

  // MARK: - Tags

  private mutating func readMarkup() throws(LicenceError) {
    guard let next = scanner.byte(1) else { return readLetter(0x3C) }
    if scanner.starts(with: "<!--") {
      try skipComment()
    } else if next == 0x21 || next == 0x3F {
      guard scanner.skip(past: ">") else { throw .malformed(.html, .neverClosed("<!")) }
    } else if HTMLScanner.isLetter(next) || next == 0x2F {
      if next == 0x2F, scanner.byte(2).map(HTMLScanner.isLetter) != true {
        guard scanner.skip(past: ">") else { throw .malformed(.html, .neverClosed("</")) }
        return
      }
      guard let tag = scanner.tag() else { throw .malformed(.html, .neverClosed("a tag")) }
      if tag.isEnd { end(tag) } else { try begin(tag) }
    } else {
      readLetter(0x3C)
    }
  }

  private mutating func skipComment() throws(LicenceError) {
    scanner.place += 4
    if scanner.byte(0) == 0x3E {
      scanner.place += 1
    } else if !scanner.skip(past: "-->") {
      throw .malformed(.html, .neverClosed("<!--"))
    }
  }

  private mutating func begin(_ tag: HTMLTag) throws(LicenceError) {
    let element = HTMLElement(tag.name)
    switch element {
    case .void: return
    case .lineBreak: return writer.breakLine()
    case .ruler: return writer.separate(2)
    case .image:
      if let words = tag.attributes["alt"] { write(words: words) }
      return
    case .foreignLetters:
      guard scanner.skip(toEndOf: tag.name), scanner.tag() != nil else {
        throw .malformed(.html, .neverClosed("<\(tag.name)>"))
      }
      return
    case .hidden: return try skip(tag.name)
    default: if tag.isHidden { return try skip(tag.name) }
    }
    close(before: element, tag.name)
    separate(element)
    guard element != .unmarked, open.count < Self.maximumDepth else { return }
    var entry = Open(name: tag.name, element: element)
    if element == .link { entry.link = LicenceBytes.link(tag.attributes["href"]) }
    if element == .list(isOrdered: true) { entry.numbers = HTMLListNumbers(tag) }
    if element == .preformatted { preformatted += 1 }
    open.append(entry)
    if element == .listItem { writer.mark = mark(tag) }
    applyLook()
  }

  private mutating func write(words: String) {
    for byte in words.utf8 {
      if HTMLScanner.isBlank(byte) { writer.blank() } else { writer.write(byte) }
    }
  }

  /// Goes behind the end of an element, over elements of its name in it.
  private mutating func skip(_ name: String) throws(LicenceError) {
    var depth = 1
    while scanner.byte(0) != nil {
      if scanner.starts(with: "<!--") {
        try skipComment()
      } else if scanner.byte(0) == 0x3C, let next = scanner.byte(1),
        HTMLScanner.isLetter(next) || next == 0x2F
      {
        guard let tag = scanner.tag() else { break }
        if tag.name == name { depth += tag.isEnd ? -1 : 1 }
        if depth == 0 { return }
        if !tag.isEnd, HTMLElement(tag.name) == .foreignLetters {
          _ = scanner.skip(toEndOf: tag.name)
        }
      } else {
        scanner.place += 1
      }
    }
    throw .malformed(.html, .neverClosed("<\(name)>"))
  }

  /// Ends what cannot go on where an element begins.
  private mutating func close(before element: HTMLElement, _ name: String) {
    switch element {
    case .link: closeNearest { $0.element == .link }
    case .listItem: closeNearest(within: .list) { $0.element == .listItem }
    case .cell: closeNearest(within: .table) { $0.element == .cell }
    case .block, .heading, .list, .preformatted:
      closeNearest { $0.name == "p" }
      if name == "tr" { closeNearest(within: .table) { $0.name == "tr" } }
      if ["dt", "dd"].contains(name) {
        closeNearest(within: .definitions) { ["dt", "dd"].contains($0.name) }
      }
    default: break
    }
  }

  private mutating func closeNearest(
    within border: Border = .cell, _ isWanted: (Open) -> Bool
  ) {
    for index in open.indices.reversed() {
      if isWanted(open[index]) {
        let element = open[index].element
        remove(at: index)
        return separate(element)
      }
      if border.holds(open[index].element, open[index].name) { return }
    }
  }

  private mutating func end(_ tag: HTMLTag) {
    let element = HTMLElement(tag.name)
    if element == .lineBreak { return writer.breakLine() }
    guard let index = open.lastIndex(where: { $0.name == tag.name }) else {
      if tag.name == "p" { writer.separate(2) }
      return
    }
    remove(at: index)
    separate(element)
    applyLook()
  }

  /// Ends an element: of those in it the blocks end too, while letters keep their looks, as browsers
  /// have it.
  private mutating func remove(at index: Int) {
    let isBlock = open[index].element.isBlock
    for inner in open.indices.reversed() where inner >= index {
      guard inner == index || isBlock && open[inner].element.isBlock else { continue }
      if open[inner].element == .preformatted { preformatted -= 1 }
      open.remove(at: inner)
    }
    applyLook()
  }

  private mutating func separate(_ element: HTMLElement) {
    switch element {
    case .block(let lines): writer.separate(lines)
    case .heading, .preformatted: writer.separate(2)
    // A list in a list begins on the next line.
    case .list: writer.separate(open.contains { $0.element.isList } ? 1 : 2)
    case .listItem: writer.separate(1)
    case .cell: writer.separateCells()
    default: break
    }
  }

  private mutating func mark(_ tag: HTMLTag) -> String {
    let depth = open.count { $0.element.isList }
    let indent = String(repeating: "    ", count: min(max(0, depth - 1), 8))
    guard let list = open.lastIndex(where: { $0.element.isList }),
      let mark = open[list].numbers?.next(tag)
    else { return indent + "•  " }
    return "\(indent)\(mark)  "
  }

  private mutating func applyLook() {
    var look = LicenceDocument.Look()
    for entry in open {
      switch entry.element {
      case .heading(let level): look.headingLevel = level
      case .bold: look.isBold = true
      case .italic: look.isItalic = true
      case .underlined: look.isUnderlined = true
      case .struckThrough: look.isStruckThrough = true
      case .monospaced, .preformatted: look.isMonospaced = true
      case .link: look.link = entry.link
      default: if entry.name == "th" { look.isBold = true }
      }
    }
    writer.look = look
    writer.keepsBlanks = preformatted > 0
  }
}

extension HTMLElement {
  fileprivate var isList: Bool { if case .list = self { true } else { false } }
}

/// What lies in an element of this kind does not end what lies around it.
private enum Border {
  case cell, list, table, definitions

  func holds(_ element: HTMLElement, _ name: String) -> Bool {
    switch self {
    case .cell: element == .cell
    case .list: element.isList
    case .table: name == "table"
    case .definitions: name == "dl"
    }
  }
}
