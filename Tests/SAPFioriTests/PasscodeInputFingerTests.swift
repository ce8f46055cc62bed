import Onboarding
import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("A finger in place of a passcode", .onScreen) struct PasscodeInputFingerTests {
  private typealias Story = PasscodeStory<FUIPasscodeInputController>

  private func story(
    isGenerated: Bool = false, state: BiometricState = .ready(FakeBiometricSensor.enrolment),
    isKept: Bool = true
  ) throws -> Story {
    var setting = PasscodeSetting()
    setting.hasFinger = true
    setting.state = state
    setting.prepare = { _, store in
      guard isKept else { return }
      try store.put(
        "abcd1234",
        facts: FingerPasscode(
          enrolment: FakeBiometricSensor.enrolment, isGenerated: isGenerated), for: "jane")
    }
    return try Story.input(setting)
  }

  private func wait(_ story: Story, for awaited: String, _ condition: () -> Bool) async throws {
    try await story.display.wait(until: awaited, condition)
  }

  @Test("is asked for first, and hands over what it stands for")
  func right() async throws {
    let story = try story()
    try await wait(story, for: "the reader") { story.sensor.isWaiting }
    #expect(story.title == "Fingerprint")
    #expect(try story.text("statusLabel") == "Touch the fingerprint reader.")
    story.sensor.end(.match)
    try await wait(story, for: "the passcode") { !story.delegate.attempts.isEmpty }
    #expect(story.delegate.events == [.attempt("abcd1234", .match, .device)])
    #expect(story.screen.passcodeSource == .device)
    #expect(story.sensor.verificationCount == 1)
    #expect(story.sensor.timeLimit == .seconds(30))
  }

  @Test("is not asked for where none is kept, or for another person")
  func none() async throws {
    let story = try story(isKept: false)
    try await story.wait(for: "Enter Passcode")
    try await wait(story, for: "the field") { story.display.has("passcodeTextField") }
    #expect(story.sensor.stateCount == 0)
    #expect(!story.display.has("useFingerButton"))
  }

  @Test("leaves a field whenever it is given up, and can be asked for again")
  func givenUp() async throws {
    let story = try story()
    try await wait(story, for: "the reader") { story.sensor.isWaiting }
    try story.display.tap("usePasscodeButton")
    #expect(try story.display.find("passcodeTextField").isFirstResponder)
    try await wait(story, for: "the reader to be free") { !story.sensor.isWaiting }
    try story.display.tap("useFingerButton")
    try await wait(story, for: "the reader") { story.sensor.isWaiting }
    story.sensor.end(.timedOut)
    try await wait(story, for: "the field") { story.display.has("passcodeTextField") }
    #expect(try story.text("messageLabel") == "No finger was read. Try again.")
    #expect(story.sensor.verificationCount == 2)
  }

  @Test("may be wrong five times in a row, then only the passcode opens")
  func fiveFingers() async throws {
    let story = try story()
    for number in 1...FingerPrompt.failureLimit {
      try await wait(story, for: "wait \(number)") {
        story.sensor.isWaiting && story.sensor.verificationCount == number
      }
      story.sensor.end(.noMatch)
    }
    try await wait(story, for: "the field") { story.display.has("passcodeTextField") }
    #expect(!story.display.has("useFingerButton"))
    #expect(
      story.display.window.lastAnnouncement?.contains("too many times") == true)
    try story.enter("abcd1234", then: "doneItem")
    #expect(story.delegate.attempts == [.attempt("abcd1234", .match, .user)])
  }

  @Test("does not open once others are enrolled, until the passcode was right")
  func changed() async throws {
    let other = BiometricEnrolment(reader: "Fake Reader", fingers: ["left-thumb"])
    let story = try story(state: .ready(other))
    try await wait(story, for: "the field") { story.display.has("passcodeTextField") }
    #expect(
      try story.text("messageLabel")
        == "The fingerprints on this device have changed. Enter your passcode.")
    #expect(story.sensor.verificationCount == 0)
    #expect(story.store.has("abcd1234", for: "jane"))
    try story.enter("abcd1234", then: "doneItem")
    var facts = await story.store.facts(for: "jane")
    for _ in 0..<200 where facts?.enrolment != other {
      await Screen.turn()
      facts = await story.store.facts(for: "jane")
    }
    #expect(facts == FingerPasscode(enrolment: other, isGenerated: false))
  }

  @Test("says what to do when the fingers have changed and there is no passcode to type")
  func changedWithoutPasscode() async throws {
    let story = try story(isGenerated: true, state: .notEnrolled)
    try await wait(story, for: "the field") { story.display.has("passcodeTextField") }
    #expect(
      try story.text("messageLabel")
        == "The fingerprints on this device have changed. Set the app up again.")
    try story.display.tap("resetButton")
    #expect(story.delegate.events == [.reset])
    #expect(story.store.users == ["jane"])
  }

  @Test(
    "gives way to the passcode when the reader cannot be asked",
    arguments: [
      (.busy, "Another app uses the fingerprint reader. Try again in a moment."),
      (.noReader, "The fingerprint reader does not answer. Use a passcode."),
      (.noService, "The fingerprint reader does not answer. Use a passcode."),
    ] as [(BiometricUnavailability, String)])
  func unavailable(_ reason: BiometricUnavailability, _ text: String) async throws {
    let story = try story(state: .unavailable(reason))
    try await wait(story, for: "the field") { story.display.has("passcodeTextField") }
    #expect(try story.text("messageLabel") == text)
  }

  @Test("that opened the wrong thing leaves the passcode as the way in")
  func wrong() async throws {
    let story = try story()
    story.delegate.onTry = { passcode, _ in
      throw FUIPasscodeControllerError.invalidPasscode(code: passcode, triesRemaining: 4)
    }
    try await wait(story, for: "the reader") { story.sensor.isWaiting }
    story.sensor.end(.match)
    try await wait(story, for: "the field") { story.display.has("passcodeTextField") }
    #expect(try story.text("messageLabel") == "This passcode is wrong.\nTries left: 4")
  }

  @Test("whose passcode cannot be read leaves the passcode as the way in")
  func locked() async throws {
    let story = try story()
    story.store.isLocked = true
    try await wait(story, for: "the reader") { story.sensor.isWaiting }
    story.sensor.end(.match)
    try await wait(story, for: "the field") { story.display.has("passcodeTextField") }
    #expect(story.delegate.attempts.isEmpty)
  }

  @Test("is waited for only while the app is used, in one wait for a lock")
  func aside() async throws {
    let story = try story()
    try await wait(story, for: "the reader") { story.sensor.isWaiting }
    let application = UIApplication.shared
    NotificationCenter.default.post(
      name: UIApplication.willResignActiveNotification, object: application)
    try await wait(story, for: "the reader to be free") { !story.sensor.isWaiting }
    #expect(story.title == "Fingerprint")
    for _ in 0..<5 { await Screen.turn() }
    #expect(story.sensor.verificationCount == 1)
    for _ in 0..<3 {
      NotificationCenter.default.post(
        name: UIApplication.didBecomeActiveNotification, object: application)
      await Screen.turn()
    }
    try await wait(story, for: "the reader") { story.sensor.isWaiting }
    #expect(story.sensor.verificationCount == 2)
  }

  @Test("is not asked for again by itself after the person chose the passcode")
  func noLoop() async throws {
    let story = try story()
    try await wait(story, for: "the reader") { story.sensor.isWaiting }
    try story.display.tap("usePasscodeButton")
    for name in [
      UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification,
    ] { NotificationCenter.default.post(name: name, object: UIApplication.shared) }
    for _ in 0..<10 { await Screen.turn() }
    #expect(!story.sensor.isWaiting)
    #expect(story.sensor.verificationCount == 1)
  }
}
