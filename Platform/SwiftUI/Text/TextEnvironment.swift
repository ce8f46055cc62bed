/// What the place where a text is shown says about its looks.
package struct TextEnvironment {
  /// The font of text that has none of its own; nil is that of body text.
  package var font: Font?
  /// The weight of text that has none of its own.
  package var weight: Font.Weight?
  package var isBold = false
  package var isItalic = false
  package var isMonospacedDigit = false
  package var isUnderlined = false
  package var isStruckThrough = false
  /// Points between letters.
  package var kerning: CGFloat = 0
  /// Points between letters; it goes before ``kerning``.
  package var tracking: CGFloat = 0
  /// Points above the baseline.
  package var baselineOffset: CGFloat = 0
  /// The colour of text that has none of its own.
  package var foreground: UIColor
  /// The colour of links and of the accent colour.
  package var tint: UIColor
  /// The person's text size.
  package var textScale: TextScale
  /// The person's language and region.
  package var locale: Locale

  package init(
    font: Font? = nil, foreground: UIColor = .label, tint: UIColor = .tintColor,
    textScale: TextScale = .large, locale: Locale = .current
  ) {
    self.font = font
    self.foreground = foreground
    self.tint = tint
    self.textScale = textScale
    self.locale = locale
  }

  var style: Text.Style {
    var style = Text.Style(color: foreground)
    style.face = Text.Style.Face(
      font: font, weight: weight, isBold: isBold, isItalic: isItalic,
      isMonospacedDigit: isMonospacedDigit)
    style.isUnderlined = isUnderlined
    style.isStruckThrough = isStruckThrough
    style.kerning = kerning
    style.tracking = tracking
    style.baselineOffset = baselineOffset
    return style
  }
}
