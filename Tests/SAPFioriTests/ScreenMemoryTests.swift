import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("A screen that was left", .onScreen) struct ScreenMemoryTests {
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let delegate = RecordingDelegate()

  /// Pushes a welcome screen, uses it, and pops it.
  /// - Returns: the screen if it is still there.
  private func pushAndPop(
    _ setting: LaunchSetting, use: (FUIWelcomeScreen, Screen) throws -> Void
  ) async throws -> FUIWelcomeScreen? {
    let display = Screen(navigation)
    weak var left: FUIWelcomeScreen?
    try {
      let screen = setting.makeScreen()
      left = screen
      navigation.pushViewController(screen, animated: false)
      try use(screen, display)
      navigation.popToRootViewController(animated: false)
    }()
    for _ in 0..<20 where left != nil { await Screen.turn() }
    return left
  }

  @Test("is gone when it was only looked at", arguments: LaunchSetting.all)
  func looked(_ setting: LaunchSetting) async throws {
    let left = try await pushAndPop(setting) { _, display in display.settle() }
    #expect(left == nil)
  }

  @Test("is gone with a delegate, a handler and a look-up that was never ended")
  func lookUp() async throws {
    let left = try await pushAndPop(.discovery) { screen, display in
      screen.delegate = delegate
      screen.cancelHandler = {}
      screen.showsCancelButtonForDiscoveryService = true
      try display.type("jane@example.com", into: "emailTextField")
      try display.tap("primaryActionButton")
    }
    #expect(delegate.events == [.email("jane@example.com")])
    #expect(left == nil)
  }

  @Test("is gone after an invalid address and an ended look-up")
  func ended() async throws {
    let left = try await pushAndPop(.discovery) { screen, display in
      let delegate = SilentDelegate()
      screen.delegate = delegate
      screen.emailTextField.text = "jane"
      try display.tap("primaryActionButton")
      screen.emailTextField.text = "jane@example.com"
      try display.tap("primaryActionButton")
    }
    #expect(left == nil)
  }

  @Test("is gone when it led on to the activation and the scanner screen")
  func ledOn() async throws {
    let left = try await pushAndPop(.activation) { _, display in
      try display.tap("primaryActionButton")
      try display.tap("secondaryActionButton")
      #expect(navigation.viewControllers.count == 4)
    }
    #expect(left == nil)
  }

  @Test("is gone when it presented an alert")
  func alert() async throws {
    let left = try await pushAndPop(.standard) { _, display in
      try display.tap("footnoteActionButton")
      try display.tap("OK")
    }
    #expect(left == nil)
  }
}
