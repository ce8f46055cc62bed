import SAPFiori
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  // What the documentation prints stays as it is printed.
  // swift-format-ignore
  public var inFUIWelcomeScreen: Bool = false

  // swift-format-ignore
  // implement this function to support only portrait orientation when FUIWelcomeScreen is displayed in iPhone.
  func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
     if !inFUIWelcomeScreen {
         return .allButUpsideDown
     } else {
         return .portrait
     }
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UIStoryboard.registerSegue(
      "showWelcome", from: StartController.self, to: "FUIWelcomeScreen", kind: .presentModally)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: StartController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
