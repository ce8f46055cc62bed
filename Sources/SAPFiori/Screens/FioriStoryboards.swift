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
    UIStoryboard.register("FUIOnboardingScanViewController") {
      FUIOnboardingScanViewController.createInstanceFromStoryboard()
    }
  }
}
