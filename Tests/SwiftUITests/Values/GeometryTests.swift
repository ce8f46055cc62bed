import SwiftUI
import Testing

@Suite("A value of geometry") struct GeometryTests {
  @Test("turns degrees into radians and back")
  func angles() {
    #expect(Angle(degrees: 180).radians == .pi)
    #expect(Angle.radians(.pi / 2).degrees == 90)
    #expect(Angle(radians: 1) == .radians(1))
    #expect(Angle() == .zero)
    #expect(Angle.degrees(10) < .degrees(20))
    var angle = Angle.zero
    angle.degrees = 360
    #expect(angle.radians == 2 * .pi)
  }

  @Test("names the points of a unit square")
  func unitPoints() {
    #expect(UnitPoint() == .zero && UnitPoint.zero == .topLeading)
    #expect(UnitPoint.center == UnitPoint(x: 0.5, y: 0.5))
    #expect(UnitPoint.leading.x == 0 && UnitPoint.trailing.x == 1)
    #expect(UnitPoint.top.y == 0 && UnitPoint.bottom.y == 1)
    #expect(UnitPoint.topTrailing == UnitPoint(x: 1, y: 0))
    #expect(UnitPoint.bottomLeading == UnitPoint(x: 0, y: 1))
    #expect(UnitPoint.bottomTrailing == UnitPoint(x: 1, y: 1))
  }

  @Test("carries insets to UIKit and back")
  func insets() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let native = NSDirectionalEdgeInsets(insets)
    #expect(native == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(EdgeInsets(native) == insets)
    #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
  }

  @Test("makes sets of edges and axes")
  func sets() {
    #expect(Edge.Set.all == Edge.Set([.horizontal, .vertical]))
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(Edge.Set(.top) == .top && !Edge.Set.vertical.contains(.leading))
    #expect(Edge.allCases.map { Edge.Set($0).rawValue } == [1, 2, 4, 8])
    #expect(Edge.Set.vertical.contains(Edge.bottom))
    #expect(HorizontalEdge.Set.all == [.leading, .trailing])
    #expect(HorizontalEdge.Set(.leading) == .leading)
    #expect(VerticalEdge.Set.all == [.top, .bottom])
    #expect(VerticalEdge.Set(.bottom) == .bottom)
    #expect(!Axis.Set.horizontal.contains(.vertical))
    #expect(([.horizontal, .vertical] as Axis.Set).rawValue == 3)
    #expect(Axis.allCases.map(\.description) == ["horizontal", "vertical"])
  }

  @Test("fills what a proposal leaves open")
  func proposals() {
    let open = ProposedViewSize(width: 20, height: nil)
    #expect(open.replacingUnspecifiedDimensions() == CGSize(width: 20, height: 10))
    #expect(
      open.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2))
        == CGSize(width: 20, height: 2))
    #expect(ProposedViewSize(.zero) == ProposedViewSize.zero)
    #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
    #expect(ProposedViewSize.infinity.width == .infinity)
  }
}
