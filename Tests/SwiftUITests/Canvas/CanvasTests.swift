import OnboardingTesting
import SwiftUI
import Testing

private struct Growing: View {
  @State private var width = 20.0
  var body: some View {
    VStack(spacing: 0) {
      Canvas { context, _ in
        context.fill(
          Path(CGRect(x: 0, y: 0, width: width, height: 10)), with: .color(Painted.red))
      }
      .frame(width: 100, height: 20)
      .accessibilityLabel("Drawing")
      Button("More") { width += 50 }
    }
  }
}

@MainActor @Suite("A canvas", .onScreen) struct CanvasTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }

  @Test("fills and draws lines in the room that it is offered")
  func paths() throws {
    let painted = Painted(
      Canvas { context, size in
        #expect(size == CGSize(width: 100, height: 100))
        context.fill(rect(10, 10, 30, 30), with: .color(Painted.red))
        context.stroke(rect(60, 60, 30, 30), with: .color(Painted.blue), lineWidth: 6)
        context.stroke(
          Path {
            $0.move(to: CGPoint(x: 0, y: 90))
            $0.addLine(to: CGPoint(x: 50, y: 90))
          },
          with: .color(red: 1, green: 0, blue: 0), style: StrokeStyle(lineWidth: 4, dash: [10, 10]))
      })
    #expect(try painted.color(25, 25) == [255, 0, 0])
    #expect(try painted.color(60, 75) == [0, 0, 255] && painted.color(75, 75) == [255, 255, 255])
    #expect(try painted.color(5, 90) == [255, 0, 0] && painted.color(15, 90) == [255, 255, 255])
  }

  @Test("is moved, turned, cut and faded in copies that do not touch one another")
  func copies() throws {
    let painted = Painted(
      Canvas { context, size in
        var copy = context
        copy.translateBy(x: 50, y: 50)
        copy.rotate(by: .degrees(90))
        copy.scaleBy(x: 2, y: 2)
        copy.fill(rect(0, 0, 20, 5), with: .color(Painted.red))
        context.opacity = 0.5
        context.clip(to: rect(0, 0, 10, 10))
        context.fill(rect(0, 0, 100, 100), with: .color(Painted.blue))
        context.drawLayer { layer in
          layer.concatenate(CGAffineTransform(translationX: 5, y: 0))
          layer.opacity = 1
          layer.fill(rect(0, 0, 2, 2), with: .color(white: 0))
        }
      })
    #expect(try painted.color(45, 80) == [255, 0, 0])
    #expect(try painted.color(60, 55) == [255, 255, 255])
    #expect(try near(painted.color(8, 8), [127, 127, 255]))
    #expect(try painted.color(20, 20) == [255, 255, 255])
    #expect(try painted.color(6, 1) == [0, 0, 0])
  }

  @Test("paints with gradients at points of its own, with styles and the foreground")
  func shadings() throws {
    let gradient = Gradient(colors: [Painted.red, Painted.blue])
    let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
    func painted(_ shading: @escaping @MainActor () -> GraphicsContext.Shading) -> Painted {
      Painted(
        Canvas { context, _ in context.fill(Path(whole), with: shading()) }
          .foregroundStyle(Painted.blue))
    }
    let linear = painted {
      .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 100, y: 0))
    }
    #expect(try near(linear.color(2, 50), [250, 0, 5]) && near(linear.color(97, 50), [5, 0, 250]))
    let radial = painted {
      .radialGradient(gradient, center: CGPoint(x: 50, y: 50), startRadius: 0, endRadius: 40)
    }
    #expect(
      try near(radial.color(50, 50), [250, 0, 5]) && near(radial.color(95, 50), [0, 0, 255]))
    let conic = painted { .conicGradient(gradient, center: CGPoint(x: 50, y: 50)) }
    #expect(try near(conic.color(90, 52), [250, 0, 5]) && near(conic.color(90, 48), [5, 0, 250]))
    let style = painted {
      .style(
        .linearGradient(colors: [Painted.red, Painted.blue], startPoint: .top, endPoint: .bottom))
    }
    #expect(try near(style.color(50, 2), [250, 0, 5]))
    #expect(try painted { .foreground }.color(50, 50) == [0, 0, 255])
    #expect(try painted { .color(Painted.red) }.color(50, 50) == [255, 0, 0])
  }

  @Test("writes text at a point or in a rectangle, in the looks of its place")
  func text() throws {
    let painted = Painted(
      Canvas { context, size in
        let one = context.resolve(Text("MMM"))
        let room = one.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
        #expect(room.width > 20 && room.height > 10)
        #expect(one.measure(in: CGSize(width: 25, height: 100)).height > room.height)
        #expect((1..<room.height).contains(one.firstBaseline(in: size)))
        context.draw(one, at: CGPoint(x: 0, y: 0), anchor: .topLeading)
        context.draw(
          Text("MMMMMMMM").foregroundColor(Painted.red),
          in: CGRect(x: 0, y: 50, width: 60, height: 50))
        context.draw(Text("M"), at: CGPoint(x: 90, y: 90))
        context.draw(
          context.resolve(Text("M").bold()), in: CGRect(x: 80, y: 0, width: 20, height: 20))
      }
      .font(.system(size: 20)).foregroundStyle(Painted.blue))
    func has(_ color: [Int], _ x: Range<Int>, _ y: Range<Int>) throws -> Bool {
      for x in x {
        for y in y where try near(painted.color(Double(x), Double(y)), color, 60) { return true }
      }
      return false
    }
    #expect(try has([0, 0, 255], 0..<40, 0..<24))
    #expect(try has([255, 0, 0], 0..<60, 50..<74) && has([255, 0, 0], 0..<60, 76..<99))
    #expect(try has([0, 0, 255], 80..<99, 80..<99) && has([0, 0, 255], 80..<99, 2..<20))
  }

  @Test("draws again when a value that it reads has changed, and is black where it is opaque")
  func state() async throws {
    let screen = Screen(
      UIHostingController(rootView: Growing()), size: ScreenSize(width: 100, height: 100))
    func isRed() throws -> Bool {
      let frame = try screen.find("Drawing")
      let corner = frame.convert(CGPoint(x: 50, y: 5), to: nil)
      return try screen.color(at: corner).prefix(3) == [255, 0, 0]
    }
    #expect(try !isRed())
    try screen.tap("More")
    try await screen.wait(until: "a larger drawing") { (try? isRed()) == true }
    let opaque = Painted(
      Canvas(opaque: true, colorMode: .nonLinear, rendersAsynchronously: false) { _, _ in })
    #expect(try opaque.color(50, 50) == [0, 0, 0])
  }
}
