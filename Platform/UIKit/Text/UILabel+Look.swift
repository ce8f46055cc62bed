import GTK

/// Fonts and colours.
extension UILabel {
  var effectiveFont: UIFont {
    let font: UIFont = self.font ?? .systemFont(ofSize: UIFont.labelFontSize)
    return adjustsFontForContentSizeCategory ? font.adjusted(to: traitCollection) : font
  }

  func applyAttributes() {
    rememberedWidthOfWords = nil
    guard let label else { return }
    let (font, runs) = look(scale: fontScale ?? 1)
    label.setLook(font: font, ink: ink, runs: runs)
  }

  /// How much of its opacity a text keeps that cannot be used.
  private static let disabledShare = 0.4

  private var ink: PaintColor {
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    var ink = (color ?? .label).paint(with: traitCollection)
    if !isEnabled { ink.alpha *= Self.disabledShare }
    return ink
  }

  /// The boxes around the lines of the text that is shown.
  package var lineFrames: [CGRect] {
    guard text?.isEmpty == false, let label else { return [] }
    return label.lines.map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
  }

  /// The looks of the text with its fonts made smaller, of which the colour of the whole is no part.
  func attributes(scale: CGFloat) -> TextAttributes {
    let (font, runs) = look(scale: scale)
    if runs.isEmpty { return .plain(font: font, color: nil) }
    var whole = TextRun()
    whole.font = font
    return TextAttributes([whole] + runs)
  }

  /// The font of the text, and the looks of its parts.
  private func look(scale: CGFloat) -> (font: FontSpec, runs: [TextRun]) {
    var font = effectiveFont.spec
    if scale != 1 { font.size *= scale }
    guard let richText else {
      runs = nil
      return (font, [])
    }
    let shown = letterCase.shown(richText).withLinesApart(numberOfLines != 0)
    let rich = AttributedRuns(
      shown, traits: traitCollection, linkColor: .link, font: self.font,
      adjusted: adjustsFontForContentSizeCategory)
    runs = rich
    var looks = rich.byteRuns
    for index in looks.indices {
      if scale != 1 { looks[index].font?.size *= scale }
      if !isEnabled { looks[index].color?.alpha *= Self.disabledShare }
    }
    return (font, looks)
  }
}
