import UIKit

/// How the line of a path is drawn. A pointed corner is cut off where it would reach further than ten
/// times half the line's width.
public struct StrokeStyle: Equatable, Sendable {
  /// Width of the line in points.
  public var lineWidth: CGFloat
  /// How lines end.
  public var lineCap: CGLineCap
  /// How lines meet.
  public var lineJoin: CGLineJoin
  /// Lengths of dashes and gaps in points; none is a whole line.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins, in points.
  public var dashPhase: CGFloat

  /// Makes a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.dash, self.dashPhase) = (dash, dashPhase)
  }

  /// Not there: the limit is always 10.
  @available(*, unavailable, message: "The limit is always 10 on Linux: leave miterLimit out.")
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) { fatalError() }
}
