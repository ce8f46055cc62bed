import Onboarding
import OnboardingTesting
import SAPFiori
import Secrets
import Testing
import UIKit

@MainActor @Suite("A store and a finger", .onScreen) struct OnboardingStoreFingerTests {
  private let enrolment = FakeBiometricSensor.enrolment
  private let other = BiometricEnrolment(reader: "Fake Reader", fingers: ["left-thumb"])

  private func waitForReader(_ story: StoreStory) async throws {
    try await story.wait(until: "the reader") { story.sensor.isWaiting }
  }

  @Test("A finger that is enabled after the passcode opens the store from then on")
  func enable() async throws {
    let story = StoreStory(reader: .ready(enrolment))
    try await story.choose()
    try await story.wait(until: "the offer") { story.display.has("Enable") }
    try story.display.tap("Enable")
    try await waitForReader(story)
    story.sensor.end(.match)
    try await story.wait(until: "the store") { story.content.presentedViewController == nil }
    #expect(story.store.phase == .unlocked([.passcode, .biometrics]))
    // The finger is no news to the app, which would begin twice.
    #expect(story.phases == [.noVault, .unlocking, .unlocked(.passcode)])
    await story.store.lock()
    #expect(!story.isContentSeen)
    try await waitForReader(story)
    story.sensor.end(.match)
    try await story.wait(until: "the content") { story.isContentSeen }
  }

  @Test("A finger that is not wanted opens nothing")
  func notNow() async throws {
    let story = StoreStory(reader: .ready(enrolment))
    try await story.choose()
    try await story.wait(until: "the offer") { story.display.has("Not Now") }
    try story.display.tap("Not Now")
    try await story.wait(until: "the store") { story.content.presentedViewController == nil }
    #expect(story.store.phase == .unlocked(.passcode))
    await story.store.lock()
    try await story.unlock()
    #expect(story.sensor.verificationCount == 0)
  }

  @Test("A finger first makes a store that only it opens")
  func fingerOnly() async throws {
    let story = StoreStory(reader: .ready(enrolment))
    story.store.fingerPlacement = .first
    try await story.wait(until: "the first run") { story.store.phase == .noVault }
    story.content.present(
      UINavigationController(rootViewController: story.store.makeCreateScreen()), animated: false)
    try await story.wait(until: "the offer") { story.display.has("Enable") }
    try story.display.tap("Enable")
    try await waitForReader(story)
    story.sensor.end(.match)
    try await story.wait(until: "the store") { story.content.presentedViewController == nil }
    #expect(story.store.phase == .unlocked(.biometrics))
    await story.store.lock()
    try await waitForReader(story)
    try story.display.tap("usePasscodeButton")
    try story.enter("anything")
    try await story.wait(until: "the message") { story.text("messageLabel") != nil }
    #expect(story.text("messageLabel") == "Unlock the app with your fingerprint.")
    #expect(!story.isContentSeen)
    try story.display.tap("useFingerButton")
    try await waitForReader(story)
    story.sensor.end(.match)
    try await story.wait(until: "the content") { story.isContentSeen }
  }

  @Test("Other fingers open nothing until the passcode was right, and then they do")
  func changed() async throws {
    let story = try await StoreStory.locked(finger: enrolment, reader: .ready(other))
    try await story.waitForField()
    #expect(story.sensor.verificationCount == 0)
    #expect(
      story.text("messageLabel")
        == "The fingerprints on this device have changed. Enter your passcode.")
    try await story.unlock()
    await story.store.lock()
    try await waitForReader(story)
    story.sensor.end(.match)
    try await story.wait(until: "the content") { story.isContentSeen }
  }

  @Test("After a restart of the machine no finger is asked for before the passcode")
  func restarted() async throws {
    let secrets = FakeSecretStore()
    try await secrets.create(passcode: SecretBytes(utf8: StoreStory.passcode))
    try await secrets.enableBiometrics(for: enrolment)
    await secrets.restart()
    let story = StoreStory(secrets, reader: .ready(enrolment))
    try await story.unlock()
    #expect(story.sensor.verificationCount == 0)
    await story.store.lock()
    try await waitForReader(story)
  }

  @Test("Five wrong fingers leave the passcode")
  func tooMany() async throws {
    let story = try await StoreStory.locked(finger: enrolment, reader: .ready(enrolment))
    for number in 1...5 {
      try await story.wait(until: "wait \(number)") {
        story.sensor.isWaiting && story.sensor.verificationCount == number
      }
      story.sensor.end(.noMatch)
    }
    try await story.waitForField()
    #expect(!story.isContentSeen)
    #expect(!story.display.has("useFingerButton"))
    try await story.unlock()
    await story.store.lock()
    try await waitForReader(story)
  }

  @Test("Locking gives no wrong finger back")
  func countsOn() async throws {
    let story = try await StoreStory.locked(finger: enrolment, reader: .ready(enrolment))
    for number in 1...4 {
      try await story.wait(until: "wait \(number)") {
        story.sensor.isWaiting && story.sensor.verificationCount == number
      }
      if number < 4 { story.sensor.end(.noMatch) }
    }
    // Another screen, as after a wait.
    story.display.window.uncover()
    try await story.wait(until: "the end") { !story.sensor.isWaiting }
    await story.store.retry()
    for number in 5...6 {
      try await story.wait(until: "wait \(number)") {
        story.sensor.isWaiting && story.sensor.verificationCount == number
      }
      story.sensor.end(.noMatch)
    }
    try await story.waitForField()
    #expect(
      story.text("messageLabel")
        == "The finger was not recognized too many times. Use a passcode.")
  }

  @Test("A finger stands for the passcode that took the place of the present one as well")
  func change() async throws {
    let story = try await StoreStory.locked(finger: enrolment, reader: .ready(enrolment))
    try await waitForReader(story)
    story.sensor.end(.match)
    try await story.wait(until: "the content") { story.isContentSeen }
    story.content.present(story.store.makeChangeScreen(), animated: false)
    try await waitForReader(story)
    story.sensor.end(.match)
    try await story.wait(until: "the new one") { story.display.has("Next") }
    try story.enter("An0ther!", then: "Next")
    try story.enter("An0ther!", then: "Done")
    try await story.wait(until: "the end") { story.content.presentedViewController == nil }
    await story.store.lock()
    try await waitForReader(story)
    story.sensor.end(.match)
    try await story.wait(until: "the content") { story.isContentSeen }
  }
}
