import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("What is hidden from assistive technology", .onScreen) struct SilentPartTests {
  private func names(_ view: some View) -> String {
    let screen = Screen(UIHostingController(rootView: view))
    screen.settle()
    return screen.textTree
  }

  @Test("is no part of a button's name, whatever is done to it before")
  func button() {
    let tree = names(
      Button(action: {}) {
        HStack {
          Text(verbatim: "Said")
          Text(verbatim: "one").opacity(0.5).accessibilityHidden(true)
          Text(verbatim: "two").padding().background(Color.red).accessibilityHidden(true)
          Text(verbatim: "three").accessibilityHidden(true).opacity(0.5)
          HStack { Text(verbatim: "four") }.opacity(0.5).accessibilityHidden(true)
          Text(verbatim: "five").hidden()
        }
      })
    #expect(tree.hasPrefix("button \"Said\"\n"), "\(tree)")
  }

  @Test("is no part of the name of what is combined")
  func combined() {
    let tree = names(
      HStack {
        Text(verbatim: "Said")
        Text(verbatim: "one").opacity(0.5).accessibilityHidden(true)
        Text(verbatim: "two").hidden()
      }
      .accessibilityElement(children: .combine))
    #expect(tree.contains("\"Said\""), "\(tree)")
  }
}
