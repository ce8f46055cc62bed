import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@testable import Companion

@MainActor @Suite("A client's own test", .onScreen)
struct StartControllerTests {
  @Test("drives a client's screen to the kit's")
  func drivesScreen() async throws {
    UIStoryboard.registerSegue("showWelcome", from: StartController.self, to: "FUIWelcomeScreen")
    let screen = Screen(UINavigationController(rootViewController: StartController()))
    try screen.tap("By Segue")
    try await screen.wait(until: "the welcome screen") {
      screen.has("Thank you for downloading SAP Project Companion for Managers.")
    }
  }
}
