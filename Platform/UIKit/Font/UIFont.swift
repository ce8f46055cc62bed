import GTK

/// A font of a size in points.
///
/// ```swift
/// label.font = .preferredFont(forTextStyle: .headline)
/// ```
open class UIFont: NSObject, @unchecked Sendable {  // Sendable: nothing in it changes after init.
  /// How heavy the strokes are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// -1 is the thinnest, 0 regular, 1 the heaviest.
    public let rawValue: CGFloat
    /// Makes a weight from -1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The thinnest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of running text.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier than running text.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest.
    public static let black = Weight(rawValue: 0.62)

    package var css: Int {
      switch rawValue {
      case ..<(-0.7): 100
      case ..<(-0.5): 200
      case ..<(-0.2): 300
      case ..<0.1: 400
      case ..<0.27: 500
      case ..<0.35: 600
      case ..<0.5: 700
      case ..<0.6: 800
      default: 900
      }
    }
  }

  private let word = FoundationWord()
  let spec: FontSpec
  /// The style with which the size follows the person's choice, if it does.
  let textStyle: TextStyle?
  /// The size at the default text size, where it is not the style's own.
  let unscaledSize: Double?

  init(spec: FontSpec, textStyle: TextStyle? = nil, unscaledSize: Double? = nil) {
    self.spec = spec
    self.textStyle = textStyle
    self.unscaledSize = unscaledSize
  }

  /// The families that stand in for the system's font, best first.
  package static let systemFamilies = "Inter, Cantarell, Noto Sans, sans-serif"

  /// Makes a font from a family's name; nil when the name is empty.
  public convenience init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    self.init(spec: FontSpec(family: name, size: size, weight: 400, isItalic: false))
  }

  /// The system's font in regular weight.
  open class func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  /// The system's font in any weight.
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      spec: FontSpec(family: systemFamilies, size: size, weight: weight.css, isItalic: false))
  }

  /// The system's font in bold.
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The system's font in italics.
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(spec: FontSpec(family: systemFamilies, size: size, weight: 400, isItalic: true))
  }

  /// The system's font with digits of one width.
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    var spec = FontSpec(family: systemFamilies, size: size, weight: weight.css, isItalic: false)
    spec.isMonospacedDigit = true
    return UIFont(spec: spec)
  }

  /// A font whose letters all have one width.
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(spec: FontSpec(family: "monospace", size: size, weight: weight.css, isItalic: false))
  }

  /// The size of labels where nobody chose another, in points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of button titles where nobody chose another, in points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of the system's font where nobody chose another, in points.
  open class var systemFontSize: CGFloat { 14 }

  /// Size in points.
  open var pointSize: CGFloat { spec.size }
  /// Name of the family, or families in order of preference.
  open var familyName: String { spec.family }
  /// Name of the font.
  open var fontName: String { spec.family }

  /// Height of the tallest letters above the baseline, in points.
  @MainActor open var ascender: CGFloat { spec.metrics.ascent }
  /// Depth of the lowest letters below the baseline as a negative number, in points.
  @MainActor open var descender: CGFloat { -spec.metrics.descent }
  /// Height of a line in points.
  @MainActor open var lineHeight: CGFloat {
    let metrics = spec.metrics
    return metrics.ascent + metrics.descent
  }

  /// The same font in another size.
  open func withSize(_ size: CGFloat) -> UIFont {
    var spec = spec
    spec.size = size
    return UIFont(spec: spec)
  }

  /// This font in the size that `traits` ask for, if it follows them.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    guard let textStyle else { return self }
    var spec = spec
    spec.size =
      unscaledSize.map { ($0 * textStyle.scale(in: traits)).rounded() }
      ?? textStyle.size(in: traits)
    return UIFont(spec: spec, textStyle: textStyle, unscaledSize: unscaledSize)
  }

  /// Whether `object` is a font with the same family, size, weight and slant.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont).map { $0.spec == spec && $0.textStyle == textStyle } ?? false
  }

  /// Equal fonts have equal hashes.
  open override var hash: Int { spec.hashValue }
}
