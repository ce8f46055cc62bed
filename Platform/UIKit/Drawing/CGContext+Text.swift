import GTK

/// A text with looks that is drawn rather than shown by a view, for a floor above.
@preconcurrency @MainActor package struct DrawnText {
  private let layout: TextLayout

  /// Lays out text of one font and colour.
  package init(
    _ text: String, font: UIFont, color: UIColor, width: CGFloat?, traits: UITraitCollection
  ) {
    self.init(NSAttributedString(string: text), font, color, width, traits)
  }

  /// Lays out text with looks.
  package init(_ text: NSAttributedString, width: CGFloat?, traits: UITraitCollection) {
    self.init(text, .systemFont(ofSize: UIFont.labelFontSize), .label, width, traits)
  }

  private init(
    _ text: NSAttributedString, _ font: UIFont, _ color: UIColor, _ width: CGFloat?,
    _ traits: UITraitCollection
  ) {
    var base = TextRun()
    base.font = font.spec
    base.color = color.paint(with: traits)
    let runs = AttributedRuns(text, traits: traits, linkColor: .link).byteRuns
    layout = TextLayout(
      text.string, TextAttributes([base] + runs), width: width.map { Double($0) })
  }

  /// Size in points.
  package var size: CGSize { CGSize(width: layout.size.width, height: layout.size.height) }

  /// The distance of the first line's baseline from the top, in points.
  package var firstBaseline: CGFloat { layout.firstBaseline }

  /// Draws the text with its top left at a point.
  package func draw(in context: CGContext, at point: CGPoint, opacity: Double) {
    context.draw(layout, at: point, opacity: opacity)
  }
}
