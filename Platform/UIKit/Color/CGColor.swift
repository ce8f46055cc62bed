import GTK

/// A fixed colour in sRGB.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue and alpha, each from 0 to 1.
  public let components: [CGFloat]?
  let paint: PaintColor

  /// Makes a colour from its parts, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    paint = PaintColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Opacity from 0 to 1.
  public var alpha: CGFloat { paint.alpha }

  /// Whether both colours have the same parts.
  public static func == (one: CGColor, other: CGColor) -> Bool { one.paint == other.paint }

  /// Adds the parts to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(paint) }
}
