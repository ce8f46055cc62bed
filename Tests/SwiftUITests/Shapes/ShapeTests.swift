import OnboardingTesting
import SwiftUI
import Testing

private struct Slope: Shape {
  func path(in rect: CGRect) -> Path {
    Path {
      $0.move(to: CGPoint(x: rect.minX, y: rect.minY))
      $0.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    }
  }
}

@MainActor @Suite("A shape", .onScreen) struct ShapeTests {
  @Test("fills the room; a circle keeps to the largest square")
  func rooms() {
    #expect(leafFrames(Rectangle()) == [CGRect(x: 0, y: 0, width: 200, height: 100)])
    #expect(leafFrames(Circle().fill(.red)) == [CGRect(x: 50, y: 0, width: 100, height: 100)])
    #expect(
      leafFrames(Circle().fixedSize()) == [CGRect(x: 95, y: 45, width: 10, height: 10)])
    #expect(
      leafFrames(
        HStack(spacing: 0) {
          Capsule()
          Ellipse()
        }
      ).map(\.width) == [100, 100])
  }

  @Test("is one widget that is larger only by a line that reaches out")
  func reach() {
    #expect(
      leafFrames(Circle().stroke(.red, lineWidth: 10).frame(width: 40, height: 40)) == [
        CGRect(x: 75, y: 25, width: 50, height: 50)
      ])
    #expect(
      leafFrames(Circle().strokeBorder(.red, lineWidth: 10).frame(width: 40, height: 40)) == [
        CGRect(x: 80, y: 30, width: 40, height: 40)
      ])
    #expect(
      leafFrames(
        Rectangle().fill(.red).strokeBorder(.green, lineWidth: 2).frame(width: 40, height: 40)
      ).count == 1)
  }

  @Test("made smaller keeps the middle of its corners")
  func inset() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(
      Rectangle().inset(by: 4).inset(by: 1).path(in: rect).boundingRect
        == rect.insetBy(dx: 5, dy: 5))
    #expect(Circle().inset(by: 4).path(in: rect).boundingRect.width == 12)
    let round = RoundedRectangle(cornerRadius: 6, style: .circular).inset(by: 6).path(in: rect)
    #expect(round == Path(rect.insetBy(dx: 6, dy: 6)))
  }

  @Test("is trimmed by length")
  func trim() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(Rectangle().trim(from: 0, to: 0.5).path(in: rect).boundingRect == rect)
    let quarter = Rectangle().trim(from: 0.25, to: 0.5).path(in: rect)
    #expect(quarter.boundingRect == CGRect(x: 10, y: 0, width: 0, height: 10))
    #expect(
      Slope().trim(from: 0.5, to: 0.75).path(in: rect).boundingRect
        == CGRect(x: 5, y: 5, width: 2.5, height: 2.5))
    let half = Circle().trim(from: 0, to: 0.5).path(in: rect).boundingRect
    #expect(abs(half.height - 5) < 0.01 && abs(half.width - 10) < 0.01)
    #expect(Rectangle().trim(from: 0.5, to: 0.5).path(in: rect).isEmpty)
  }

  @Test("is turned, scaled and moved about a point of its rectangle")
  func changes() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let turned = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
    #expect(abs(turned.minX - 5) < 1e-6 && abs(turned.height - 20) < 1e-6)
    #expect(
      Rectangle().scale(0.5, anchor: .topLeading).path(in: rect).boundingRect
        == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(
      AnyShape(Rectangle().offset(x: 3, y: 4)).path(in: rect).boundingRect
        == rect.offsetBy(dx: 3, dy: 4))
  }

  @Test("in a background has the view's size and lies behind it")
  func background() {
    #expect(
      leafFrames(box(40, 20).background(.green, in: Capsule())) == [
        CGRect(x: 80, y: 40, width: 40, height: 20), CGRect(x: 80, y: 40, width: 40, height: 20),
      ])
    #expect(leafFrames(box(40, 20).border(.green, width: 2)).count == 2)
  }
}
