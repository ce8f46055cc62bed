import GTK
import UIKit

/// A gradient with the colours of a place. Shapes paint with it; an app has no need to.
public struct _Gradient: Hashable, Sendable {
  enum Way: Hashable, Sendable {
    case linear(UnitPoint, UnitPoint)
    case radial(UnitPoint, CGFloat, CGFloat)
    case elliptical(UnitPoint, CGFloat, CGFloat)
    case angular(UnitPoint, Angle, Angle)
  }
  struct Stop: Hashable, Sendable {
    let color: UIColor
    let location: CGFloat
  }
  var way: Way
  var stops: [Stop]

  init(_ gradient: Gradient, _ way: Way, _ context: _ShapeContext) {
    self.way = way
    stops = gradient.stops.map {
      Stop(color: $0.color._resolve(in: context), location: $0.location)
    }
  }

  /// The gradient with each colour changed.
  func mapColors(_ change: (UIColor) -> UIColor) -> _Gradient {
    var gradient = self
    gradient.stops = stops.map { Stop(color: change($0.color), location: $0.location) }
    return gradient
  }

  /// The gradient as it is seen where reading goes from right to left.
  var mirrored: _Gradient {
    func turned(_ point: UnitPoint) -> UnitPoint { UnitPoint(x: 1 - point.x, y: point.y) }
    var gradient = self
    switch way {
    case .linear(let start, let end): gradient.way = .linear(turned(start), turned(end))
    case .radial(let center, let inner, let outer):
      gradient.way = .radial(turned(center), inner, outer)
    case .elliptical(let center, let inner, let outer):
      gradient.way = .elliptical(turned(center), inner, outer)
    case .angular(let center, let start, let end):
      gradient.way = .angular(
        turned(center), .radians(.pi - start.radians), .radians(.pi - end.radians))
    }
    return gradient
  }

  /// The gradient in a rectangle.
  func paint(in rect: CGRect, _ traits: UITraitCollection) -> GradientPaint {
    let stops = stops.map {
      GradientPaint.Stop(
        $0.color.paint(with: traits), at: Double(min(max($0.location, 0), 1)))
    }
    let kind: GradientPaint.Kind =
      switch way {
      case .linear(let start, let end):
        .linear(
          x0: start.point(in: rect).x, y0: start.point(in: rect).y, x1: end.point(in: rect).x,
          y1: end.point(in: rect).y)
      case .radial(let center, let inner, let outer):
        .radial(
          x: center.point(in: rect).x, y: center.point(in: rect).y, inner: max(0, inner),
          outer: max(0, outer))
      case .elliptical(let center, let inner, let outer):
        .elliptical(
          x: center.point(in: rect).x, y: center.point(in: rect).y,
          inner: outer > 0 ? inner / outer : 0, width: rect.width * outer,
          height: rect.height * outer)
      case .angular(let center, let start, let end):
        .angular(
          x: center.point(in: rect).x, y: center.point(in: rect).y, start: start.radians,
          end: end.radians)
      }
    return GradientPaint(kind, stops)
  }
}
