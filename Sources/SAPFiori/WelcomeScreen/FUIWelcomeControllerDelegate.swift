/// Takes what a person does on the welcome and the activation screen.
///
/// Every function is optional. The default of one that a button calls writes to the log what is
/// missing, since the button would otherwise seem dead.
@preconcurrency @MainActor public protocol FUIWelcomeControllerDelegate: AnyObject {
  /// The activation screen is about to be shown: set it up, its delegate too.
  func welcomeController(
    _ welcomeController: FUIWelcomeController,
    willNavigateToActivationScreen activationScreen: FUIActivationScreen)

  /// A valid e-mail address, trimmed, is to be looked up. Call `dismissLoadingIndicator()` when
  /// that fails, or go on to the next screen.
  func welcomeController(
    _ welcomeController: FUIWelcomeController, shouldTryUserEmail userEmail: String)

  /// The scanner is about to be shown: set it up, its delegate too.
  func welcomeController(
    _ welcomeController: FUIWelcomeController,
    willNavigateToScannerScreen scanController: FUIOnboardingScanViewController)

  /// The primary button was pressed in a configured app.
  func shouldContinueUserOnboarding(_ welcomeController: FUIWelcomeController)

  /// The demo was chosen.
  func didSelectDemoMode(_ welcomeController: FUIWelcomeController)
}

extension FUIWelcomeControllerDelegate {
  /// Leaves the screen as it is. The activation screen gets the welcome screen's delegate.
  public func welcomeController(
    _ welcomeController: FUIWelcomeController,
    willNavigateToActivationScreen activationScreen: FUIActivationScreen
  ) {}

  /// Ends the look-up, since nobody looks, and writes to the log what is missing.
  public func welcomeController(
    _ welcomeController: FUIWelcomeController, shouldTryUserEmail userEmail: String
  ) {
    welcomeController.reportUnhandled("welcomeController(_:shouldTryUserEmail:)")
    welcomeController.dismissLoadingIndicator()
  }

  /// Leaves the screen as it is.
  public func welcomeController(
    _ welcomeController: FUIWelcomeController,
    willNavigateToScannerScreen scanController: FUIOnboardingScanViewController
  ) {}

  /// Leaves the screen as it is, and writes to the log what is missing.
  public func shouldContinueUserOnboarding(_ welcomeController: FUIWelcomeController) {
    welcomeController.reportUnhandled("shouldContinueUserOnboarding(_:)")
  }

  /// Says that there is no demo, and writes to the log what is missing.
  public func didSelectDemoMode(_ welcomeController: FUIWelcomeController) {
    welcomeController.reportUnhandled("didSelectDemoMode(_:)")
    welcomeController.sayDemoIsMissing()
  }
}
