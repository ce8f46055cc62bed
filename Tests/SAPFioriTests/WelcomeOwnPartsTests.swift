import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("What an app makes of the welcome screen's parts", .onScreen)
struct WelcomeOwnPartsTests {
  @Test("stays until the rule says something else about the part")
  func kept() throws {
    let screen = FUIWelcomeScreen.createInstanceFromStoryboard()
    screen.headlineLabel.text = "Title"
    screen.configurationOptions = .barcodeScanner
    let display = Screen(screen)
    screen.primaryActionButton.isHidden = true
    screen.footnoteActionButton.isEnabled = false
    screen.headlineLabel.isHidden = true
    screen.logoImageView.isHidden = true
    screen.loadingMessage = "Looking"
    screen.isDemoAvailable = true
    display.settle()
    #expect(screen.primaryActionButton.isHidden)
    #expect(!screen.footnoteActionButton.isEnabled)
    #expect(screen.headlineLabel.isHidden)
    #expect(screen.logoImageView.isHidden)
    screen.configurationOptions = []
    screen.configurationOptions = .barcodeScanner
    #expect(!screen.primaryActionButton.isHidden, "the rule has hidden and shown it since")
  }

  @Test(
    "gives a logo its own width, up to a limit",
    arguments: [(60, 28, 60.0), (240, 60, 112), (1_000, 50, 160), (28, 56, 14)])
  func logo(width: Int, height: Int, shown: Double) throws {
    let screen = FUIWelcomeScreen.createInstanceFromStoryboard()
    let drawing = "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)'/>"
    screen.logoImageView.image = UIImage(data: Data(drawing.utf8))
    let display = Screen(screen)
    #expect(screen.logoImageView.frame.size == CGSize(width: shown, height: 28))
    #expect(screen.logoImageView.frame.midX == display.window.bounds.midX)
  }

  private final class Watching: FUIWelcomeScreen {
    var began = 0
    var typed = ""
    override func textFieldDidBeginEditing(_ textField: UITextField) { began += 1 }
    override func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      typed += string
      return string != "x"
    }
  }

  @Test("reaches a subclass that asks about its field")
  func subclass() async throws {
    let screen = Watching()
    screen.configurationOptions = .discoveryService
    let display = try await Screen.shown(screen)
    try display.type("axb", into: "emailTextField")
    #expect(screen.emailTextField.text == "ab")
    #expect(screen.typed == "axb")
    #expect(screen.began >= 1)
    display.close()
  }
}
