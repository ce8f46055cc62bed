import UIKit

/// The outline of a shape in points, from the top left.
///
/// ```swift
/// let tick = Path { path in
///   path.move(to: CGPoint(x: 0, y: 5))
///   path.addLine(to: CGPoint(x: 4, y: 9))
///   path.addLine(to: CGPoint(x: 10, y: 1))
/// }
/// ```
public struct Path: Equatable, Sendable {
  private(set) var elements: [Element] = []
  /// Where the next line would begin.
  public private(set) var currentPoint: CGPoint?
  private var start: CGPoint?

  /// An empty path.
  public init() {}

  /// A path that `callback` draws.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// A rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// A rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }

  /// A rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }

  /// An ellipse that fills a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Whether there is nothing in the path.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls `body` with one step after the other.
  public func forEach(_ body: (Element) -> Void) {
    for element in elements { body(element) }
  }

  /// Begins a new piece at a point.
  public mutating func move(to end: CGPoint) { append(.move(to: end)) }

  /// Goes on straight to a point; an empty path begins there.
  public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }

  /// Goes on in a curve with one control point; an empty path begins at its end.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  /// Goes on in a curve with two control points; an empty path begins at its end.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Goes back to where the piece began.
  public mutating func closeSubpath() {
    if currentPoint != nil { append(.closeSubpath) }
  }

  /// Every step with its points moved, scaled or turned.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path { path in
      for element in elements { path.append(element.applying(transform)) }
    }
  }

  /// The path moved by points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  mutating func append(_ element: Element) {
    switch element {
    case .move(let to):
      start = to
      currentPoint = to
    case .line(let to), .quadCurve(let to, _), .curve(let to, _, _):
      guard currentPoint != nil else { return append(.move(to: to)) }
      currentPoint = to
    case .closeSubpath:
      currentPoint = start
    }
    elements.append(element)
  }

  /// The path for UIKit's drawing.
  @MainActor package var bezierPath: UIBezierPath {
    let path = UIBezierPath()
    for element in elements {
      switch element {
      case .move(let to): path.move(to: to)
      case .line(let to): path.addLine(to: to)
      case .quadCurve(let to, let control): path.addQuadCurve(to: to, controlPoint: control)
      case .curve(let to, let control1, let control2):
        path.addCurve(to: to, controlPoint1: control1, controlPoint2: control2)
      case .closeSubpath: path.close()
      }
    }
    return path
  }
}
