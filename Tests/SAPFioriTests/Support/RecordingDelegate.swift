import SAPFiori
import UIKit

/// Writes down what a screen asks of its delegate, and does what a test wants.
final class RecordingDelegate: FUIWelcomeControllerDelegate, FUIOnboardingScanViewControllerDelegate
{
  enum Event: Equatable {
    case activation
    case email(String)
    case scanner
    case start
    case demo
    case validate(String)
    case continueOnboarding
  }

  private(set) var events: [Event] = []
  private struct Sender { weak var screen: FUIWelcomeController? }
  private var notedSenders: [Sender] = []
  /// Who called; those that are gone are left out.
  var senders: [FUIWelcomeController] { notedSenders.compactMap(\.screen) }
  var onActivation: ((FUIActivationScreen) -> Void)?
  var onScanner: ((FUIOnboardingScanViewController) -> Void)?
  var onEmail: ((FUIWelcomeController) -> Void)?
  var onStart: ((FUIWelcomeController) -> Void)?
  var onDemo: ((FUIWelcomeController) -> Void)?
  var acceptsScanResult = true

  isolated deinit {}

  func welcomeController(
    _ welcomeController: FUIWelcomeController,
    willNavigateToActivationScreen activationScreen: FUIActivationScreen
  ) {
    note(.activation, welcomeController)
    onActivation?(activationScreen)
  }

  func welcomeController(
    _ welcomeController: FUIWelcomeController, shouldTryUserEmail userEmail: String
  ) {
    note(.email(userEmail), welcomeController)
    onEmail?(welcomeController)
  }

  func welcomeController(
    _ welcomeController: FUIWelcomeController,
    willNavigateToScannerScreen scanController: FUIOnboardingScanViewController
  ) {
    note(.scanner, welcomeController)
    scanController.delegate = self
    onScanner?(scanController)
  }

  func shouldContinueUserOnboarding(_ welcomeController: FUIWelcomeController) {
    note(.start, welcomeController)
    onStart?(welcomeController)
  }

  func didSelectDemoMode(_ welcomeController: FUIWelcomeController) {
    note(.demo, welcomeController)
    onDemo?(welcomeController)
  }

  func scanViewController(
    _ scanViewController: FUIOnboardingScanViewController,
    shouldValidateScanResult scanResult: String
  ) -> Bool {
    note(.validate(scanResult), scanViewController)
    return acceptsScanResult
  }

  func shouldContinueOnboarding(_ scanViewController: FUIOnboardingScanViewController) {
    note(.continueOnboarding, scanViewController)
  }

  private func note(_ event: Event, _ sender: FUIWelcomeController) {
    events.append(event)
    notedSenders.append(Sender(screen: sender))
  }
}

/// Implements no function: what happens is what the defaults do.
final class SilentDelegate: FUIWelcomeControllerDelegate, FUIOnboardingScanViewControllerDelegate {
  isolated deinit {}
}
