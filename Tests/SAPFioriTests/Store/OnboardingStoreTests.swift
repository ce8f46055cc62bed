import Onboarding
import OnboardingTesting
import SAPFiori
import Secrets
import Testing
import UIKit

@MainActor @Suite("A store that protects a window", .onScreen) struct OnboardingStoreTests {
  @Test("lets the app begin where there is none, and makes one behind the passcode that is chosen")
  func firstRun() async throws {
    let story = StoreStory()
    try await story.wait(until: "the first run") { story.isContentSeen }
    try await story.choose()
    try await story.wait(until: "the store") { story.content.presentedViewController == nil }
    #expect(story.phases == [.noVault, .unlocking, .unlocked(.passcode)])
    #expect(story.isContentSeen)
    #expect(try await story.secrets.valueNames() == [])
    await story.secrets.lock()
    let secret = try SecretBytes(utf8: StoreStory.passcode)
    #expect(try await story.secrets.unlock(passcode: secret) == .unlocked)
  }

  @Test("shows nothing of the content before the right passcode, and all of it after")
  func unlock() async throws {
    let story = try await StoreStory.locked()
    #expect(!story.isContentSeen)
    try await story.waitForField()
    #expect(!story.isContentSeen)
    try story.enter("wrong-one")
    try await story.wait(until: "the message") { story.text("messageLabel") != nil }
    #expect(story.text("messageLabel") == "This passcode is wrong.\nTries left: 9")
    #expect(!story.isContentSeen)
    try await story.unlock()
    #expect(story.phases.last == .unlocked(.passcode))
    #expect(!story.phases.contains(.noVault))
  }

  @Test("goes on drawing while it looks at a passcode, and takes no other meanwhile")
  func busy() async throws {
    let story = try await StoreStory.locked()
    await story.secrets.hold()
    try await story.waitForField()
    try story.enter(StoreStory.passcode)
    for _ in 0..<5 { await Screen.turn() }
    #expect(story.store.phase == .unlocking)
    let field = try #require(story.display.find("passcodeTextField") as? UITextField)
    #expect(!field.isEnabled)
    await story.secrets.release()
    try await story.wait(until: "the content") { story.isContentSeen }
  }

  @Test(
    "is locked with the session, before sleep, and when the app asks",
    arguments: [SessionEvent.locked, .willSleep, nil])
  func lock(event: SessionEvent?) async throws {
    let story = try await StoreStory.open()
    try await story.wait(until: "the watch") { story.watch.isWatched }
    if let event { await story.watch.send(event) } else { await story.store.lock() }
    #expect(!story.isContentSeen)
    await #expect(throws: SecretStoreError.locked) { try await story.secrets.valueNames() }
    try await story.unlock()
  }

  @Test("is not locked by an unlocked session or a machine that wakes up")
  func noLock() async throws {
    let story = try await StoreStory.open()
    try await story.wait(until: "the watch") { story.watch.isWatched }
    await story.watch.send(.unlocked)
    await story.watch.send(.didWake)
    #expect(story.isContentSeen)
  }

  @Test("is locked once nobody has used the window for the time limit")
  func timeLimit() async throws {
    try await HandClock.using { clock in
      let story = try await StoreStory.open(timeLimit: .seconds(60))
      story.now += .seconds(59)
      #expect(story.display.window.onInput?() == false)
      story.now += .seconds(59)
      clock.advance(by: 118)
      #expect(story.isContentSeen)
      story.now += .seconds(1)
      clock.advance(by: 1)
      #expect(!story.isContentSeen)
      try await story.unlock()
    }
  }

  @Test("keeps the first key from the content that comes when the time has run out")
  func lateKey() async throws {
    try await HandClock.using { _ in
      let story = try await StoreStory.open(timeLimit: .seconds(60))
      // A machine that slept: its timers did not run, its clock did.
      story.now += .seconds(3600)
      #expect(story.isContentSeen)
      #expect(story.display.window.onInput?() == true)
      #expect(!story.isContentSeen)
    }
  }

  @Test("looks at the clock when the machine wakes up")
  func wakes() async throws {
    try await HandClock.using { _ in
      let story = try await StoreStory.open(timeLimit: .seconds(60))
      try await story.wait(until: "the watch") { story.watch.isWatched }
      story.now += .seconds(3600)
      await story.watch.send(.didWake)
      #expect(!story.isContentSeen)
    }
  }

  @Test("never locks by time without a limit")
  func noLimit() async throws {
    let story = try await StoreStory.open(timeLimit: nil)
    story.now += .seconds(86_400)
    #expect(story.display.window.onInput?() == false)
    #expect(story.isContentSeen)
  }

  @Test("loses no wish to lock that comes while it is being opened")
  func lockWhileOpening() async throws {
    let story = try await StoreStory.locked()
    await story.secrets.hold()
    try await story.waitForField()
    try story.enter(StoreStory.passcode)
    try await story.wait(until: "the try") { story.store.phase == .unlocking }
    await story.store.lock()
    await story.secrets.release()
    try await story.wait(until: "the end") {
      story.store.phase == .locked(.passcode, triesLeft: 10)
    }
    #expect(!story.phases.contains(.unlocked(.passcode)))
    #expect(!story.isContentSeen)
    try await story.unlock()
  }

  @Test("covers a window that is protected before it is shown, at its whole size")
  func beforeShown() async throws {
    let secrets = FakeSecretStore()
    try await secrets.create(passcode: SecretBytes(utf8: StoreStory.passcode))
    await secrets.lock()
    let store = OnboardingStore(secrets)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 420, height: 800))
    let content = UIViewController()
    content.view.backgroundColor = .red
    window.rootViewController = content
    store.protect(window)
    window.open(unseen: true)
    window.settle(size: CGSize(width: 420, height: 800))
    let cover = try #require(window.coverController)
    #expect(cover.view.frame == CGRect(x: 0, y: 0, width: 420, height: 800))
    window.close()
  }

  @Test("lets go of windows and screens when the app does")
  func memory() async throws {
    weak var gone: OnboardingStore?
    do {
      let story = try await StoreStory.open()
      gone = story.store
      await story.store.lock()
      try await story.waitForField()
      story.display.window.uncover()
    }
    for _ in 0..<50 where gone != nil { await Screen.turn() }
    #expect(gone == nil)
  }
}
