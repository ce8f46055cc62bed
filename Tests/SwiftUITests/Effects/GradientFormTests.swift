import SwiftUI
import Testing

@MainActor @Suite("A documented form of a gradient", .onScreen) struct GradientFormTests {
  private let colors = [Painted.red, Painted.blue]
  private let gradient = Gradient(colors: [Painted.red, Painted.blue])
  private let halves = [
    Gradient.Stop(color: Painted.red, location: 0.5),
    Gradient.Stop(color: Painted.blue, location: 0.5),
  ]

  private func expect(
    _ style: some ShapeStyle, _ x: Double, _ y: Double, _ color: [Int],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = try Painted(Rectangle().fill(style)).color(x, y)
    #expect(near(found, color, 14), "\(found)", sourceLocation: sourceLocation)
  }
  private let red = [250, 0, 5]
  private let blue = [5, 0, 250]

  @Test("goes along a line and to all sides")
  func straight() throws {
    try expect(
      .linearGradient(colors: colors, startPoint: .leading, endPoint: .trailing), 2, 50, red)
    try expect(
      .radialGradient(gradient, center: .center, startRadius: 0, endRadius: 45), 50, 50, red)
    try expect(
      .radialGradient(stops: halves, center: .center, startRadius: 0, endRadius: 40), 50, 75, blue)
    try expect(
      RadialGradient(stops: halves, center: .center, startRadius: 0, endRadius: 40), 50, 65, red)
    try expect(EllipticalGradient(stops: halves), 50, 70, red)
    try expect(EllipticalGradient(stops: halves, endRadiusFraction: 0.2), 50, 70, blue)
    try expect(.ellipticalGradient(gradient), 50, 50, red)
    try expect(.ellipticalGradient(colors: colors), 50, 98, blue)
    try expect(.ellipticalGradient(stops: halves, center: .top), 50, 30, blue)
  }

  @Test("goes around a point")
  func around() throws {
    let (start, end) = (Angle.degrees(0), Angle.degrees(180))
    try expect(
      AngularGradient(colors: colors, center: .center, startAngle: start, endAngle: end), 95, 53,
      red)
    try expect(
      AngularGradient(stops: halves, center: .center, startAngle: start, endAngle: end), 70, 90, red
    )
    try expect(AngularGradient(colors: colors, center: .center), 95, 47, blue)
    try expect(
      .angularGradient(gradient, center: .center, startAngle: start, endAngle: end), 5, 53, blue)
    try expect(
      .angularGradient(colors: colors, center: .center, startAngle: start, endAngle: end), 95, 53,
      red)
    try expect(
      .angularGradient(stops: halves, center: .center, startAngle: start, endAngle: end), 30, 90,
      blue)
    try expect(.conicGradient(gradient, center: .center), 95, 53, red)
    try expect(.conicGradient(colors: colors, center: .center, angle: .degrees(180)), 5, 47, red)
  }

  @Test("is the foreground of shapes, weaker in its lower ranks")
  func ranks() throws {
    let painted = Painted(
      Rectangle().fill(.secondary)
        .foregroundStyle(.linearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
    )
    let left = try painted.color(2, 50)
    #expect(left[0] > 200 && left[1] > 40 && left[2] > 40)
  }
}
