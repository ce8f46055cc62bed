import UIKit

extension Path {
  /// The smallest rectangle around all lines and curves; `CGRect.null` for an empty path.
  public var boundingRect: CGRect {
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    func include(_ point: CGPoint) {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    eachCubic { curve in
      include(curve.start)
      include(curve.end)
      for time in curve.turns { include(curve.point(at: time)) }
    } point: {
      include($0)
    }
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Whether a point is inside; open pieces count as closed. With `eoFill`, what is enclosed twice is
  /// outside. Curves are followed in 64 straight steps.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    func cross(_ from: CGPoint, _ to: CGPoint) {
      guard (from.y <= p.y) != (to.y <= p.y) else { return }
      let x = from.x + (p.y - from.y) / (to.y - from.y) * (to.x - from.x)
      if x > p.x { winding += to.y > from.y ? 1 : -1 }
    }
    var start = CGPoint.zero
    var last = CGPoint.zero
    eachCubic { curve in
      let steps = curve.isStraight ? 1 : 64
      for step in 1...steps {
        let next = curve.point(at: Double(step) / Double(steps))
        cross(last, next)
        last = next
      }
    } point: { point in
      cross(last, start)
      (start, last) = (point, point)
    }
    cross(last, start)
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// Calls `body` for each line and curve, and `point` for each beginning of a piece.
  private func eachCubic(_ body: (Cubic) -> Void, point: (CGPoint) -> Void) {
    var start = CGPoint.zero
    var last = CGPoint.zero
    func go(_ curve: Cubic) {
      body(curve)
      last = curve.end
    }
    for element in elements {
      switch element {
      case .move(let to):
        point(to)
        (start, last) = (to, to)
      case .line(let to): go(Cubic(from: last, to: to))
      case .quadCurve(let to, let control): go(Cubic(from: last, control: control, to: to))
      case .curve(let to, let control1, let control2):
        go(Cubic(start: last, control1: control1, control2: control2, end: to))
      case .closeSubpath: go(Cubic(from: last, to: start))
      }
    }
  }
}

/// A cubic curve, or a line as one.
private struct Cubic {
  let start, control1, control2, end: CGPoint
  var isStraight = false

  init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  init(from: CGPoint, to: CGPoint) {
    self.init(start: from, control1: from, control2: to, end: to)
    isStraight = true
  }

  init(from: CGPoint, control: CGPoint, to: CGPoint) {
    func toward(_ point: CGPoint) -> CGPoint {
      CGPoint(x: (point.x + 2 * control.x) / 3, y: (point.y + 2 * control.y) / 3)
    }
    self.init(start: from, control1: toward(from), control2: toward(to), end: to)
  }

  func point(at time: Double) -> CGPoint {
    let rest = 1 - time
    func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
      rest * rest * rest * a + 3 * rest * rest * time * b + 3 * rest * time * time * c
        + time * time * time * d
    }
    return CGPoint(
      x: mix(start.x, control1.x, control2.x, end.x),
      y: mix(start.y, control1.y, control2.y, end.y))
  }

  /// The times, between 0 and 1, at which the curve turns from left to right or from up to down.
  var turns: [Double] {
    guard !isStraight else { return [] }
    return Self.turns(start.x, control1.x, control2.x, end.x)
      + Self.turns(start.y, control1.y, control2.y, end.y)
  }

  /// The zeros of the derivative, a quadratic.
  private static func turns(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
    let square = d - 3 * c + 3 * b - a
    let linear = 2 * (c - 2 * b + a)
    let constant = b - a
    let size = max(abs(square), abs(linear), abs(constant))
    var times: [Double] = []
    if abs(square) <= size * 1e-12 {
      if linear != 0 { times = [-constant / linear] }
    } else {
      let inner = linear * linear - 4 * square * constant
      if inner >= 0 {
        times = [1, -1].map { (-linear + $0 * inner.squareRoot()) / (2 * square) }
      }
    }
    return times.filter { $0 > 0 && $0 < 1 }
  }
}
