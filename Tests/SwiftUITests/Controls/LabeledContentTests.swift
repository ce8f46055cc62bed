import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("Labelled content", .onScreen) struct LabeledContentTests {
  @Test("is made in each documented way, and read as one element")
  func initialisers() {
    let title = "String"
    let screen = Screen(
      UIHostingController(
        rootView: VStack {
          LabeledContent("Version", value: "4.2")
          LabeledContent(title, value: title)
          LabeledContent("Battery", value: 0.8, format: .percent)
          LabeledContent("Own") { Text("View") }
          LabeledContent {
            Text("Content")
          } label: {
            Text("Label")
          }
        }
        .environment(\.locale, Locale(identifier: "en_US"))))
    screen.settle()
    for name in ["Version, 4.2", "String, String", "Battery, 80%", "Own, View", "Label, Content"] {
      #expect(screen.has(name), "\(name)")
    }
  }
}
