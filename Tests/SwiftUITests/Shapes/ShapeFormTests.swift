import SwiftUI
import Testing

@MainActor @Suite("A documented form of a shape", .onScreen) struct ShapeFormTests {
  private let red = Painted.red
  private let blue = Painted.blue

  private func colors(_ view: some View, _ points: [(Double, Double)]) throws -> [[Int]] {
    let painted = Painted(view)
    return try points.map { try painted.color($0.0, $0.1) }
  }
  private let reds = [255, 0, 0]
  private let blues = [0, 0, 255]
  private let whites = [255, 255, 255]

  @Test("has a name of its own, to fill and to cut")
  func names() throws {
    let corner = [(1.0, 1.0), (50.0, 50.0)]
    #expect(try colors(Color.clear.background(red, in: .rect), corner) == [reds, reds])
    for view in [
      AnyView(Color.clear.background(red, in: .rect(cornerRadius: 40))),
      AnyView(Color.clear.background(red, in: .rect(cornerSize: CGSize(width: 40, height: 40)))),
      AnyView(Color.clear.background(red, in: .capsule)),
      AnyView(Color.clear.background(red, in: .circle)),
      AnyView(Color.clear.background(red, in: .ellipse)),
    ] {
      #expect(try colors(view, corner) == [whites, reds])
    }
    #expect(try colors(red.clipShape(.circle), corner) == [whites, reds])
  }

  @Test("is filled and outlined in the foreground where nothing is said")
  func foreground() throws {
    let eye = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
      $0.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    }
    let points = [(5.0, 50.0), (50.0, 50.0)]
    #expect(
      try colors(eye.fill(style: FillStyle(eoFill: true)).foregroundStyle(blue), points)
        == [blues, whites])
    let style = StrokeStyle(lineWidth: 20)
    for view in [
      AnyView(Rectangle().stroke(style: style)), AnyView(Rectangle().stroke(lineWidth: 20)),
      AnyView(Rectangle().strokeBorder(style: style)),
      AnyView(Rectangle().strokeBorder(lineWidth: 20)),
      AnyView(Rectangle().stroke(.foreground, style: style)),
      AnyView(Rectangle().strokeBorder(.foreground, style: style)),
    ] {
      #expect(try colors(view.foregroundStyle(blue), points) == [blues, whites])
    }
    let inside = [(15.0, 50.0)]
    #expect(try colors(Rectangle().stroke(blue, style: style), inside) == [whites])
    #expect(try colors(Rectangle().strokeBorder(blue, style: style), inside) == [blues])
    #expect(
      try colors(Rectangle().fill(red).stroke(blue, lineWidth: 20), points) == [blues, reds])
    #expect(
      try colors(Circle().fill(red).strokeBorder(blue, lineWidth: 20), [(10, 50), (50, 50)])
        == [blues, reds])
    let coats = Rectangle().fill(red).strokeBorder(blue, style: style)
      .fill(red, style: FillStyle()).stroke(blue, style: style)
    #expect(try colors(coats, points) == [blues, reds])
  }

  @Test("lies before and behind views, whole and in a shape")
  func grounds() throws {
    let points = [(1.0, 1.0), (50.0, 50.0)]
    #expect(try colors(red.overlay(blue), points) == [blues, blues])
    #expect(try colors(red.overlay(blue, in: Circle()), points) == [reds, blues])
    #expect(
      try colors(
        red.overlay(Rectangle().fill(blue).frame(width: 20, height: 20), alignment: .topLeading),
        points)
        == [blues, reds])
    let cut = ZStack {
      red
      Color.clear.background(in: Circle())
    }
    #expect(try colors(cut, points) == [reds, whites])
    #expect(
      try colors(Color.clear.background(red, in: Circle(), fillStyle: FillStyle()), points) == [
        whites, reds,
      ])
    #expect(try colors(red.border(blue, width: 4), [(2, 50), (50, 50)]) == [blues, reds])
  }

  @Test("is moved, and made smaller inside itself")
  func changed() {
    let room = CGRect(x: 0, y: 0, width: 100, height: 40)
    let moved = Rectangle().offset(CGSize(width: 5, height: 7)).path(in: room).boundingRect
    #expect(moved == room.offsetBy(dx: 5, dy: 7))
    let line = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 100, y: 0))
    }
    #expect(
      line.trimmedPath(from: 0.25, to: 0.5).boundingRect
        == CGRect(x: 25, y: 0, width: 25, height: 0))
    #expect(
      line.trimmedPath(from: 0.5, to: 0.25).isEmpty && line.trimmedPath(from: -1, to: 2) == line)
    #expect(Capsule().inset(by: 10).path(in: room).boundingRect == room.insetBy(dx: 10, dy: 10))
    #expect(Ellipse().inset(by: 10).path(in: room).boundingRect == room.insetBy(dx: 10, dy: 10))
    #expect(
      Capsule().inset(by: 3).inset(by: 7).path(in: room).boundingRect
        == room.insetBy(dx: 10, dy: 10))
    #expect(
      Rectangle().sizeThatFits(ProposedViewSize(width: 30, height: nil))
        == CGSize(width: 30, height: 10))
    #expect(
      Circle().sizeThatFits(ProposedViewSize(width: 30, height: 20))
        == CGSize(width: 20, height: 20))
    #expect(
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: CGSize(width: 3, height: 4))
        == CGSize(width: 3, height: 4))
  }
}
