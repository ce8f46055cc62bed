import SAPFiori
import UIKit

/// Takes what is done on a page: look-ups go on until a person ends them.
final class CatalogDelegate: FUIWelcomeControllerDelegate, FUIOnboardingScanViewControllerDelegate {
  static let shared = CatalogDelegate()

  func welcomeController(
    _ welcomeController: FUIWelcomeController, shouldTryUserEmail userEmail: String
  ) {}

  func welcomeController(
    _ welcomeController: FUIWelcomeController,
    willNavigateToScannerScreen scanController: FUIOnboardingScanViewController
  ) {
    scanController.delegate = self
  }

  func shouldContinueUserOnboarding(_ welcomeController: FUIWelcomeController) {}
}
