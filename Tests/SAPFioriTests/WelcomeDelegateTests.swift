import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("A welcome screen that nobody, or only half a delegate, listens to", .onScreen)
struct WelcomeDelegateTests {
  private func story(_ setting: LaunchSetting, _ delegate: SilentDelegate?) -> WelcomeStory {
    let story = WelcomeStory(setting)
    story.screen.delegate = delegate
    return story
  }

  @Test("says that there is no demo, and what is missing", arguments: [true, false])
  func demo(_ hasDelegate: Bool) throws {
    let silent = SilentDelegate()
    let story = story(.discovery, hasDelegate ? silent : nil)
    let log = try StandardError.text { try story.display.tap("footnoteActionButton") }
    #expect(log.contains("didSelectDemoMode(_:)"))
    let alert = try #require(story.screen.presentedViewController as? UIAlertController)
    #expect(alert.title == "No Demo")
    try story.display.tap("OK")
    #expect(story.screen.presentedViewController == nil)
  }

  @Test("writes what is missing when Start is pressed", arguments: [true, false])
  func start(_ hasDelegate: Bool) throws {
    let silent = SilentDelegate()
    let story = story(.standard, hasDelegate ? silent : nil)
    let log = try StandardError.text { try story.display.tap("primaryActionButton") }
    #expect(log.contains("shouldContinueUserOnboarding(_:)"))
    #expect(log.contains("FUIWelcomeScreen"))
  }

  @Test("does not look up for ever, and never writes the address", arguments: [true, false])
  func email(_ hasDelegate: Bool) throws {
    let silent = SilentDelegate()
    let story = story(.discovery, hasDelegate ? silent : nil)
    let log = try StandardError.text { try story.submit("jane@example.com") }
    #expect(log.contains("welcomeController(_:shouldTryUserEmail:)"))
    #expect(!log.contains("jane"))
    #expect(!story.isLookingUp)
    #expect(story.screen.primaryActionButton.isEnabled)
  }

  @Test("leads to the next screen all the same", arguments: [true, false])
  func leads(_ hasDelegate: Bool) throws {
    let silent = SilentDelegate()
    let activation = story(.activation, hasDelegate ? silent : nil)
    try activation.display.tap("primaryActionButton")
    #expect(activation.top is FUIActivationScreen)
    activation.display.close()
    let scanner = story(.scanner, hasDelegate ? silent : nil)
    try scanner.display.tap("primaryActionButton")
    #expect(scanner.top is FUIOnboardingScanViewController)
  }

  @Test("does not keep its delegate alive")
  func weakDelegate() {
    let screen = FUIWelcomeScreen.createInstanceFromStoryboard()
    var delegate: SilentDelegate? = SilentDelegate()
    screen.delegate = delegate
    #expect(screen.delegate === delegate)
    delegate = nil
    #expect(screen.delegate == nil)
  }
}
