import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("A drawn shape", .onScreen) struct DrawingTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private func colors(_ view: some View, _ points: [(Double, Double)]) throws -> [[UInt8]] {
    let screen = Screen(
      UIHostingController(rootView: view.frame(width: 100, height: 100)),
      size: ScreenSize(width: 100, height: 100))
    screen.settle()
    return try points.map {
      Array(try screen.color(at: CGPoint(x: $0.0, y: $0.1)).prefix(3))
    }
  }

  @Test("is filled inside and not outside")
  func fill() throws {
    let found = try colors(Circle().fill(Self.red), [(50, 50), (3, 3)])
    #expect(found[0] == [255, 0, 0])
    #expect(found[1] != [255, 0, 0])
  }

  @Test("has its line also where that reaches out of the room, under further paint")
  func stroke() throws {
    let view = Rectangle().fill(Self.red).stroke(Self.blue, lineWidth: 20).padding(20)
    #expect(
      try colors(view, [(50, 50), (15, 50), (25, 50), (50, 88)]) == [
        [255, 0, 0], [0, 0, 255], [0, 0, 255], [0, 0, 255],
      ])
  }

  @Test("takes the foreground, and another one when that changes")
  func foreground() throws {
    #expect(try colors(Rectangle().foregroundStyle(Self.blue), [(50, 50)]) == [[0, 0, 255]])
    let controller = UIHostingController(
      rootView: Rectangle().foregroundStyle(Self.blue))
    let screen = Screen(controller, size: ScreenSize(width: 100, height: 100))
    screen.settle()
    controller.rootView = Rectangle().foregroundStyle(Self.red)
    screen.settle()
    #expect(
      Array(try screen.color(at: CGPoint(x: 50, y: 50)).prefix(3)) == [255, 0, 0])
  }

  @Test("cuts a view off")
  func clip() throws {
    let found = try colors(Self.red.clipShape(Circle()), [(50, 50), (3, 3)])
    #expect(found[0] == [255, 0, 0])
    #expect(found[1] != [255, 0, 0])
  }
}
