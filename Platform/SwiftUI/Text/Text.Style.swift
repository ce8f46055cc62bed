extension Text {
  /// A line under or through letters.
  struct Line: Equatable {
    /// Nil for the colour of the letters.
    var color: UIColor?
  }

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
      var isMonospaced = false
      var design: Font.Design?

      func uiFont(for textScale: TextScale) -> UIFont {
        var font = font ?? .body
        if let weight { font = font.weight(weight) }
        if isBold { font = font.bold() }
        if isItalic { font = font.italic() }
        if isMonospacedDigit { font = font.monospacedDigit() }
        if let design { font = font.design(design) }
        if isCode || isMonospaced { font = font.monospaced() }
        return font.uiFont(for: textScale)
      }
    }

    var face = Face()
    /// A font of UIKit's, which nothing but code changes.
    var uiFont: UIFont?
    var color: UIColor
    var background: UIColor?
    var underline: Line?
    var strikethrough: Line?
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var link: URL?
    var paragraph: NSParagraphStyle?

    /// Whether a label can show it with one font and one colour.
    var isPlain: Bool {
      background == nil && underline == nil && strikethrough == nil && kerning == 0 && tracking == 0
        && baselineOffset == 0 && link == nil && paragraph == nil
    }

    mutating func apply(_ modifiers: [Modifier], tint: UIColor) {
      for modifier in modifiers.reversed() { modifier.apply(to: &self, tint: tint) }
    }

    mutating func apply(_ intent: InlinePresentationIntent) {
      if intent.contains(.stronglyEmphasized) { face.isBold = true }
      if intent.contains(.emphasized) { face.isItalic = true }
      if intent.contains(.code) { face.isCode = true }
      if intent.contains(.strikethrough) { strikethrough = Line() }
    }

    mutating func apply(link url: URL, tint: UIColor) {
      link = url
      color = tint
    }

    func attributes(font: UIFont) -> [NSAttributedString.Key: Any] {
      var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
      if let background { attributes[.backgroundColor] = background }
      if let underline {
        attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
        if let color = underline.color { attributes[.underlineColor] = color }
      }
      if let strikethrough {
        attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
        if let color = strikethrough.color { attributes[.strikethroughColor] = color }
      }
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
