/// What the place where a text is shown says about its looks.
package struct TextEnvironment {
  /// The font of text that has none of its own; nil is that of body text.
  package var font: Font?
  /// Looks of text that has none of their kind, the outermost first.
  package var looks: [Text.Modifier] = []
  /// Whether text is shown in capitals or in small letters; nil for as it is.
  package var textCase: Text.Case?
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
    style.face.font = font
    for look in looks { look.apply(to: &style, tint: tint) }
    return style
  }
}
