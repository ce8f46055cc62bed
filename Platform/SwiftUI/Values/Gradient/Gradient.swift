/// Colours that go over into one another.
///
/// ```swift
/// LinearGradient(colors: [.blue, .teal], startPoint: .top, endPoint: .bottom)
/// ```
public struct Gradient: Hashable, Sendable {
  /// A colour at a part of the way.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The part of the way, from 0 to 1.
    public var location: CGFloat
    /// Puts a colour at a part of the way.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  /// The colours on the way.
  public var stops: [Stop]

  /// Makes a gradient of colours at places, which have to grow.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of colours at the same distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// A gradient whose way is chosen where it is used: from top to bottom.
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
  private let gradient: Gradient

  /// Makes a gradient without a way.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// The first colour, for text.
  public func _resolve(in context: _ShapeContext) -> UIColor { gradient.first(in: context) }

  /// The way from top to bottom.
  public func _gradient(in context: _ShapeContext) -> _Gradient? {
    _Gradient(gradient, .linear(.top, .bottom), context)
  }
}

extension Color {
  /// The colour, a little lighter at the top.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mixed(withWhite: 0.2), self]))
  }

  private func mixed(withWhite share: Double) -> Color {
    Color(
      uiColor: UIColor { traits in
        let paint = uiColor(tint: .tintColor).paint(with: traits)
        func part(_ part: Double) -> Double { part + (1 - part) * share }
        return UIColor(
          red: part(paint.red), green: part(paint.green), blue: part(paint.blue),
          alpha: paint.alpha)
      })
  }
}

extension Gradient {
  /// The first colour in a place; nothing without colours.
  func first(in context: _ShapeContext) -> UIColor {
    stops.first?.color._resolve(in: context) ?? .clear
  }
}
