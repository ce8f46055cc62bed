extension Text {
  /// A look that a text was given.
  package enum Modifier: Equatable, Sendable {
    case font(Font)
    case weight(Font.Weight)
    case bold(Bool)
    case italic(Bool)
    case monospacedDigit
    case underline(Bool, Color?)
    case strikethrough(Bool, Color?)
    case monospaced(Bool)
    case design(Font.Design)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case color(Color)
    case style(AnyEquatableStyle)

    func apply(to style: inout Style, tint: UIColor) {
      switch self {
      case .font(let font): style.face.font = font
      case .weight(let weight): style.face.weight = weight
      case .bold(let isActive): style.face.isBold = isActive
      case .italic(let isActive): style.face.isItalic = isActive
      case .monospacedDigit: style.face.isMonospacedDigit = true
      case .underline(let isActive, let color):
        style.underline = isActive ? Line(color: color?.uiColor(tint: tint)) : nil
      case .strikethrough(let isActive, let color):
        style.strikethrough = isActive ? Line(color: color?.uiColor(tint: tint)) : nil
      case .monospaced(let isActive): style.face.isMonospaced = isActive
      case .design(let design): style.face.design = design
      case .kerning(let points): style.kerning = points
      case .tracking(let points): style.tracking = points
      case .baselineOffset(let points): style.baselineOffset = points
      case .color(let color): style.color = color.uiColor(tint: tint)
      case .style(let shape):
        style.color = shape.style._resolve(
          in: _ShapeContext(foreground: style.color, tint: tint))
      }
    }
  }

  /// A style that is equal to another when its type can tell.
  package struct AnyEquatableStyle: Equatable, Sendable {
    let style: any ShapeStyle

    package static func == (one: Self, other: Self) -> Bool {
      func isEqual<T: Equatable>(_ value: T) -> Bool { (other.style as? T) == value }
      return (one.style as? any Equatable).map { isEqual($0) } ?? false
    }
  }

  private func adding(_ modifier: Modifier?) -> Text {
    guard let modifier else { return self }
    var text = self
    text.modifiers.append(modifier)
    return text
  }

  // Of two looks of one kind the one that is nearer to the text holds, as with views.

  /// Shows the text in a font; nil leaves it as it is.
  public func font(_ font: Font?) -> Text { adding(font.map(Modifier.font)) }
  /// Shows the text in a weight; nil leaves it as it is.
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(weight.map(Modifier.weight)) }
  /// Shows the text bold.
  public func bold() -> Text { adding(.bold(true)) }
  /// Shows the text bold, or not.
  public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }
  /// Shows the text in italics.
  public func italic() -> Text { adding(.italic(true)) }
  /// Shows the text in italics, or not.
  public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }
  /// Shows digits in one width.
  public func monospacedDigit() -> Text { adding(.monospacedDigit) }
  /// Shows the text in letters of one width, or not.
  public func monospaced(_ isActive: Bool = true) -> Text { adding(.monospaced(isActive)) }
  /// Shows the text in another manner of the system's font; nil leaves it as it is.
  public func fontDesign(_ design: Font.Design?) -> Text { adding(design.map(Modifier.design)) }
  /// Draws a line under the text, or none; in the colour of the letters unless given.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { adding(.underline(isActive, color)) }
  /// Draws a line through the text, or none; in the colour of the letters unless given.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { adding(.strikethrough(isActive, color)) }
  /// Adds points between letters.
  public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
  /// Adds points between letters; it goes before ``kerning(_:)``.
  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
  /// Lifts the text by points above the baseline.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    adding(.baselineOffset(baselineOffset))
  }
  /// Shows the text in a colour; nil leaves it as it is.
  public func foregroundColor(_ color: Color?) -> Text { adding(color.map(Modifier.color)) }

  /// Shows the text in a colour or a rank of its place's colour.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    if let color = style as? Color { return foregroundColor(color) }
    return adding(.style(AnyEquatableStyle(style: style)))
  }
}
