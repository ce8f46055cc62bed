import UIKit

/// The storyboards of the kit's screens.
@MainActor package enum FioriStoryboards {
  /// Makes the kit's screens known to `UIStoryboard(name:bundle:)` and to segues.
  ///
  /// Calling it again changes nothing. On Linux the target `SAPFioriStoryboards` calls it.
  package static func register() {
    UIStoryboard.register("FUIWelcomeScreen") { FUIWelcomeScreen.createInstanceFromStoryboard() }
    UIStoryboard.register("FUIActivationScreen") {
      FUIActivationScreen.createInstanceFromStoryboard()
    }
    UIStoryboard.register("FUIBasicAuthenticationScreen") {
      FUIBasicAuthenticationScreen.createInstanceFromStoryboard().navigationController
    }
    UIStoryboard.register("FUIDynamicAuthenticationScreen") {
      FUIDynamicAuthenticationScreen.createInstanceFromStoryboard().navigationController
    }
    UIStoryboard.register("FUIEULAViewController") {
      FUIEULAViewController.createInstanceFromStoryboard()
    }
    UIStoryboard.register("FUIUserConsentViewController") {
      FUIUserConsentViewController.createInstanceFromStoryboard()
    }
    UIStoryboard.register("FUIInfoViewController") {
      FUIInfoViewController.createInstanceFromStoryboard()
    }
    UIStoryboard.register("FUIOnboardingScanViewController") {
      FUIOnboardingScanViewController.createInstanceFromStoryboard()
    }
    registerPasscodes()
  }

  /// The storyboards of the passcode screens begin with a navigation controller, which has the bar.
  private static func registerPasscodes() {
    let create = "FUIPasscodeCreateController"
    UIStoryboard.register(create) {
      UINavigationController(
        rootViewController: FUIPasscodeCreateController.createInstanceFromStoryboard())
    }
    UIStoryboard.register(create, identifier: "PasscodeCreateFirstViewController") {
      FUIPasscodeCreateController.createInstanceFromStoryboard()
    }
    let input = "FUIPasscodeInputController"
    UIStoryboard.register(input) {
      UINavigationController(
        rootViewController: FUIPasscodeInputController.createInstanceFromStoryboard())
    }
    UIStoryboard.register(input, identifier: "PasscodeInputViewController") {
      FUIPasscodeInputController.createInstanceFromStoryboard()
    }
    UIStoryboard.register("FUIPasscodeChangeController") {
      FUIPasscodeChangeController.createInstanceFromStoryboard()
    }
  }
}
