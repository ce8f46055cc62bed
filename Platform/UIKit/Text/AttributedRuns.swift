import GTK

/// The looks of an attributed text as Pango's runs, with its links.
@MainActor struct AttributedRuns {
  struct Link: Hashable {
    let url: URL
    let characters: Range<Int>
    let bytes: Range<Int>
    let text: String
  }

  private(set) var byteRuns: [TextRun] = []
  private(set) var characterRuns: [TextRun] = []
  private(set) var links: [Link] = []
  private(set) var paragraph: NSParagraphStyle?

  /// - Parameters:
  ///   - text: The text.
  ///   - traits: What colours and, if they are `adjusted`, sizes are for.
  ///   - linkColor: The colour of links that have none.
  ///   - font: What parts that are only meant as bold, slanted or code make their font of.
  ///   - adjusted: Whether fonts made for a text style follow the text size.
  init(
    _ text: NSAttributedString, traits: UITraitCollection, linkColor: UIColor,
    font base: UIFont? = nil, adjusted: Bool = false
  ) {
    let string = text.string
    let scalars = string.unicodeScalars
    // Spans follow one another, so that each is counted from the end of the one before.
    var place = string.startIndex
    var byte = 0
    var character = 0
    func advance(to end: String.Index, units: Int) {
      let bytes = string.utf8.distance(from: place, to: end)
      byte += bytes
      // As many units of UTF-16 as of UTF-8: all is ASCII, and there is nothing to count.
      character += bytes == units ? units : scalars.distance(from: place, to: end)
      place = end
    }
    var unit = 0
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, range, _ in
      guard let span = string.part(at: range) else { return }
      advance(to: span.lowerBound, units: range.location - unit)
      let start = (byte: byte, character: character)
      advance(to: span.upperBound, units: range.length)
      unit = range.upperBound
      let bytes = start.byte..<byte
      let characters = start.character..<character
      var run = TextRun(start: bytes.lowerBound, end: bytes.upperBound)
      let own = attributes[.font] as? UIFont
      let intent = InlinePresentationIntent(attributes[.inlinePresentationIntent])
      let font =
        intent.map { $0.font(from: own ?? base ?? .preferredFont(forTextStyle: .body)) } ?? own
      run.font = (adjusted ? font?.adjusted(to: traits) : font)?.spec
      run.color = (attributes[.foregroundColor] as? UIColor)?.paint(with: traits)
      run.background = (attributes[.backgroundColor] as? UIColor)?.paint(with: traits)
      run.isUnderlined = (attributes[.underlineStyle] as? Int ?? 0) != 0
      run.isStruckThrough =
        (attributes[.strikethroughStyle] as? Int ?? 0) != 0
        || intent?.contains(.strikethrough) == true
      run.underlineColor = (attributes[.underlineColor] as? UIColor)?.paint(with: traits)
      run.strikethroughColor = (attributes[.strikethroughColor] as? UIColor)?.paint(with: traits)
      run.kern = (attributes[.kern] as? NSNumber)?.doubleValue
      run.baselineOffset = (attributes[.baselineOffset] as? NSNumber)?.doubleValue
      if let url = Self.url(attributes[.link]) {
        if run.color == nil { run.color = linkColor.paint(with: traits) }
        run.isUnderlined = true
        links.append(
          Link(url: url, characters: characters, bytes: bytes, text: String(string[span])))
      }
      if paragraph == nil { paragraph = attributes[.paragraphStyle] as? NSParagraphStyle }
      byteRuns.append(run)
      run.start = characters.lowerBound
      run.end = characters.upperBound
      characterRuns.append(run)
    }
  }

  private static func url(_ value: Any?) -> URL? {
    (value as? URL) ?? (value as? String).flatMap { URL(string: $0) }
  }
}

extension NSTextAlignment {
  var native: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .fill
    case .natural: .leading
    }
  }
}

extension InlinePresentationIntent {
  /// The intents of an attribute's value.
  fileprivate init?(_ value: Any?) {
    guard let number = value as? NSNumber else { return nil }
    self.init(rawValue: number.uintValue)
  }

  /// A font that shows the intents.
  fileprivate func font(from font: UIFont) -> UIFont {
    font.changed(
      family: contains(.code) ? "monospace" : nil,
      cssWeight: contains(.stronglyEmphasized) ? max(700, font.cssWeight) : nil,
      isItalic: contains(.emphasized) ? true : nil)
  }
}
