import OnboardingTesting
import Testing
import UIKit

@MainActor @Suite("Drawing in a view", .onScreen) struct DrawingTests {
  private func draw(
    _ drawing: @escaping (CGRect) -> Void
  ) -> Screen { host(Sketch(frame: CGRect(x: 0, y: 0, width: 100, height: 100), drawing)) }

  @Test("fills, strokes and clips paths")
  func paths() throws {
    let screen = draw { rect in
      UIColor.red.setFill()
      UIBezierPath(ovalIn: rect).fill()
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 0, y: 50))
      line.addLine(to: CGPoint(x: 100, y: 50))
      line.lineWidth = 10
      UIColor.blue.setStroke()
      line.stroke()
      UIBezierPath(rect: CGRect(x: 40, y: 70, width: 10, height: 10)).addClip()
      UIColor.green.setFill()
      UIBezierPath(rect: rect).fill()
    }
    #expect(try screen.color(at: CGPoint(x: 2, y: 2)) == Pixel.white)
    #expect(try screen.color(at: CGPoint(x: 50, y: 20)) == Pixel.red)
    #expect(try screen.color(at: CGPoint(x: 50, y: 50)) == Pixel.blue)
    #expect(try screen.color(at: CGPoint(x: 45, y: 75)) == Pixel.green)
    #expect(try screen.color(at: CGPoint(x: 55, y: 75)) == Pixel.red)
  }

  @Test("keeps colours and transforms apart by saving and restoring")
  func states() throws {
    let screen = draw { _ in
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.setFillColor(UIColor.red.cgColor)
      context.saveGState()
      context.setFillColor(UIColor.blue.cgColor)
      context.translateBy(x: 50, y: 0)
      context.scaleBy(x: 2, y: 2)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.restoreGState()
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(try screen.color(at: CGPoint(x: 5, y: 5)) == Pixel.red)
    #expect(try screen.color(at: CGPoint(x: 65, y: 15)) == Pixel.blue)
    #expect(try screen.color(at: CGPoint(x: 75, y: 5)) == Pixel.white)
  }

  @Test("leaves holes where the even-odd rule says")
  func evenOdd() throws {
    let screen = draw { rect in
      let path = UIBezierPath(rect: rect)
      path.append(UIBezierPath(rect: rect.insetBy(dx: 30, dy: 30)))
      path.usesEvenOddFillRule = true
      UIColor.red.setFill()
      path.fill()
    }
    #expect(try screen.color(at: CGPoint(x: 10, y: 10)) == Pixel.red)
    #expect(try screen.color(at: CGPoint(x: 50, y: 50)) == Pixel.white)
  }

  @Test("happens again when it is asked for, and has no context outside")
  func again() throws {
    var color = UIColor.red
    let sketch = Sketch(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) { rect in
      color.setFill()
      UIBezierPath(rect: rect).fill()
    }
    let screen = host(sketch)
    #expect(try screen.color(at: CGPoint(x: 10, y: 10)) == Pixel.red)
    color = .blue
    sketch.setNeedsDisplay()
    #expect(try screen.color(at: CGPoint(x: 10, y: 10)) == Pixel.blue)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("goes on from where a piece began once the piece is closed")
  func closedPiece() {
    let path = UIBezierPath()
    path.close()
    #expect(path.currentPoint == .zero)
    path.move(to: CGPoint(x: 10, y: 20))
    path.addLine(to: CGPoint(x: 30, y: 20))
    path.addLine(to: CGPoint(x: 30, y: 40))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 10, y: 20))
    path.addLine(to: CGPoint(x: 50, y: 60))
    #expect(path.currentPoint == CGPoint(x: 50, y: 60))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 10, y: 20))
  }

  @Test("knows the end of an arc and moves with a transform")
  func geometry() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(abs(path.currentPoint.x + 10) < 0.001)
    path.apply(CGAffineTransform(translationX: 5, y: 7))
    #expect(abs(path.currentPoint.x + 5) < 0.001)
    path.removeAllPoints()
    #expect(path.isEmpty)
    let transform = CGAffineTransform(rotationAngle: 1).translatedBy(x: 3, y: 4).scaledBy(
      x: 2, y: 5)
    let point = CGPoint(x: 1, y: 2).applying(transform).applying(transform.inverted())
    #expect(abs(point.x - 1) < 1e-9)
    #expect(abs(point.y - 2) < 1e-9)
  }
}
