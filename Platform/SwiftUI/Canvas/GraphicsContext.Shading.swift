import GTK

extension GraphicsContext {
  /// What a `Canvas` fills and draws lines with.
  public struct Shading {
    private enum Kind {
      case style(any ShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
    }
    private let kind: Kind

    /// The foreground of the canvas's place.
    public static var foreground: Shading { Shading(kind: .style(.foreground)) }

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }

    /// A colour of red, green and blue, each from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

    /// A grey, from 0 for black to 1 for white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }

    /// A style. The points of a gradient are in the box around what is painted.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }

    /// Colours from one point of the canvas to another.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading { Shading(kind: .linear(gradient, startPoint, endPoint)) }

    /// Colours from one circle around a point of the canvas to another, radii in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading { Shading(kind: .radial(gradient, center, startRadius, endRadius)) }

    /// Colours once around a point of the canvas, from an angle on.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle()
    ) -> Shading { Shading(kind: .conic(gradient, center, angle)) }

    enum Paint {
      case color(UIColor)
      case gradient(GradientPaint)
    }

    /// The paint for a rectangle.
    @MainActor func paint(
      _ environment: EnvironmentValues, _ traits: UITraitCollection, in rect: CGRect,
      _ opacity: Double
    ) -> Paint {
      let place = _ShapeContext(
        foreground: environment.foregroundColor, tint: environment.tintColor)
      func stops(_ gradient: Gradient) -> [GradientPaint.Stop] {
        gradient.stops.map { stop in
          let color = stop.color._resolve(in: place).faded(by: opacity)
          return GradientPaint.Stop(
            color.paint(with: traits), at: Double(min(max(stop.location, 0), 1)))
        }
      }
      switch kind {
      case .style(let style):
        if let gradient = style._gradient(in: place) {
          return .gradient(
            gradient.mapColors { $0.faded(by: opacity) }.paint(in: rect, traits))
        }
        let color = style._resolve(in: place).faded(by: opacity)
        return .color(color.resolvedColor(with: traits))
      case .linear(let gradient, let start, let end):
        return .gradient(
          GradientPaint(
            .linear(x0: start.x, y0: start.y, x1: end.x, y1: end.y), stops(gradient)))
      case .radial(let gradient, let center, let inner, let outer):
        return .gradient(
          GradientPaint(
            .radial(x: center.x, y: center.y, inner: max(0, inner), outer: max(0, outer)),
            stops(gradient)))
      case .conic(let gradient, let center, let angle):
        return .gradient(
          GradientPaint(
            .angular(
              x: center.x, y: center.y, start: angle.radians, end: angle.radians + 2 * .pi),
            stops(gradient)))
      }
    }
  }
}
