import AccountServer
import Discovery
import Onboarding
import SAPFiori
import Scanner
import SwiftUI
import UIKit

/// An ordinary app: it opens a window, pushes the welcome screen, and goes on from there.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var inFUIWelcomeScreen = false
  private var coordinator: WelcomeCoordinator?
  private let accounts = DemoAccounts()
  private let gate = PasscodeGate()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UIApplication.displayName = "Field Service"
    if let recording = LaunchArguments.recording {
      StandardScanner.make = {
        CameraScanner(source: .pictures(path: recording, framesPerSecond: 15))
      }
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = LaunchArguments.wantsViews ? viewsFace() : controllersFace()
    gate.protect(window)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  private func viewsFace() -> UIViewController {
    UIHostingController(rootView: OnboardingViews(accounts: accounts, gate: gate))
  }

  private func controllersFace() -> UIViewController {
    let navigationController = UINavigationController()
    let coordinator = WelcomeCoordinator(
      navigationController: navigationController, accounts: accounts, gate: gate)
    coordinator.start(options: LaunchArguments.configurationOptions)
    self.coordinator = coordinator
    return navigationController
  }

  /// As on a telephone: the welcome screen asks to stay upright. A Linux compositor does not ask.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    inFUIWelcomeScreen ? .portrait : .allButUpsideDown
  }

  func applicationWillTerminate(_ application: UIApplication) {
    coordinator?.stop()
    let accounts = accounts
    Task { await accounts.stop() }
  }
}
