import OnboardingTesting
import SwiftUI
import Testing

private struct Plain: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) { label.text = "Plain" }
}

private struct Dismantled: UIViewRepresentable {
  let runs: BodyRuns
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) { context.coordinator.runs = runs }
  func makeCoordinator() -> Coordinator { Coordinator() }
  static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) {
    coordinator.runs?.note("gone")
  }
  @MainActor final class Coordinator { var runs: BodyRuns? }
}

private struct Guest: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {
    controller.view.accessibilityIdentifier = "guest"
  }
}

private struct Leaving: View {
  let runs: BodyRuns
  @State private var isThere = true
  var body: some View {
    Button("Leave") { isThere = false }
    if isThere {
      Plain()
      Dismantled(runs: runs)
      Guest()
    }
  }
}

private final class Stored: UIHostingController<Text> {
  required init?(coder: NSCoder) { super.init(coder: coder, rootView: Text("Stored")) }
}

@MainActor @Suite("A guest of UIKit's", .onScreen) struct RepresentableFormTests {
  @Test("needs neither a coordinator nor to be taken down, and hears of it if it wants to")
  func defaults() async throws {
    let runs = BodyRuns()
    let screen = shown(VStack { Leaving(runs: runs) })
    #expect(screen.has("Plain"))
    try screen.tap("Leave")
    try await screen.wait(until: "they leave") { !screen.has("Plain") }
    #expect(runs.take() == ["gone"])
  }

  @Test("may be a host that a storyboard makes")
  func storyboard() throws {
    let host = try #require(Stored(coder: NSCoder()))
    #expect(Screen(host).has("Stored"))
  }
}
