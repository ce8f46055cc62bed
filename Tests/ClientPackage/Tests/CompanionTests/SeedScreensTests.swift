import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@testable import Companion

@MainActor @Suite("What the documentation shows, in a client", .onScreen)
struct SeedScreensTests {
  @Test("signs in, is refused, and is left by Cancel though it writes of another screen")
  func signIn() throws {
    let controller = SignInController()
    let navigation = UINavigationController(rootViewController: controller)
    let screen = Screen(navigation)
    controller.presentDynamicAuthenticationScreen()
    for name in ["password", "url", "test field"] { try screen.type("x", into: name) }
    controller.verificationErrorMessage = "Wrong password."
    try screen.tap("doneButton")
    controller.verificationDone()
    #expect(screen.has("Error: Wrong password."))
    try screen.tap("cancelButton")
    #expect(navigation.presentedViewController == nil)
  }

  @Test("shows progress, is paused by a press, and gives way at the end")
  func download() async throws {
    let controller = DownloadController()
    let screen = Screen(controller)
    try screen.tap("Pause")
    #expect(controller.progressIndicatorControl.displayState == .paused)
    controller.download()
    try await screen.wait(until: "the end") { controller.progressIndicatorControl.isHidden }
    #expect(screen.has("Open"))
  }
}
