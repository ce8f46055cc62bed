import Onboarding
import OnboardingTesting
import SAPFiori
import Secrets
import Testing
import UIKit

@MainActor @Suite("A store whose keyring does not do its part for a finger", .onScreen)
struct OnboardingStoreFingerTroubleTests {
  private let enrolment = FakeBiometricSensor.enrolment
  private let other = BiometricEnrolment(reader: "Fake Reader", fingers: ["left-thumb"])
  private let notSaved = "The fingerprint could not be set up. Use a passcode."

  /// Waits for the message over the window, looks at it, and takes it away.
  private func readMessage(_ story: StoreStory) async throws {
    try await story.wait(until: "the message") {
      story.text("informationTextView") == notSaved
    }
    #expect(!story.isContentSeen)
    #expect(story.display.window.lastAnnouncement == "Fingerprint " + notSaved)
    #expect(try story.display.find("Continue").isFirstResponder)
    try story.display.tap("Continue")
    try await story.wait(until: "the content") { story.isContentSeen }
  }

  @Test("takes the passcode, is open, and says that the finger could not be set up")
  func create() async throws {
    let story = StoreStory(reader: .ready(enrolment))
    try await story.choose()
    try await story.wait(until: "the offer") { story.display.has("Enable") }
    try story.display.tap("Enable")
    try await story.wait(until: "the reader") { story.sensor.isWaiting }
    await story.secrets.failBiometrics(with: .keyring(reason: .died))
    story.sensor.end(.match)
    try await readMessage(story)
    #expect(story.content.presentedViewController == nil)
    #expect(story.store.phase == .unlocked(.passcode))
    await story.store.lock()
    try await story.unlock()
    // Once was enough.
    #expect(story.sensor.verificationCount == 1)
  }

  @Test("opens by the passcode where other fingers are enrolled, and says that they will not do")
  func renew() async throws {
    let story = try await StoreStory.locked(finger: enrolment, reader: .ready(other))
    try await story.waitForField()
    await story.secrets.failBiometrics(with: .keyring(reason: .died))
    try story.enter(StoreStory.passcode)
    try await readMessage(story)
    #expect(story.store.phase == .unlocked([.passcode, .biometrics]))
  }

  @Test("replaces the passcode, and says that the finger could not be kept beside it")
  func change() async throws {
    let story = try await StoreStory.locked(finger: enrolment, reader: .ready(enrolment))
    try await story.wait(until: "the reader") { story.sensor.isWaiting }
    story.sensor.end(.match)
    try await story.wait(until: "the content") { story.isContentSeen }
    story.content.present(story.store.makeChangeScreen(), animated: false)
    try await story.wait(until: "the reader") { story.sensor.isWaiting }
    story.sensor.end(.match)
    try await story.wait(until: "the new one") { story.display.has("Next") }
    // The keyring has lost what a finger needs, and keeps nothing more.
    try await story.secrets.disableBiometrics()
    await story.secrets.failBiometrics(with: .keyring(reason: .died))
    try story.enter("An0ther!", then: "Next")
    try story.enter("An0ther!", then: "Done")
    try await readMessage(story)
    #expect(story.content.presentedViewController == nil)
    #expect(story.store.phase == .unlocked(.passcode))
  }

  @Test("asks nothing of it for a finger that stands when the passcode is replaced")
  func changeBeside() async throws {
    let story = try await StoreStory.locked(finger: enrolment, reader: .ready(enrolment))
    try await story.wait(until: "the reader") { story.sensor.isWaiting }
    story.sensor.end(.match)
    try await story.wait(until: "the content") { story.isContentSeen }
    await story.secrets.failBiometrics(with: .keyring(reason: .died))
    story.content.present(story.store.makeChangeScreen(), animated: false)
    try await story.wait(until: "the reader") { story.sensor.isWaiting }
    story.sensor.end(.match)
    try await story.wait(until: "the new one") { story.display.has("Next") }
    try story.enter("An0ther!", then: "Next")
    try story.enter("An0ther!", then: "Done")
    try await story.wait(until: "the end") { story.content.presentedViewController == nil }
    #expect(story.isContentSeen)
    #expect(story.store.phase == .unlocked([.passcode, .biometrics]))
  }

  @Test("keeps a finger that it could not take away, and says that to who asked for it")
  func forget() async throws {
    let story = try await StoreStory.locked(finger: enrolment, reader: .ready(enrolment))
    try await story.wait(until: "the reader") { story.sensor.isWaiting }
    story.sensor.end(.match)
    try await story.wait(until: "the content") { story.isContentSeen }
    let fingers = try #require(story.store.fingerUnlock)
    await story.secrets.failBiometrics(with: .storage(reason: .full))
    await #expect(throws: SecretStoreError.storage(reason: .full)) {
      try await fingers.store.forget("")
    }
    #expect(story.store.phase == .unlocked([.passcode, .biometrics]))
    await story.secrets.failBiometrics(with: nil)
    try await fingers.store.forget("")
    #expect(story.store.phase == .unlocked(.passcode))
  }
}
