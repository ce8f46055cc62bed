import AccountServer
import Discovery
import Onboarding
import SAPFiori
import UIKit

/// An ordinary app: it opens a window, pushes the welcome screen, and goes on from there.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var inFUIWelcomeScreen = false
  private var coordinator: WelcomeCoordinator?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UIApplication.displayName = "Field Service"
    let window = UIWindow(frame: UIScreen.main.bounds)
    let navigationController = UINavigationController()
    let coordinator = WelcomeCoordinator(
      navigationController: navigationController, accounts: DemoAccounts())
    coordinator.start(options: LaunchArguments.configurationOptions)
    self.coordinator = coordinator
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  /// As on a telephone: the welcome screen asks to stay upright. A Linux compositor does not ask.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    inFUIWelcomeScreen ? .portrait : .allButUpsideDown
  }

  func applicationWillTerminate(_ application: UIApplication) { coordinator?.stop() }
}
