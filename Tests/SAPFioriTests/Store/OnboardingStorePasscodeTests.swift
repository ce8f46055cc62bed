import Onboarding
import OnboardingTesting
import SAPFiori
import Secrets
import Testing
import UIKit

@MainActor @Suite("The passcode of a store", .onScreen) struct OnboardingStorePasscodeTests {
  @Test("is refused before it is typed twice where it is among the first that are tried")
  func common() async throws {
    let story = StoreStory()
    try await story.wait(until: "the first run") { story.store.phase == .noVault }
    story.content.present(
      UINavigationController(rootViewController: story.store.makeCreateScreen()), animated: false)
    try story.enter("12345678", then: "nextItem")
    #expect(
      story.text("messageLabel") == "This passcode is easy to guess. Choose another one.")
    #expect(story.display.has("nextItem"))
    try story.enter(StoreStory.passcode, then: "nextItem")
    #expect(story.display.has("doneItem"))
  }

  @Test("is replaced after the present one was entered, and the old one opens nothing any more")
  func change() async throws {
    let story = try await StoreStory.open()
    story.content.present(story.store.makeChangeScreen(), animated: false)
    try await story.waitForField()
    try story.enter("wrong-one")
    try await story.wait(until: "the message") { story.text("messageLabel") != nil }
    try story.enter(StoreStory.passcode)
    try await story.wait(until: "the new one") {
      story.display.has("changeMode_nextItem") || story.display.has("nextItem")
    }
    try story.enter("An0ther!", then: "Next")
    try story.enter("An0ther!", then: "Done")
    try await story.wait(until: "the end") { story.content.presentedViewController == nil }
    #expect(story.store.phase == .unlocked(.passcode))
    await story.store.lock()
    let old = try SecretBytes(utf8: StoreStory.passcode)
    let new = try SecretBytes(utf8: "An0ther!")
    #expect(
      try await story.secrets.unlock(passcode: old) == .rejected(triesLeft: 9, wait: .zero))
    #expect(try await story.secrets.unlock(passcode: new) == .unlocked)
  }

  @Test("is what a policy asks for")
  func policy() async throws {
    let story = StoreStory()
    story.store.policy.minLength = 4
    story.store.policy.isDigitsOnly = true
    try await story.choose("8309")
    try await story.wait(until: "the store") { story.content.presentedViewController == nil }
    #expect(story.store.phase == .unlocked(.passcode))
  }

  @Test("opens a store whose window is not protected, on a screen that the app shows")
  func unprotected() async throws {
    let secrets = FakeSecretStore()
    try await secrets.create(passcode: SecretBytes(utf8: StoreStory.passcode))
    await secrets.lock()
    let store = OnboardingStore(secrets)
    let home = UIViewController()
    let display = Screen(home)
    let screen = FUIPasscodeInputController.createInstanceFromStoryboard()
    screen.delegate = store
    home.present(UINavigationController(rootViewController: screen), animated: false)
    try display.type(StoreStory.passcode, into: "passcodeTextField")
    try display.tap("doneItem")
    try await display.wait(until: "the end") { home.presentedViewController == nil }
    #expect(store.phase == .unlocked(.passcode))
  }

  @Test("is never in what the screens show while it is asked for, and wrong")
  func secrecy() async throws {
    let story = try await StoreStory.locked()
    try await story.waitForField()
    try story.display.type("Wr0ng!one", into: "passcodeTextField")
    #expect(!story.display.textTree.contains("Wr0ng"))
    try story.display.tap("doneItem")
    try await story.wait(until: "the message") { story.text("messageLabel") != nil }
    #expect(!story.display.textTree.contains("Wr0ng"))
  }
}
