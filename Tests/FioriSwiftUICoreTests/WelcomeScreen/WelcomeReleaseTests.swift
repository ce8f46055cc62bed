import FioriSwiftUICore
import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("A welcome screen that is gone", .onScreen) struct WelcomeReleaseTests {
  private final class Account {}

  @Test("keeps nothing of what it was given")
  func released() async {
    weak var account: Account?
    do {
      let given = Account()
      account = given
      let screen = Screen(
        UIHostingController(
          rootView: WelcomeScreen(
            title: "Field Service", inputText: .constant("jane@example.com"),
            options: [.discoveryService]
          )
          .onPrimaryAction { _ in _ = given }
          .onDemoMode { _ = given }))
      screen.settle()
      await Screen.turn()
      screen.close()
    }
    for _ in 0..<10 { await Screen.turn() }
    #expect(account == nil)
  }
}
