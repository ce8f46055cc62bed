import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("A geometry reader", .onScreen) struct GeometryReaderTests {
  @Test("takes all the room and puts its views at the top leading corner")
  func corner() {
    let view = GeometryReader { room in box(room.size.width / 4, room.size.height / 2) }
    #expect(leafFrames(view) == [CGRect(x: 0, y: 0, width: 50, height: 50)])
    #expect(
      leafFrames(view.environment(\.layoutDirection, .rightToLeft)) == [
        CGRect(x: 150, y: 0, width: 50, height: 50)
      ])
  }

  @Test("makes its views again when its size changes, and only then")
  func change() {
    let runs = BodyRuns()
    let controller = UIHostingController(
      rootView: GeometryReader { room in
        let _ = runs.note("\(Int(room.size.width))")
        box(room.size.width / 2, 10)
      })
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(leafFrames(of: controller).map(\.width) == [100])
    controller.view.frame = CGRect(x: 0, y: 0, width: 80, height: 100)
    #expect(leafFrames(of: controller).map(\.width) == [40])
    #expect(runs.take() == ["200", "80"])
  }

  @Test("knows its rectangle in itself and in the window")
  func frames() {
    var read: [CGRect] = []
    _ = leafFrames(
      GeometryReader { room in
        let _ = read.append(contentsOf: [room.frame(in: .local), room.frame(in: .global)])
        Color.red
      }.frame(width: 60, height: 40))
    #expect(read.first == CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(read.last == CGRect(x: 70, y: 30, width: 60, height: 40))
  }

  @Test("whose views write what they measure comes to rest")
  func rest() async throws {
    let screen = Screen(UIHostingController(rootView: Measured()))
    try await screen.wait(until: "the width is written") { screen.has("Width 120") }
  }
}

private struct Measured: View {
  @State private var width: CGFloat = 0
  var body: some View {
    VStack {
      Text(verbatim: "Width \(Int(width))")
      GeometryReader { room in
        Color.red.onAppear { width = room.size.width }
      }.frame(width: 120, height: 20)
    }
  }
}
