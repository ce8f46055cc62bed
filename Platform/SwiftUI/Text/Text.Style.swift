extension Text {
  /// How a run of text looks in the end.
  struct Style: Equatable {
    /// What chooses the font.
    struct Face: Hashable {
      var font: Font?
      var weight: Font.Weight?
      var isBold = false
      var isItalic = false
      var isCode = false
      var isMonospacedDigit = false

      func uiFont(for textScale: TextScale) -> UIFont {
        var font = font ?? .body
        if let weight { font = font.weight(weight) }
        if isBold { font = font.bold() }
        if isItalic { font = font.italic() }
        if isMonospacedDigit { font = font.monospacedDigit() }
        if isCode { font = font.monospaced() }
        return font.uiFont(for: textScale)
      }
    }

    var face = Face()
    /// A font of UIKit's, which nothing but code changes.
    var uiFont: UIFont?
    var color: UIColor
    var background: UIColor?
    var isUnderlined = false
    var isStruckThrough = false
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var link: URL?
    var paragraph: NSParagraphStyle?

    /// Whether a label can show it with one font and one colour.
    var isPlain: Bool {
      background == nil && !isUnderlined && !isStruckThrough && kerning == 0 && tracking == 0
        && baselineOffset == 0 && link == nil && paragraph == nil
    }

    mutating func apply(_ modifiers: [Modifier], tint: UIColor) {
      for modifier in modifiers.reversed() { modifier.apply(to: &self, tint: tint) }
    }

    mutating func apply(_ intent: InlinePresentationIntent) {
      if intent.contains(.stronglyEmphasized) { face.isBold = true }
      if intent.contains(.emphasized) { face.isItalic = true }
      if intent.contains(.code) { face.isCode = true }
      if intent.contains(.strikethrough) { isStruckThrough = true }
    }

    mutating func apply(link url: URL, tint: UIColor) {
      link = url
      color = tint
    }

    func attributes(font: UIFont) -> [NSAttributedString.Key: Any] {
      var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
      if let background { attributes[.backgroundColor] = background }
      if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
      if isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
      let spacing = tracking != 0 ? tracking : kerning
      if spacing != 0 { attributes[.kern] = NSNumber(value: Double(spacing)) }
      if baselineOffset != 0 {
        attributes[.baselineOffset] = NSNumber(value: Double(baselineOffset))
      }
      if let link { attributes[.link] = link }
      if let paragraph { attributes[.paragraphStyle] = paragraph }
      return attributes
    }
  }
}
