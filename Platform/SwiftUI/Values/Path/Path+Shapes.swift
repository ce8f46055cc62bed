import UIKit

extension Path {
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    addLines(corners, transform: transform)
    closeSubpath()
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Begins a new piece of straight lines from point to point.
  public mutating func addLines(_ lines: [CGPoint]) { addLines(lines, transform: .identity) }

  private mutating func addLines(_ points: [CGPoint], transform: CGAffineTransform) {
    for (index, point) in points.enumerated() {
      let end = point.applying(transform)
      append(index == 0 ? .move(to: end) : .line(to: end))
    }
  }

  /// Adds the steps of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    for element in path.elements { append(element.applying(transform)) }
  }

  /// Adds an ellipse that fills a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard rect.width > 0, rect.height > 0 else { return }
    var circle = Path()
    circle.addRelativeArc(
      center: .zero, radius: 1, startAngle: .zero, delta: Angle(radians: 2 * .pi))
    circle.closeSubpath()
    let scale = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    addPath(circle, transform: scale.concatenating(transform))
  }

  /// Adds a piece of a circle, after a straight line to its beginning.
  ///
  /// Angles count from the right and grow clockwise on the screen. `clockwise` is meant for
  /// coordinates that grow upward: false is clockwise on the screen, as in Core Graphics.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite else { return }
    if clockwise { sweep = -sweep }
    if sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
    sweep = min(sweep, turn)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: Angle(radians: clockwise ? -sweep : sweep), transform: transform)
  }

  /// Adds a piece of a circle, after a straight line to its beginning; a positive `delta` goes
  /// clockwise on the screen.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let from = startAngle.radians
    let sweep = min(max(delta.radians, -Self.longestSweep), Self.longestSweep)
    guard [center.x, center.y, radius, from, sweep].allSatisfy(\.isFinite) else { return }
    // A cubic curve is within 0.03 % of the radius up to a quarter of a circle.
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(pieces)
    let handle = 4 / 3 * tan(step / 4)
    func point(_ angle: Double, ahead: Double = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - ahead * sin(angle)),
        y: center.y + radius * (sin(angle) + ahead * cos(angle))
      ).applying(transform)
    }
    append(currentPoint == nil ? .move(to: point(from)) : .line(to: point(from)))
    for piece in 0..<pieces {
      let begin = from + step * Double(piece)
      append(
        .curve(
          to: point(begin + step), control1: point(begin, ahead: handle),
          control2: point(begin + step, ahead: -handle)))
    }
  }

  /// Sixteen turns: more would draw the same again.
  private static let longestSweep = 32 * Double.pi
}
