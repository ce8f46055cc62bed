import UIKit

extension Path {
  /// Adds a rectangle with round corners, which are made smaller where they do not fit.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let width = min(max(0, cornerSize.width), rect.width / 2)
    let height = min(max(0, cornerSize.height), rect.height / 2)
    guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
    let room = min(rect.width / 2 / width, rect.height / 2 / height)
    let corner = Corner(ease: style == .continuous ? Corner.ease(inRoom: room) : 0)
    // Clockwise; each corner has the directions in which its two sides leave it.
    let corners: [(x: CGFloat, y: CGFloat, first: CGPoint, second: CGPoint)] = [
      (rect.minX, rect.minY, CGPoint(x: 0, y: height), CGPoint(x: width, y: 0)),
      (rect.maxX, rect.minY, CGPoint(x: -width, y: 0), CGPoint(x: 0, y: height)),
      (rect.maxX, rect.maxY, CGPoint(x: 0, y: -height), CGPoint(x: -width, y: 0)),
      (rect.minX, rect.maxY, CGPoint(x: width, y: 0), CGPoint(x: 0, y: -height)),
    ]
    for (index, place) in corners.enumerated() {
      let points = corner.points.map { along, across in
        CGPoint(
          x: place.x + along * place.first.x + across * place.second.x,
          y: place.y + along * place.first.y + across * place.second.y
        ).applying(transform)
      }
      append(index == 0 ? .move(to: points[0]) : .line(to: points[0]))
      for first in stride(from: 1, to: points.count, by: 3) {
        append(
          .curve(
            to: points[first + 2], control1: points[first], control2: points[first + 1]))
      }
    }
    closeSubpath()
  }
}

/// A corner of radius 1 between two sides: an arc, and at either end a curve that leads from the side
/// into it with the bend growing from nothing to the arc's.
private struct Corner {
  /// The tangent of half the angle that each of the two curves turns; 0 leaves the arc alone.
  let ease: Double

  /// Where the curves turn 27° each and leave 36° to the arc.
  private static let fullEase = 0.24

  /// The most ease for which the corner stays within `room` radii of a side.
  static func ease(inRoom room: Double) -> Double {
    // The reach is 1 + 1.25 t + 2.25 t³, and at most 1 + 1.38 t up to the full ease.
    min(fullEase, max(0, (room - 1) / 1.38))
  }

  /// Start, then two controls and an end a curve, as distances along the first and the second side.
  var points: [(Double, Double)] {
    let angle = 2 * atan(ease)
    let arc = Double.pi / 2 - 2 * angle
    let handle = 4 / 3 * tan(arc / 4)
    // A point of the circle at an angle from where it touches the first side.
    func circle(_ angle: Double, ahead: Double = 0) -> (Double, Double) {
      (1 - sin(angle) - ahead * cos(angle), 1 - cos(angle) + ahead * sin(angle))
    }
    let middle = [
      circle(angle), circle(angle, ahead: handle), circle(.pi / 2 - angle, ahead: -handle),
      circle(.pi / 2 - angle),
    ]
    guard ease > 0 else { return middle }
    // The control beside the arc lies on the side and on the arc's tangent. The one before it is
    // where the cubic's bend at its end, 2/3 · distance from the tangent / length², is the arc's.
    let near = 1 - ease
    let far = near + 1.5 * ease * ease / sin(angle)
    let start = far + 2 * (far - near)
    let lead = [(start, 0.0), (far, 0), (near, 0)]
    return lead + middle + lead.reversed().map { ($0.1, $0.0) }
  }
}
