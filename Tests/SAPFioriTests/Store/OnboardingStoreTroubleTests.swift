import Onboarding
import OnboardingTesting
import SAPFiori
import Secrets
import Testing
import UIKit

@MainActor @Suite("A store that cannot be opened", .onScreen) struct OnboardingStoreTroubleTests {
  @Test("is no first run: the cover says what is wrong, and asks it again")
  func keyring() async throws {
    let secrets = FakeSecretStore()
    await secrets.fail(with: .keyring(reason: .locked))
    let story = try await {
      await secrets.fail(with: nil)
      try await secrets.create(passcode: SecretBytes(utf8: StoreStory.passcode))
      await secrets.lock()
      await secrets.fail(with: .keyring(reason: .locked))
      return StoreStory(secrets)
    }()
    try await story.wait(until: "the notice") { story.display.has("Try Again") }
    #expect(story.text("titleTextView") == "Keyring locked")
    #expect(try story.display.find("Try Again").isFirstResponder)
    #expect(story.display.window.lastAnnouncement?.hasPrefix("Keyring locked Unlock") == true)
    #expect(!story.isContentSeen)
    #expect(!story.phases.contains(.noVault))
    try story.display.tap("Try Again")
    try await story.wait(until: "the answer") { story.phases.filter { $0 == .unknown }.count >= 1 }
    #expect(!story.isContentSeen)
    await secrets.fail(with: nil)
    try await story.wait(until: "the notice") { story.display.has("Try Again") }
    try story.display.tap("Try Again")
    try await story.unlock()
  }

  @Test("says on the screen that chooses a passcode what is wrong, and makes it when that is over")
  func createFails() async throws {
    let story = StoreStory()
    try await story.wait(until: "the first run") { story.store.phase == .noVault }
    await story.secrets.fail(with: .storage(reason: .full))
    try await story.choose()
    try await story.wait(until: "the message") { story.text("messageLabel") != nil }
    #expect(
      story.text("messageLabel")
        == "Data not accessible\nThe disk is full. Make room on it, then try again.")
    await story.secrets.fail(with: nil)
    try story.enter(StoreStory.passcode, then: "nextItem")
    try story.enter(StoreStory.passcode, then: "doneItem")
    try await story.wait(until: "the store") { story.content.presentedViewController == nil }
    #expect(story.store.phase == .unlocked(.passcode))
  }

  @Test("takes no passcode before its time, and then does")
  func throttled() async throws {
    try await HandClock.using { clock in
      let story = try await StoreStory.locked()
      try await story.waitForField()
      await story.secrets.throttle(.seconds(60))
      try story.enter("wrong-one")
      try await story.wait(until: "the notice") { story.display.has("titleTextView") }
      #expect(story.text("titleTextView") == "Too Many Tries")
      #expect(story.text("informationTextView")?.hasPrefix("Try again at ") == true)
      #expect(!story.display.has("passcodeTextField") && !story.isContentSeen)
      await story.secrets.throttle(.zero)
      clock.advance(by: 60)
      try await story.unlock()
    }
  }

  @Test("takes none after the last try, and can be removed by one who says so twice")
  func disabled() async throws {
    let story = try await StoreStory.locked(FakeSecretStore(retryLimit: 1))
    try await story.waitForField()
    try story.enter("wrong-one")
    try await story.wait(until: "the notice") { story.text("titleTextView") == "No Tries Left" }
    try story.display.tap("Forgot Passcode?")
    try await story.wait(until: "the question") { story.display.has("Reset the App?") }
    try story.display.tap("Cancel")
    #expect(!story.isContentSeen)
    try story.display.tap("Forgot Passcode?")
    try story.display.tap("Reset")
    try await story.wait(until: "the first run") { story.isContentSeen }
    #expect(story.phases.last == .noVault)
    #expect(try await story.secrets.status() == .noVault)
  }

  @Test("asks the app about a reset where it wants to be asked")
  func appsReset() async throws {
    let story = try await StoreStory.locked()
    var screens: [UIViewController] = []
    story.store.onReset = { screens.append($0) }
    try await story.waitForField()
    try story.display.tap("resetButton")
    #expect(screens.count == 1)
    #expect(!story.display.has("Reset the App?"))
  }

  @Test("is opened by its recovery code, with another passcode")
  func recovery() async throws {
    let secrets = FakeSecretStore(retryLimit: 1)
    try await secrets.create(passcode: SecretBytes(utf8: StoreStory.passcode))
    let code = try await secrets.makeRecoveryCode()
    await secrets.lock()
    let story = StoreStory(secrets)
    try await story.waitForField()
    try story.enter("wrong-one")
    try await story.wait(until: "the notice") { story.display.has("titleTextView") }
    let new = try SecretBytes(utf8: "An0ther!")
    #expect(try await story.store.recover(code: code, newPasscode: new) == .unlocked)
    #expect(story.isContentSeen)
  }
}
