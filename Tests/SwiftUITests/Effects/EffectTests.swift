import OnboardingTesting
import SwiftUI
import Testing

private struct Triangle: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

@MainActor @Suite("An effect", .onScreen) struct EffectTests {
  private let white = [255, 255, 255]
  private let red = [255, 0, 0]

  @Test("throws a shadow of what is seen, beside it")
  func shadow() throws {
    let painted = Painted(
      Circle().fill(Painted.red).frame(width: 40, height: 40)
        .shadow(color: .black, radius: 0, x: 30, y: 0))
    let (inside, beside, corner) = (
      try painted.color(50, 50), try painted.color(85, 50), try painted.color(98, 31)
    )
    #expect(near(inside, red))
    #expect(near(beside, [0, 0, 0]))
    #expect(near(corner, white))
    let soft = Painted(Painted.red.frame(width: 40, height: 40).shadow(radius: 10))
    let below = try soft.color(50, 74)
    #expect(!near(below, white, 3) && below[0] == below[1])
  }

  @Test("blurs what is seen, an opaque one inside the view's room alone")
  func blur() throws {
    let view = Painted.red.frame(width: 40, height: 40)
    let outside = try Painted(view.blur(radius: 4)).color(50, 73)
    #expect(!near(outside, white, 8) && !near(outside, red, 60))
    let cut = try Painted(view.blur(radius: 4, opaque: true)).color(50, 73)
    #expect(near(cut, white))
  }

  @Test("cuts a view off at any shape")
  func clip() throws {
    let painted = Painted(Painted.red.clipShape(Triangle()))
    let (inside, outside) = (try painted.color(20, 20), try painted.color(80, 80))
    #expect(near(inside, red) && near(outside, white))
    let ring = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
      path.addRect(CGRect(x: 30, y: 30, width: 40, height: 40))
    }
    let hollow = Painted(Painted.red.clipShape(ring, style: FillStyle(eoFill: true)))
    let (hole, rim) = (try hollow.color(50, 50), try hollow.color(10, 50))
    #expect(near(hole, white) && near(rim, red))
  }

  @Test("cuts a view off at its bounds, and at round corners")
  func bounds() throws {
    let wide = Painted.red.frame(width: 90, height: 90)
    let open = try Painted(wide.frame(width: 40, height: 40)).color(10, 50)
    let cut = try Painted(wide.frame(width: 40, height: 40).clipped()).color(10, 50)
    #expect(near(open, red) && near(cut, white))
    let corner = try Painted(Rounded()).color(2, 2)
    #expect(near(corner, white))
  }

  private struct Rounded: View {
    var body: some View { content }
    @available(*, deprecated) private var content: some View { Painted.red.cornerRadius(30) }
  }

  @Test("makes a view as opaque as another one")
  func mask() throws {
    let painted = Painted(
      Painted.red.mask(alignment: .topLeading) {
        HStack(spacing: 0) {
          Color.black.frame(width: 30, height: 50)
          Color.black.opacity(0.5).frame(width: 30, height: 50)
        }
      })
    let found = (
      try painted.color(15, 25), try painted.color(45, 25), try painted.color(80, 25),
      try painted.color(15, 80)
    )
    #expect(near(found.0, red))
    #expect(near(found.1, [255, 127, 127]))
    #expect(near(found.2, white))
    #expect(near(found.3, white))
  }

  @Test("turns, scales and changes a view by a matrix")
  func transform() throws {
    let bar = Painted.red.frame(width: 80, height: 10)
    let turned = try Painted(bar.rotationEffect(.degrees(90))).color(50, 20)
    #expect(near(turned, red))
    let tall = try Painted(bar.scaleEffect(x: 1, y: 5, anchor: .top)).color(50, 85)
    #expect(near(tall, red))
    let large = try Painted(bar.scaleEffect(CGSize(width: 1, height: 8))).color(50, 15)
    #expect(near(large, red))
    let all = try Painted(Painted.red.frame(width: 10, height: 10).scaleEffect(8)).color(15, 15)
    #expect(near(all, red))
    let moved = Painted(
      bar.transformEffect(CGAffineTransform(translationX: 0, y: 30)))
    let (below, middle) = (try moved.color(50, 80), try moved.color(50, 50))
    #expect(near(below, red) && near(middle, white))
  }

  @Test("beside a group stands beside each of its views")
  func group() throws {
    let view = VStack(spacing: 0) {
      Group {
        Color.clear.frame(height: 50)
        Color.clear.frame(height: 50)
      }
      .background(Painted.red)
      .overlay { Painted.blue.frame(width: 10, height: 10) }
    }
    let painted = Painted(view)
    for y in [25.0, 75] {
      let (middle, side) = (try painted.color(50, y), try painted.color(10, y))
      #expect(near(middle, [0, 0, 255]) && near(side, red))
    }
  }

  @Test("keeps a bar at an edge of the safe area")
  func inset() throws {
    let bottom = Painted(
      Painted.red.safeAreaInset(edge: .bottom) { Painted.blue.frame(height: 20) })
    let (above, below) = (try bottom.color(50, 70), try bottom.color(50, 90))
    #expect(near(above, red) && near(below, [0, 0, 255]))
    let side = Painted(
      Painted.red.safeAreaInset(edge: .leading, spacing: 10) { Painted.blue.frame(width: 20) })
    let (left, gap, rest) = (
      try side.color(10, 50), try side.color(25, 50), try side.color(60, 50)
    )
    #expect(near(left, [0, 0, 255]) && near(gap, white) && near(rest, red))
  }

  @Test("lies above others by its index, and hides without giving up its room")
  func order() throws {
    let above = try Painted(
      ZStack {
        Painted.red.zIndex(1)
        Painted.blue
      }
    ).color(50, 50)
    #expect(near(above, red))
    let hidden = Painted(
      HStack(spacing: 0) {
        Painted.red.hidden()
        Painted.blue
      })
    let (left, right) = (try hidden.color(25, 50), try hidden.color(75, 50))
    #expect(near(left, white) && near(right, [0, 0, 255]))
  }
}

@Suite("A style that is faded") struct StyleEqualityTests {
  @Test("is equal to another of the same colour and part")
  func equality() {
    #expect(AnyShapeStyle(.tint.opacity(0.5)) == AnyShapeStyle(.tint.opacity(0.5)))
    #expect(AnyShapeStyle(.tint.opacity(0.5)) != AnyShapeStyle(.tint.opacity(0.4)))
    #expect(AnyShapeStyle(.foreground.secondary) == AnyShapeStyle(.foreground.secondary))
    #expect(AnyShapeStyle(.tint) != AnyShapeStyle(.foreground))
    #expect(AnyShapeStyle(Color.red) == AnyShapeStyle(Color.red))
  }
}
