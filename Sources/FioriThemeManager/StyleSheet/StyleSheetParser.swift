/// Reads the grammar of style sheets, in one pass without going back:
///
/// ```text
/// sheet       = { variable | rule | media }
/// variable    = "@" name ":" value ";"
/// media       = "@media" condition { "and" condition } "{" { rule } "}"
/// condition   = "(" ( "device" | "orientation" ) ":" name ")"
/// rule        = class { "," class } "{" { declaration } "}"
/// declaration = property ":" value ( ";" | before "}" )
/// ```
///
/// Comments stand between `/*` and `*/` wherever white space may be. A value ends at `;` or `}`,
/// but not within quotation marks.
struct StyleSheetParser {
  private var scanner: StyleScanner
  private let file: String?
  private var variables: [StyleSheet.Variable] = []
  private var rules: [StyleSheet.Rule] = []

  init(_ bytes: [UInt8], file: String? = nil) {
    scanner = StyleScanner(bytes)
    self.file = file
  }

  /// How many bytes were looked at.
  var steps: Int { scanner.steps }

  mutating func parse() throws(StyleSheetParsingError) -> StyleSheet {
    try skipSpace()
    while scanner.peek() != nil {
      let place = scanner.place
      if scanner.take("@") {
        let name = scanner.takeName()
        guard !name.isEmpty else { throw fault(.variableName) }
        if name == "media" {
          try parseMedia()
        } else {
          try parseVariable(name, at: place)
        }
      } else {
        try parseRule(media: .everywhere, orElse: .rule)
      }
      try skipSpace()
    }
    return StyleSheet(file: file, variables: variables, rules: rules)
  }

  private func fault(
    _ expected: StyleSheetExpectation, at place: StylePlace? = nil
  ) -> StyleSheetParsingError {
    .invalidStyleSheet(StyleSheetFault(file: file, at: place ?? scanner.place, expected: expected))
  }

  private mutating func skipSpace() throws(StyleSheetParsingError) {
    guard scanner.skipSpace() else { throw fault(.sign("*/")) }
  }

  private mutating func expect(
    _ sign: Unicode.Scalar, _ words: String? = nil
  ) throws(StyleSheetParsingError) {
    guard scanner.take(sign) else { throw fault(.sign(words ?? String(Character(sign)))) }
    try skipSpace()
  }

  // MARK: - Variables and media

  private mutating func parseVariable(
    _ name: String, at place: StylePlace
  ) throws(StyleSheetParsingError) {
    try skipSpace()
    try expect(":")
    let value = try parseValue()
    guard scanner.take(";") else { throw fault(.sign(";")) }
    variables.append(StyleSheet.Variable(name: name, place: place, value: value))
  }

  private mutating func parseMedia() throws(StyleSheetParsingError) {
    try skipSpace()
    var media = StyleMedia.everywhere
    try parseCondition(into: &media)
    while !scanner.next(is: "{") {
      let place = scanner.place
      guard scanner.takeName() == "and" else { throw fault(.sign("and or {"), at: place) }
      try skipSpace()
      try parseCondition(into: &media)
    }
    try expect("{")
    while !scanner.take("}") {
      guard scanner.peek() != nil else { throw fault(.sign("}")) }
      try parseRule(media: media, orElse: .className)
      try skipSpace()
    }
  }

  private mutating func parseCondition(
    into media: inout StyleMedia
  ) throws(StyleSheetParsingError) {
    let place = scanner.place
    guard scanner.take("(") else { throw fault(.mediaCondition) }
    try skipSpace()
    let feature = scanner.takeName()
    try skipSpace()
    try expect(":")
    let value = scanner.takeName()
    try skipSpace()
    let device = StyleMedia.Device(rawValue: value)
    let orientation = StyleMedia.Orientation(rawValue: value)
    if feature == "device", let device {
      media.device = device
    } else if feature == "orientation", let orientation {
      media.orientation = orientation
    } else {
      throw fault(.mediaCondition, at: place)
    }
    try expect(")")
  }

  // MARK: - Rules

  private mutating func parseRule(
    media: StyleMedia, orElse expected: StyleSheetExpectation
  ) throws(StyleSheetParsingError) {
    var classes = [try parseClassName(orElse: expected)]
    while scanner.take(",") {
      try skipSpace()
      classes.append(try parseClassName(orElse: .className))
    }
    try expect("{", "{ or a comma")
    var declarations: [StyleSheet.Declaration] = []
    while !scanner.take("}") { declarations.append(try parseDeclaration()) }
    rules.append(StyleSheet.Rule(classes: classes, media: media, declarations: declarations))
  }

  private mutating func parseClassName(
    orElse expected: StyleSheetExpectation
  ) throws(StyleSheetParsingError) -> StyleSheet.ClassName {
    let place = scanner.place
    let name = scanner.takeName()
    guard !name.isEmpty else { throw fault(expected) }
    try skipSpace()
    return StyleSheet.ClassName(name: StyleClass.normalized(name), place: place)
  }

  private mutating func parseDeclaration() throws(StyleSheetParsingError)
    -> StyleSheet.Declaration
  {
    let place = scanner.place
    let property = scanner.takeName()
    guard !property.isEmpty else { throw fault(.propertyName) }
    try skipSpace()
    try expect(":")
    let value = try parseValue()
    if scanner.take(";") {
      try skipSpace()
    } else if !scanner.next(is: "}") {
      throw fault(.sign(scanner.peek() == nil ? "}" : ";"))
    }
    return StyleSheet.Declaration(property: property, place: place, value: value)
  }

  /// Takes the text up to the sign that ends it. White space at its ends is left out, a comment in
  /// it counts as a space, and so does a line's end.
  private mutating func parseValue() throws(StyleSheetParsingError) -> StyleSheet.Value {
    let start = scanner.place
    var text = StyleValueText()
    loop: while let byte = scanner.peek() {
      switch byte {
      case UInt8(ascii: ";"), UInt8(ascii: "}"): break loop
      // A second colon, or the next block, says that the sign after the value is missing.
      case UInt8(ascii: ":"), UInt8(ascii: "{"):
        throw fault(.sign(";"), at: text.endOfFirstLine ?? text.end ?? start)
      case UInt8(ascii: "\""), UInt8(ascii: "'"): try parseQuoted(byte, into: &text)
      case UInt8(ascii: "/") where scanner.next(is: "*", after: 1):
        guard scanner.skipComment() else { throw fault(.sign("*/")) }
        text.addSpace()
      case _ where StyleScanner.isSpace(byte):
        scanner.advance()
        if byte == UInt8(ascii: "\n") { text.noteLineEnd() }
        text.addSpace()
      default:
        scanner.advance()
        text.add(byte, endingAt: scanner.place)
      }
    }
    guard !text.isEmpty else { throw fault(.value, at: start) }
    return text.value(at: start)
  }

  private mutating func parseQuoted(
    _ quote: UInt8, into text: inout StyleValueText
  ) throws(StyleSheetParsingError) {
    let sign = Unicode.Scalar(quote)
    let start = scanner.place
    scanner.advance()
    text.openQuote()
    while !scanner.next(is: sign) {
      guard let byte = scanner.peek(), byte != UInt8(ascii: "\n") else {
        throw fault(.sign("\(sign) for the one in column \(start.column)"))
      }
      scanner.advance()
      text.addQuoted(byte)
    }
    scanner.advance()
    text.closeQuote(at: scanner.place)
  }
}

/// The text of a value while it is read.
private struct StyleValueText {
  private var bytes: [UInt8] = []
  private var hasSpace = false
  private var quotes = 0
  private var hasPlainText = false
  /// Where the last sign that is no white space ends.
  private(set) var end: StylePlace?
  /// Where the first line with a part of the value ends, once another has begun.
  private(set) var endOfFirstLine: StylePlace?

  var isEmpty: Bool { bytes.isEmpty && quotes == 0 }

  mutating func addSpace() { hasSpace = true }

  mutating func noteLineEnd() { if endOfFirstLine == nil { endOfFirstLine = end } }

  mutating func add(_ byte: UInt8, endingAt place: StylePlace) {
    addPendingSpace()
    bytes.append(byte)
    hasPlainText = true
    end = place
  }

  mutating func openQuote() {
    addPendingSpace()
    quotes += 1
  }

  mutating func addQuoted(_ byte: UInt8) { bytes.append(byte) }

  mutating func closeQuote(at place: StylePlace) { end = place }

  private mutating func addPendingSpace() {
    if hasSpace, !isEmpty { bytes.append(UInt8(ascii: " ")) }
    hasSpace = false
  }

  func value(at place: StylePlace) -> StyleSheet.Value {
    StyleSheet.Value(
      text: String(decoding: bytes, as: UTF8.self), place: place,
      isQuoted: quotes == 1 && !hasPlainText)
  }
}
