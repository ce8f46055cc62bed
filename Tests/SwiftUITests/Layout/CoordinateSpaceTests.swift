import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("A named coordinate space", .onScreen) struct CoordinateSpaceTests {
  @Test("counts the places of the views in it, and the window's where nobody has the name")
  func places() {
    let screen = Screen(
      UIHostingController(
        rootView: VStack(spacing: 0) {
          Color.red.frame(height: 50)
          VStack(spacing: 0) {
            Color.blue.frame(height: 30)
            GeometryReader { room in
              let named = room.frame(in: .named("page")).minY
              let other = room.frame(in: .named("none"))
              let isWindow = other == room.frame(in: .global)
              let whole = room.bounds(of: .named("page"))?.minY ?? 0
              Text(verbatim: "\(named), \(isWindow), \(room.frame(in: .local).minY), \(whole)")
            }
          }
          .coordinateSpace(.named("page"))
        }))
    screen.settle()
    #expect(screen.has("30.0, true, 0.0, -30.0"), "\(screen.textTree)")
  }
}
