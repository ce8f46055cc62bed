import OnboardingTesting
import SwiftUI
import Testing

private struct Measured: View {
  @State private var height: CGFloat = 0
  @State private var change = "none"
  @State private var isTall = false
  var body: some View {
    VStack {
      Color.red.frame(height: isTall ? 80 : 40)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { height = $0 }
        .onGeometryChange(for: Bool.self, of: { $0.size.height > 50 }) { change = "\($0) to \($1)" }
      Text(verbatim: "height \(height), \(change)")
      Button("Grow") { isTall = true }
    }
  }
}

@MainActor @Suite("A change of geometry", .onScreen) struct GeometryChangeTests {
  @Test("is told when the view appears and when its size is another")
  func told() async throws {
    let screen = Screen(UIHostingController(rootView: Measured()))
    screen.settle()
    try await screen.wait(until: "the size") { screen.has("height 40.0, false to false") }
    try screen.tap("Grow")
    try await screen.wait(until: "the size") { screen.has("height 80.0, false to true") }
  }
}
