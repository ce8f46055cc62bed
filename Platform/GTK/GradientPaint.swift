import CGTK
import Glibc

/// Colours that go over into one another, in points of what is painted.
package struct GradientPaint: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case linear(x0: Double, y0: Double, x1: Double, y1: Double)
    case radial(x: Double, y: Double, inner: Double, outer: Double)
    /// A radial one of radius 1 that is stretched.
    case elliptical(x: Double, y: Double, inner: Double, width: Double, height: Double)
    /// Angles in radians, clockwise from the right.
    case angular(x: Double, y: Double, start: Double, end: Double)
  }
  package struct Stop: Hashable, Sendable {
    package var color: PaintColor
    package var location: Double
    package init(_ color: PaintColor, at location: Double) {
      (self.color, self.location) = (color, location)
    }
  }
  package var kind: Kind
  package var stops: [Stop]

  package init(_ kind: Kind, _ stops: [Stop]) {
    self.kind = kind
    self.stops = stops
  }

  /// The colour at a part of the way.
  func color(at location: Double) -> PaintColor {
    guard let first = stops.first, let last = stops.last else {
      return PaintColor(red: 0, green: 0, blue: 0, alpha: 0)
    }
    if location <= first.location { return first.color }
    for (one, two) in zip(stops, stops.dropFirst()) where location <= two.location {
      let share =
        two.location > one.location
        ? (location - one.location) / (two.location - one.location) : 1
      return one.color.mixed(with: two.color, share)
    }
    return last.color
  }
}

extension PaintColor {
  fileprivate func mixed(with other: PaintColor, _ share: Double) -> PaintColor {
    PaintColor(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share, alpha: alpha + (other.alpha - alpha) * share)
  }
}

extension Canvas {
  /// Sets a gradient as what is painted with.
  package func setGradient(_ gradient: GradientPaint) {
    let pattern: OpaquePointer?
    switch gradient.kind {
    case .linear(let x0, let y0, let x1, let y1):
      pattern = cairo_pattern_create_linear(x0, y0, x1, y1)
    case .radial(let x, let y, let inner, let outer):
      pattern = cairo_pattern_create_radial(x, y, inner, x, y, outer)
    case .elliptical(let x, let y, let inner, let width, let height):
      pattern = cairo_pattern_create_radial(0, 0, inner, 0, 0, 1)
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(&matrix, 1 / max(width, 0.001), 1 / max(height, 0.001))
      cairo_matrix_translate(&matrix, -x, -y)
      cairo_pattern_set_matrix(pattern, &matrix)
    case .angular(let x, let y, let start, let end):
      pattern = wedges(gradient, x, y, start, end)
    }
    if case .angular = gradient.kind {
    } else {
      for stop in gradient.stops {
        cairo_pattern_add_color_stop_rgba(
          pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue,
          stop.color.alpha)
      }
    }
    cairo_set_source(pointer, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// A whole turn of narrow wedges: cairo has no gradient of angles.
  private func wedges(
    _ gradient: GradientPaint, _ x: Double, _ y: Double, _ start: Double, _ end: Double
  ) -> OpaquePointer? {
    let pattern = cairo_pattern_create_mesh()
    let reach = 20_000.0
    let sweep = end - start
    guard sweep != 0 else { return pattern }
    func corner(_ index: UInt32, _ color: PaintColor) {
      cairo_mesh_pattern_set_corner_color_rgba(
        pattern, index, color.red, color.green, color.blue, color.alpha)
    }
    func wedge(_ from: Double, _ to: Double, _ one: PaintColor, _ two: PaintColor) {
      cairo_mesh_pattern_begin_patch(pattern)
      cairo_mesh_pattern_move_to(pattern, x, y)
      cairo_mesh_pattern_line_to(pattern, x + reach * cos(from), y + reach * sin(from))
      cairo_mesh_pattern_line_to(pattern, x + reach * cos(to), y + reach * sin(to))
      cairo_mesh_pattern_line_to(pattern, x, y)
      corner(0, one)
      corner(1, one)
      corner(2, two)
      corner(3, two)
      cairo_mesh_pattern_end_patch(pattern)
    }
    var edges = Set(gradient.stops.map { min(max($0.location, 0), 1) })
    for step in 0...72 { edges.insert(Double(step) / 72) }
    let sorted = edges.sorted()
    for (one, two) in zip(sorted, sorted.dropFirst()) {
      // Two stops at one place are a sharp edge: each side has its own colour.
      wedge(
        start + sweep * one, start + sweep * two, gradient.color(after: one),
        gradient.color(at: two))
    }
    let rest = 2 * Double.pi - abs(sweep)
    if rest > 0.001 {
      // Half of what is left belongs to the end, half to the beginning.
      let half = (sweep > 0 ? rest : -rest) / 2
      let (first, last) = (gradient.color(at: 0), gradient.color(at: 1))
      for part in 0..<4 {
        let (from, to) = (half * Double(part) / 4, half * Double(part + 1) / 4)
        wedge(end + from, end + to, last, last)
        wedge(start - from, start - to, first, first)
      }
    }
    return pattern
  }
}

extension GradientPaint {
  /// The colour just behind a part of the way.
  fileprivate func color(after location: Double) -> PaintColor {
    stops.last { $0.location <= location && $0.location >= location - 1e-9 }?.color
      ?? color(at: location)
  }
}
