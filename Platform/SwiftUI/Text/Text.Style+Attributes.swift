extension Text.Style {
  /// Takes over the attributes of a part of an attributed string, of SwiftUI's and of UIKit's scope;
  /// SwiftUI's go before UIKit's, and a colour before that of links.
  mutating func apply(_ attributes: AttributeContainer, tint: UIColor) {
    if let intent = attributes.inlinePresentationIntent { apply(intent) }
    if let link = attributes.link { apply(link: link, tint: tint) }
    apply(uiKit: attributes)
    typealias Keys = AttributeScopes.SwiftUIAttributes
    if let font = attributes[Keys.FontAttribute.self] {
      face.font = font
      uiFont = nil
    }
    if let color = attributes[Keys.ForegroundColorAttribute.self] {
      self.color = color.uiColor(tint: tint)
    }
    if let color = attributes[Keys.BackgroundColorAttribute.self] {
      background = color.uiColor(tint: tint)
    }
    if let line = attributes[Keys.UnderlineStyleAttribute.self] {
      underline = Text.Line(color: line.color?.uiColor(tint: tint))
    }
    if let line = attributes[Keys.StrikethroughStyleAttribute.self] {
      strikethrough = Text.Line(color: line.color?.uiColor(tint: tint))
    }
    if let points = attributes[Keys.KerningAttribute.self] { kerning = points }
    if let points = attributes[Keys.TrackingAttribute.self] { tracking = points }
    if let points = attributes[Keys.BaselineOffsetAttribute.self] { baselineOffset = points }
  }

  private mutating func apply(uiKit attributes: AttributeContainer) {
    typealias Keys = AttributeScopes.UIKitAttributes
    if let font = attributes[Keys.FontAttribute.self] { uiFont = font }
    if let color = attributes[Keys.ForegroundColorAttribute.self] { self.color = color }
    if let color = attributes[Keys.BackgroundColorAttribute.self] { background = color }
    if let line = attributes[Keys.UnderlineStyleAttribute.self] {
      underline = line.isEmpty ? nil : Text.Line()
    }
    if let line = attributes[Keys.StrikethroughStyleAttribute.self] {
      strikethrough = line.isEmpty ? nil : Text.Line()
    }
    if let points = attributes[Keys.KernAttribute.self] { kerning = points }
    if let points = attributes[Keys.BaselineOffsetAttribute.self] { baselineOffset = points }
    if let style = attributes[Keys.ParagraphStyleAttribute.self] { paragraph = style }
  }
}
