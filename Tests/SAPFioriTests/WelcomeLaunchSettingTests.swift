import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("A welcome screen in one of its five launch settings", .onScreen)
struct WelcomeLaunchSettingTests {
  @Test("shows the parts of the setting", arguments: LaunchSetting.all)
  func parts(_ setting: LaunchSetting) {
    let display = WelcomeStory(setting).display
    #expect(display.has("headlineLabel"))
    #expect(display.has("detailLabel"))
    #expect(display.has("emailTextField") == setting.hasField)
    #expect(display.has("primaryActionButton") == (setting.action != nil))
    #expect(display.has("footnoteLabel"))
    #expect(display.has("footnoteActionButton"))
    #expect(!display.has("loadingIndicatorView"))
    #expect(!display.has("cancelButton"))
  }

  @Test("says what to do", arguments: LaunchSetting.all)
  func texts(_ setting: LaunchSetting) throws {
    let story = WelcomeStory(setting)
    #expect(try story.text("detailLabel") == setting.detail)
    if let action = setting.action {
      #expect(story.screen.primaryActionButton.currentTitle == action)
    }
  }

  @Test("enables the button unless an address has to be typed first", arguments: LaunchSetting.all)
  func enabled(_ setting: LaunchSetting) {
    let story = WelcomeStory(setting)
    if setting.action != nil {
      #expect(story.screen.primaryActionButton.isEnabled == !setting.hasField)
    }
    #expect(story.screen.footnoteActionButton.isEnabled)
  }

  @Test(
    "calls the one function that belongs to the setting",
    arguments: [
      (LaunchSetting.standard, RecordingDelegate.Event.start), (.scanner, .scanner),
      (.activation, .activation),
    ])
  func delegateFunction(_ setting: LaunchSetting, _ event: RecordingDelegate.Event) throws {
    let story = WelcomeStory(setting)
    try story.display.tap("primaryActionButton")
    #expect(story.delegate.events == [event])
    #expect(story.delegate.senders.first === story.screen)
  }

  @Test("calls the delegate for the demo in each of them", arguments: LaunchSetting.all)
  func demo(_ setting: LaunchSetting) throws {
    let story = WelcomeStory(setting)
    try story.display.tap("footnoteActionButton")
    #expect(story.delegate.events == [.demo])
  }

  @Test("has no way to a demo that is not available", arguments: LaunchSetting.all)
  func withoutDemo(_ setting: LaunchSetting) {
    let story = WelcomeStory(setting)
    story.screen.isDemoAvailable = false
    #expect(!story.display.has("footnoteLabel"))
    #expect(!story.display.has("footnoteActionButton"))
    story.screen.isDemoAvailable = true
    #expect(story.display.has("footnoteActionButton"))
  }

  @Test("ignores the options once the app is configured", arguments: LaunchSetting.all)
  func ignoredOptions(_ setting: LaunchSetting) throws {
    let story = WelcomeStory(setting)
    story.screen.state = .isConfigured
    #expect(!story.display.has("emailTextField"))
    #expect(story.screen.primaryActionButton.currentTitle == "Start")
    #expect(try story.text("detailLabel") == LaunchSetting.standard.detail)
    #expect(story.screen.configurationOptions == setting.options)
  }

  @Test("follows a change from any setting to any other", arguments: LaunchSetting.all)
  func changes(_ first: LaunchSetting) throws {
    let story = WelcomeStory(first)
    for next in LaunchSetting.all {
      story.screen.state = next.state
      story.screen.configurationOptions = next.options
      #expect(try story.text("detailLabel") == next.detail)
      #expect(story.display.has("emailTextField") == next.hasField)
      #expect(story.display.has("primaryActionButton") == (next.action != nil))
    }
  }
}
