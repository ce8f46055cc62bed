import OnboardingTesting
import SAPFiori
import UIKit

/// A welcome screen in a window, a delegate that writes down, and what a person does there.
@MainActor struct WelcomeStory {
  let screen: FUIWelcomeScreen
  let delegate = RecordingDelegate()
  let navigation: UINavigationController?
  let display: Screen

  /// Shows a welcome screen in a navigation controller, or alone.
  init(
    _ setting: LaunchSetting = .discovery, isEmbedded: Bool = true,
    size: ScreenSize = .handheld, look: ScreenLook = .standard,
    set: (FUIWelcomeScreen) -> Void = { _ in }
  ) {
    screen = setting.makeScreen()
    screen.delegate = delegate
    set(screen)
    navigation = isEmbedded ? UINavigationController(rootViewController: screen) : nil
    display = Screen(navigation ?? screen, size: size, look: look)
  }

  /// Types an address and presses the primary button.
  func submit(_ text: String) throws {
    screen.emailTextField.text = ""
    try display.type(text, into: "emailTextField")
    try display.tap("primaryActionButton")
  }

  /// Whether the loading indicator can be seen.
  var isLookingUp: Bool { display.has("loadingIndicatorView") }

  /// The text of a label that can be seen.
  func text(_ name: String) throws -> String? { (try display.find(name) as? UILabel)?.text }

  /// The screen on top of the navigation controller, or in the one that was presented.
  var top: UIViewController? {
    let presented = screen.presentedViewController as? UINavigationController
    return (presented ?? navigation)?.topViewController
  }
}
