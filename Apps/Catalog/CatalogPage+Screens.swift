import SAPFiori
import UIKit

extension CatalogPage {
  /// A welcome screen in a navigation controller, as apps show it.
  static func welcome(
    _ name: String, state: FUIWelcomeControllerState = .notConfigured,
    options: FUIWelcomeControllerConfigurationOption = [],
    set: @escaping @MainActor (FUIWelcomeScreen) -> Void = { _ in },
    steps: (@MainActor (FUIWelcomeScreen) -> Void)? = nil
  ) -> CatalogPage {
    CatalogPage(
      name, "Welcome",
      make: {
        let screen = CatalogSamples.welcomeScreen(state: state, options: options)
        set(screen)
        return UINavigationController(rootViewController: screen)
      },
      steps: { controller in
        if let screen = controller as? FUIWelcomeScreen { steps?(screen) }
      })
  }

  /// An activation screen above the welcome screen that leads to it.
  static func activation(
    _ name: String, set: @escaping @MainActor (FUIActivationScreen) -> Void = { _ in },
    steps: (@MainActor (FUIActivationScreen) -> Void)? = nil
  ) -> CatalogPage {
    CatalogPage(
      name, "Activation",
      make: {
        let screen = FUIActivationScreen.createInstanceFromStoryboard()
        screen.delegate = CatalogDelegate.shared
        set(screen)
        return navigation(to: screen, from: CatalogSamples.welcomeScreen())
      },
      steps: { controller in
        if let screen = controller as? FUIActivationScreen { steps?(screen) }
      })
  }

  static func navigation(
    to screen: UIViewController, from first: UIViewController
  ) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: first)
    navigation.setViewControllers([first, screen], animated: false)
    return navigation
  }
}

extension UIViewController {
  /// Does what a press on a button does.
  func press(_ button: UIButton) { button.sendActions(for: .primaryActionTriggered) }
}
