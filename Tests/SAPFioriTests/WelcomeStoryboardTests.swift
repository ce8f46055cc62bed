import OnboardingTesting
import SAPFiori
import Testing
import UIKit

/// The seed's sample: a screen of the app with a segue to the welcome screen.
private final class StartController: UIViewController, FUIWelcomeControllerDelegate {
  var onStart: (() -> Void)?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let vc = segue.destination as? FUIWelcomeScreen else { return }
    vc.state = .isConfigured
    vc.detailLabel.text = "Thank you for downloading SAP Project Companion for Managers."
    vc.delegate = self
  }

  func shouldContinueUserOnboarding(_ welcomeController: FUIWelcomeController) { onStart?() }
}

@MainActor @Suite("The storyboards of the kit", .onScreen) struct WelcomeStoryboardTests {
  @Test(
    "are found by name whatever bundle is given",
    arguments: ["FUIWelcomeScreen", "FUIActivationScreen", "FUIOnboardingScanViewController"])
  func byName(_ name: String) {
    for bundle in [nil, Bundle.main, Bundle(identifier: "com.sap.cp.sdk.ios.SAPFiori")] {
      let screen = UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController()
      #expect(screen.map { "\(type(of: $0))" } == name)
      #expect(screen?.storyboard?.name == name)
    }
  }

  @Test("make another screen each time")
  func instances() {
    let board = UIStoryboard(name: "FUIWelcomeScreen", bundle: nil)
    let screen = board.instantiateInitialViewController()
    #expect(screen != nil)
    #expect(screen !== board.instantiateInitialViewController())
  }

  @Test("are where a segue leads, after the app has set the screen up")
  func segue() throws {
    UIStoryboard.registerSegue("showOnboarding", from: StartController.self, to: "FUIWelcomeScreen")
    let start = StartController()
    var starts = 0
    start.onStart = { starts += 1 }
    let display = Screen(start)
    start.performSegue(withIdentifier: "showOnboarding", sender: nil)
    let screen = try #require(start.presentedViewController as? FUIWelcomeScreen)
    #expect(screen.state == .isConfigured)
    #expect(
      try (display.find("detailLabel") as? UILabel)?.text
        == "Thank you for downloading SAP Project Companion for Managers.")
    try display.tap("primaryActionButton")
    #expect(starts == 1)
  }

  @Test("name what is missing when there is none of a name")
  func missing() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UIStoryboard(name: "FUINoSuchScreen", bundle: nil) }
    }
  }
}
