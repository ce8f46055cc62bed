import GTK

extension UIFont {
  /// What a text is for; its size follows the person's choice of text size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name.
    public let rawValue: String
    /// Makes a style from its name; an unknown name counts as body text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest title, 52 points by default.
    public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
    /// A large title, 34 points by default.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// A title of the first level, 28 points by default.
    public static let title1 = TextStyle(rawValue: "title1")
    /// A title of the second level, 22 points by default.
    public static let title2 = TextStyle(rawValue: "title2")
    /// A title of the third level, 20 points by default.
    public static let title3 = TextStyle(rawValue: "title3")
    /// A heading, 17 points semibold by default.
    public static let headline = TextStyle(rawValue: "headline")
    /// Running text, 17 points by default.
    public static let body = TextStyle(rawValue: "body")
    /// A remark, 16 points by default.
    public static let callout = TextStyle(rawValue: "callout")
    /// A heading of lower rank, 15 points by default.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// A footnote, 13 points by default.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// A caption, 12 points by default.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// A smaller caption, 11 points by default.
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// Default size, and how much of a change of text size the style takes on: titles, which are
    /// large already, grow less than running text.
    private var measure: (size: Double, growth: Double) {
      switch self {
      case .extraLargeTitle: (52, 0.3)
      case .largeTitle: (34, 0.43)
      case .title1: (28, 0.57)
      case .title2: (22, 0.68)
      case .title3: (20, 0.78)
      case .callout: (16, 1)
      case .subheadline: (15, 1)
      case .footnote: (13, 1)
      case .caption1: (12, 1)
      case .caption2: (11, 1)
      default: (17, 1)
      }
    }

    func scale(in traits: UITraitCollection) -> Double {
      1 + (traits.textScale - 1) * measure.growth
    }

    func size(in traits: UITraitCollection) -> Double {
      (measure.size * scale(in: traits)).rounded()
    }
  }

  /// The font for a style in the current text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font for a style in the text size of `traits`, or of the current ones.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    UIFont(
      spec: FontSpec(
        family: systemFamilies, size: style.size(in: traits ?? .current),
        weight: style == .headline ? 600 : 400, isItalic: false),
      textStyle: style)
  }
}

/// Scales fonts and lengths of an app's own with the text size.
public struct UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle

  /// Metrics that scale as running text does.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Metrics that scale as `style` does.
  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

  /// `font`, meant for the default text size, in the current one. A label that adjusts its font for
  /// the text size keeps it up to date.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// `font`, meant for the default text size, in the one of `traits`.
  public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    UIFont(spec: font.spec, textStyle: style, unscaledSize: font.spec.size)
      .adjusted(to: traits ?? .current)
  }

  /// As `scaledFont(for:)`, and never larger than `maximumPointSize`.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
  }

  /// A length meant for the default text size, in the current one.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length meant for the default text size, in the one of `traits`.
  public func scaledValue(
    for value: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> CGFloat { value * style.scale(in: traits ?? .current) }
}
