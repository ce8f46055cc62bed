import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("A gradient", .onScreen) struct GradientTests {
  private let colors = [Painted.red, Painted.blue]

  @Test("goes along a line, from colour to colour")
  func linear() throws {
    let painted = Painted(
      LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
    let (left, middle, right) = (
      try painted.color(2, 50), try painted.color(50, 50), try painted.color(97, 50)
    )
    #expect(near(left, [250, 0, 5]))
    #expect(near(middle, [127, 0, 127]))
    #expect(near(right, [5, 0, 250]))
  }

  @Test("is turned round where reading goes from right to left")
  func rightToLeft() throws {
    let painted = Painted(
      LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing),
      look: .rightToLeft)
    let right = try painted.color(97, 50)
    #expect(near(right, [250, 0, 5]))
  }

  @Test("has colours at places, in each of its forms")
  func stops() throws {
    let stops = [
      Gradient.Stop(color: Painted.red, location: 0.5),
      Gradient.Stop(color: Painted.blue, location: 0.5),
    ]
    let views: [AnyView] = [
      AnyView(LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)),
      AnyView(
        LinearGradient(gradient: Gradient(stops: stops), startPoint: .top, endPoint: .bottom)),
      AnyView(Rectangle().fill(.linearGradient(stops: stops, startPoint: .top, endPoint: .bottom))),
      AnyView(
        Rectangle().fill(
          .linearGradient(Gradient(stops: stops), startPoint: .top, endPoint: .bottom))),
      AnyView(
        Rectangle().foregroundStyle(
          .linearGradient(stops: stops, startPoint: .top, endPoint: .bottom))),
    ]
    for view in views {
      let painted = Painted(view)
      let (above, below) = (try painted.color(50, 40), try painted.color(50, 60))
      #expect(near(above, [255, 0, 0]) && near(below, [0, 0, 255]))
    }
  }

  @Test("goes from a point to all sides")
  func radial() throws {
    let views: [AnyView] = [
      AnyView(RadialGradient(colors: colors, center: .center, startRadius: 10, endRadius: 40)),
      AnyView(
        RadialGradient(
          gradient: Gradient(colors: colors), center: .center, startRadius: 10, endRadius: 40)),
      AnyView(
        Rectangle().fill(
          .radialGradient(colors: colors, center: .center, startRadius: 10, endRadius: 40))),
    ]
    for view in views {
      let painted = Painted(view)
      let found = (
        try painted.color(50, 45), try painted.color(75, 50), try painted.color(50, 96)
      )
      #expect(near(found.0, [255, 0, 0]))
      #expect(near(found.1, [127, 0, 127]))
      #expect(near(found.2, [0, 0, 255]))
    }
    let wide = Painted(
      EllipticalGradient(colors: colors).frame(width: 100, height: 40))
    let (side, edge) = (try wide.color(98, 50), try wide.color(50, 68))
    #expect(near(side, [0, 0, 255], 20) && near(edge, [0, 0, 255], 20))
  }

  @Test("goes around a point, clockwise from the right")
  func angular() throws {
    let quarters = [
      Gradient.Stop(color: Painted.red, location: 0),
      Gradient.Stop(color: Painted.red, location: 0.5),
      Gradient.Stop(color: Painted.blue, location: 0.5),
      Gradient.Stop(color: Painted.blue, location: 1),
    ]
    for view in [
      AnyView(AngularGradient(stops: quarters, center: .center)),
      AnyView(
        AngularGradient(
          gradient: Gradient(stops: quarters), center: .center, startAngle: .zero,
          endAngle: .degrees(360))),
      AnyView(Rectangle().fill(.conicGradient(stops: quarters, center: .center))),
    ] {
      let painted = Painted(view)
      let (below, above) = (try painted.color(50, 80), try painted.color(50, 20))
      #expect(near(below, [255, 0, 0]) && near(above, [0, 0, 255]))
    }
    let turned = Painted(AngularGradient(stops: quarters, center: .center, angle: .degrees(180)))
    let below = try turned.color(50, 80)
    #expect(near(below, [0, 0, 255]))
  }

  @Test("of a colour is lighter at the top; text takes the first colour of one")
  func others() throws {
    let painted = Painted(Rectangle().fill(Painted.red.gradient))
    let (above, below) = (try painted.color(50, 2), try painted.color(50, 97))
    #expect(near(above, [255, 51, 51]) && near(below, [255, 0, 0]))
    let gradient = LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
    #expect(gradient._resolve(in: _ShapeContext()) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(Gradient(colors: colors).stops.map(\.location) == [0, 1])
  }

  @Test("draws lines and keeps its rank and opacity")
  func line() throws {
    let gradient = LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
    let painted = Painted(Rectangle().strokeBorder(gradient, lineWidth: 20))
    let (left, middle) = (try painted.color(5, 50), try painted.color(50, 50))
    #expect(near(left, [250, 0, 12], 20) && near(middle, [255, 255, 255]))
    let faded = Painted(Rectangle().fill(gradient.opacity(0.5)))
    let half = try faded.color(2, 50)
    #expect(near(half, [255, 127, 130], 20))
  }
}
