import SwiftUI
import Testing

@Suite("A path") struct PathTests {
  private let square = CGRect(x: 10, y: 20, width: 40, height: 40)

  private func isNear(_ one: CGRect, _ other: CGRect, within reach: CGFloat = 0.02) -> Bool {
    abs(one.minX - other.minX) < reach && abs(one.minY - other.minY) < reach
      && abs(one.maxX - other.maxX) < reach && abs(one.maxY - other.maxY) < reach
  }

  @Test("is bounded by its shape")
  func bounds() {
    #expect(Path(square).boundingRect == square)
    #expect(isNear(Path(ellipseIn: square).boundingRect, square))
    for style in [RoundedCornerStyle.circular, .continuous] {
      let radius = Path(roundedRect: square, cornerRadius: 8, style: style)
      #expect(isNear(radius.boundingRect, square))
      let size = CGSize(width: 6, height: 12)
      let both = Path(roundedRect: square, cornerSize: size, style: style)
      #expect(isNear(both.boundingRect, square))
    }
    #expect(Path().boundingRect.isNull)
  }

  @Test("is bounded by its curves, not by their controls")
  func curves() {
    let curve = Path { path in
      path.move(to: .zero)
      path.addCurve(
        to: CGPoint(x: 40, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 40, y: 40))
    }
    #expect(isNear(curve.boundingRect, CGRect(x: 0, y: 0, width: 40, height: 30)))
    let quad = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 40, y: 0), control: CGPoint(x: 20, y: 40))
    }
    #expect(isNear(quad.boundingRect, CGRect(x: 0, y: 0, width: 40, height: 20)))
  }

  @Test("draws arcs the way that Core Graphics does")
  func arcs() {
    func arc(_ from: Double, _ to: Double, _ clockwise: Bool) -> CGRect {
      Path {
        $0.addArc(
          center: .zero, radius: 10, startAngle: .degrees(from), endAngle: .degrees(to),
          clockwise: clockwise)
      }.boundingRect
    }
    #expect(isNear(arc(0, 90, false), CGRect(x: 0, y: 0, width: 10, height: 10)))
    let rest = CGRect(x: -10, y: -10, width: 20, height: 20)
    #expect(isNear(arc(0, 90, true), rest))
    #expect(isNear(arc(0, 360, false), rest))
    #expect(isNear(arc(0, -90, true), CGRect(x: 0, y: -10, width: 10, height: 10)))
    let relative = Path {
      $0.addRelativeArc(
        center: .zero, radius: 10, startAngle: .degrees(180), delta: .degrees(90))
    }
    #expect(isNear(relative.boundingRect, CGRect(x: -10, y: -10, width: 10, height: 10)))
  }

  @Test("tells inside from outside")
  func inside() {
    let circle = Path(ellipseIn: square)
    #expect(circle.contains(CGPoint(x: 30, y: 40)))
    #expect(!circle.contains(CGPoint(x: 12, y: 22)))
    #expect(!circle.contains(CGPoint(x: 60, y: 40)))
    var ring = Path(square)
    ring.addRect(square.insetBy(dx: 10, dy: 10))
    #expect(ring.contains(CGPoint(x: 30, y: 40)))
    #expect(!ring.contains(CGPoint(x: 30, y: 40), eoFill: true))
    #expect(ring.contains(CGPoint(x: 12, y: 40), eoFill: true))
    let open = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)]) }
    #expect(open.contains(CGPoint(x: 2, y: 2)))
    #expect(!Path().contains(.zero))
  }

  @Test("cuts less off with continuous corners that begin further away")
  func corners() {
    let box = CGRect(x: 0, y: 0, width: 100, height: 100)
    let circular = Path(roundedRect: box, cornerRadius: 20, style: .circular)
    let continuous = Path(roundedRect: box, cornerRadius: 20)
    // Just above where the circle leaves the side, only the gradual corner has left it.
    let edge = CGPoint(x: 0.02, y: 21)
    #expect(circular.contains(edge) && !continuous.contains(edge))
    // Half way round, both are the same arc.
    let middle = 20 * (1 - 0.5.squareRoot())
    for path in [circular, continuous] {
      #expect(path.contains(CGPoint(x: middle + 0.05, y: middle + 0.05)))
      #expect(!path.contains(CGPoint(x: middle - 0.05, y: middle - 0.05)))
    }
    // Without room to begin earlier, a capsule's end is round.
    #expect(
      Path(roundedRect: box, cornerRadius: 80)
        == Path(roundedRect: box, cornerRadius: 50, style: .circular))
    #expect(Path(roundedRect: box, cornerRadius: 0) == Path(box))
  }

  @Test("moves, scales and joins")
  func transforms() {
    let moved = Path(square).offsetBy(dx: -10, dy: -20)
    #expect(moved == Path(CGRect(x: 0, y: 0, width: 40, height: 40)))
    let large = moved.applying(CGAffineTransform(scaleX: 2, y: 3))
    #expect(large.boundingRect == CGRect(x: 0, y: 0, width: 80, height: 120))
    var joined = Path()
    #expect(joined.isEmpty && joined.currentPoint == nil)
    let shift = CGAffineTransform(translationX: 100, y: 0)
    joined.addPath(moved, transform: shift)
    #expect(joined.boundingRect.minX == 100)
    joined.addRect(square, transform: shift)
    joined.addRects([square])
    joined.addEllipse(in: square, transform: shift)
    joined.addRoundedRect(in: square, cornerSize: CGSize(width: 4, height: 4), transform: shift)
    #expect(isNear(joined.boundingRect, CGRect(x: 10, y: 0, width: 140, height: 60)))
  }

  @Test("keeps its steps")
  func steps() {
    var path = Path()
    path.closeSubpath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    #expect(path.currentPoint == CGPoint(x: 5, y: 1))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    var steps: [Path.Element] = []
    func note(_ step: Path.Element) { steps.append(step) }
    path.forEach(note)
    #expect(
      steps == [.move(to: CGPoint(x: 1, y: 1)), .line(to: CGPoint(x: 5, y: 1)), .closeSubpath])
  }

  @Test("goes to UIKit's drawing whole")
  @MainActor func bezier() {
    var path = Path(ellipseIn: square)
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 40, y: 0), control: CGPoint(x: 20, y: 40))
    #expect(path.bezierPath.currentPoint == CGPoint(x: 40, y: 0))
    path.closeSubpath()
    #expect(path.bezierPath.currentPoint == .zero)
    #expect(Path().bezierPath.isEmpty)
  }

  @Test("has styles for lines and insides")
  func styles() {
    let line = StrokeStyle(
      lineWidth: 3, lineCap: .round, lineJoin: .bevel, dash: [4, 2], dashPhase: 1)
    #expect(line.lineWidth == 3 && line.lineCap == .round && line.lineJoin == .bevel)
    #expect(line.dash == [4, 2] && line.dashPhase == 1)
    #expect(StrokeStyle() == StrokeStyle(lineWidth: 1, lineCap: .butt, lineJoin: .miter))
    #expect(FillStyle(eoFill: true).isEOFilled && !FillStyle().isEOFilled)
  }
}
