import UIKit

/// A window with one secure field and a switch that shows its text: for a test that listens to what
/// reaches the accessibility bus.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = SecretController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
