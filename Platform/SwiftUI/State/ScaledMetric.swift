/// A number of points that grows with the text size that the person has chosen.
///
/// ```swift
/// struct Avatar: View {
///   @ScaledMetric(relativeTo: .title) private var side = 40.0
///   var body: some View { Circle().frame(width: side, height: side) }
/// }
/// ```
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  @Environment(\.textScale) private var textScale

  /// Makes a number that grows as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// Makes a number that grows as body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The number for the text size around the view.
  public var wrappedValue: Value {
    let traits = UITraitCollection(textScale: textScale)
    let metrics = UIFontMetrics(forTextStyle: style.uiTextStyle)
    return Value(metrics.scaledValue(for: CGFloat(base), compatibleWith: traits))
  }
}
