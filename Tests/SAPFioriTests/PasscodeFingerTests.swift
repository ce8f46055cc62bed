import Onboarding
import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("A finger in place of a new passcode", .onScreen) struct PasscodeFingerTests {
  private typealias Story = PasscodeStory<FUIPasscodeCreateController>

  private func story(
    _ state: BiometricState = .ready(FakeBiometricSensor.enrolment),
    policy: @escaping (inout FUIPasscodePolicy) -> Void = { _ in },
    set: (FUIPasscodeCreateController, PasscodeRecorder) -> Void = { _, _ in }
  ) throws -> Story {
    var setting = PasscodeSetting()
    setting.hasFinger = true
    setting.state = state
    setting.policy = policy
    return try Story.create(setting, set: set)
  }

  private func wait(_ story: Story, for awaited: String, _ condition: () -> Bool) async throws {
    try await story.display.wait(until: awaited, condition)
  }

  @Test("is offered first, and a passcode that nobody knows is handed over")
  func enrolled() async throws {
    let story = try story()
    try await wait(story, for: "the offer") { story.display.has("Enable") }
    #expect(story.title == "Fingerprint")
    #expect(!story.display.has("notNowButton"))
    #expect(story.sensor.verificationCount == 0)
    try story.display.tap("Enable")
    try await wait(story, for: "the reader") { story.sensor.isWaiting }
    #expect(story.display.window.lastAnnouncement == "Touch the fingerprint reader.")
    story.sensor.end(.match)
    try await wait(story, for: "the passcode") { !story.delegate.attempts.isEmpty }
    guard case .attempt(let passcode, .create, .device) = story.delegate.attempts[0] else {
      Issue.record("\(story.delegate.attempts)")
      return
    }
    #expect(passcode.count == 64)
    #expect(story.store.has(passcode, for: "jane"))
    let facts = await story.store.facts(for: "jane")
    #expect(
      facts == FingerPasscode(enrolment: FakeBiometricSensor.enrolment, isGenerated: true))
    #expect(!story.display.textTree.contains(passcode))
  }

  @Test("makes another passcode each time")
  func different() async throws {
    var passcodes: Set<String> = []
    for _ in 0..<3 {
      let story = try story()
      story.sensor.scans = [.init(.match)]
      try await wait(story, for: "the offer") { story.display.has("Enable") }
      try story.display.tap("Enable")
      try await wait(story, for: "the passcode") { !story.delegate.attempts.isEmpty }
      if case .attempt(let passcode, _, _) = story.delegate.attempts[0] {
        passcodes.insert(passcode)
      }
    }
    #expect(passcodes.count == 3)
  }

  @Test("shows and announces what the reader wants")
  func hints() async throws {
    let story = try story()
    try await wait(story, for: "the offer") { story.display.has("Enable") }
    try story.display.tap("Enable")
    try await wait(story, for: "the reader") { story.sensor.isWaiting }
    for (hint, text) in [
      (.tryAgain, "The finger was not read. Touch the reader again."),
      (.swipeLonger, "Move the finger over the whole reader."),
      (.centerFinger, "Put the finger on the middle of the reader."),
      (.liftFinger, "Lift the finger, then touch the reader again."),
      (.slowDown, "Move the finger more slowly."),
    ] as [(BiometricHint, String)] {
      story.sensor.hint(hint)
      #expect(try story.text("statusLabel") == text)
      #expect(story.display.window.lastAnnouncement == text)
    }
  }

  @Test("may be wrong four times, and at the fifth time leads to a passcode")
  func refused() async throws {
    let story = try story()
    try await wait(story, for: "the offer") { story.display.has("Enable") }
    try story.display.tap("Enable")
    for number in 1...FingerPrompt.failureLimit {
      try await wait(story, for: "wait \(number)") {
        story.sensor.isWaiting && story.sensor.verificationCount == number
      }
      if number > 1 {
        #expect(
          try story.text("messageLabel") == "This finger was not recognized. Try again.")
        #expect(story.display.has("notNowButton"))
      }
      story.sensor.end(.noMatch)
    }
    try await story.wait(for: "Create Passcode")
    #expect(
      try story.text("messageLabel")
        == "The finger was not recognized too many times. Use a passcode.")
    #expect(story.store.users.isEmpty)
    try story.enter("abcd1234", then: "nextItem")
    try story.enter("abcd1234", then: "doneItem")
    #expect(story.delegate.attempts == [.attempt("abcd1234", .create, .user)])
  }

  @Test("leaves a way on when no finger comes, and one around while it is waited for")
  func timedOut() async throws {
    let story = try story()
    try await wait(story, for: "the offer") { story.display.has("Enable") }
    try story.display.tap("Enable")
    try await wait(story, for: "the reader") { story.sensor.isWaiting }
    story.sensor.end(.timedOut)
    try await wait(story, for: "the end of the wait") { story.display.has("messageLabel") }
    #expect(try story.text("messageLabel") == "No finger was read. Try again.")
    try story.display.tap("Enable")
    try await wait(story, for: "the reader") { story.sensor.isWaiting }
    try story.display.tap("notNowButton")
    #expect(story.title == "Create Passcode")
    try await wait(story, for: "the reader to be free") { !story.sensor.isWaiting }
    #expect(!story.display.has("messageLabel"))
  }

  @Test("asks to enrol one where none is, with Not Now and Settings")
  func notEnrolled() async throws {
    let story = try story(.notEnrolled)
    try await wait(story, for: "the offer") { story.display.has("Enable") }
    #expect(story.display.has("notNowButton"))
    try story.display.tap("Enable")
    #expect(story.display.has("No Fingerprint Enrolled"))
    try story.display.tap("Not Now")
    #expect(!story.display.has("No Fingerprint Enrolled"))
    #expect(story.title == "Fingerprint")
    #expect(story.sensor.settingsCount == 0)
    try story.display.tap("Enable")
    try story.display.tap("Settings")
    try await wait(story, for: "the settings") { story.sensor.settingsCount == 1 }
    story.sensor.currentState = .ready(FakeBiometricSensor.enrolment)
    NotificationCenter.default.post(
      name: UIApplication.didBecomeActiveNotification, object: UIApplication.shared)
    try await wait(story, for: "the new finger") { !story.display.has("notNowButton") }
    story.sensor.scans = [.init(.match)]
    try story.display.tap("Enable")
    try await wait(story, for: "the passcode") { !story.delegate.attempts.isEmpty }
  }

  @Test("says where to look when there are no settings to open")
  func noSettings() async throws {
    let story = try story(.notEnrolled)
    story.sensor.hasSettings = false
    try await wait(story, for: "the offer") { story.display.has("Enable") }
    try story.display.tap("Enable")
    try story.display.tap("Settings")
    try await wait(story, for: "the way") { story.display.textTree.contains("fprintd-enroll") }
    try story.display.tap("OK")
    try story.display.tap("notNowButton")
    #expect(story.title == "Create Passcode")
  }

  @Test(
    "is left out where there is no reader to ask",
    arguments: [
      .noReader, .noService, .notAllowed, .failed("odd"),
    ] as [BiometricUnavailability])
  func unavailable(_ reason: BiometricUnavailability) async throws {
    let story = try story(.unavailable(reason))
    try await story.wait(for: "Create Passcode")
    #expect(!story.display.has("messageLabel"))
    #expect(try story.display.find("passcodeTextField").isFirstResponder)
  }

  @Test("can be asked for again when another program had the reader")
  func busy() async throws {
    let story = try story(.unavailable(.busy))
    try await wait(story, for: "the offer") { story.display.has("Enable") }
    #expect(
      try story.text("messageLabel")
        == "Another app uses the fingerprint reader. Try again in a moment.")
    story.sensor.currentState = .ready(FakeBiometricSensor.enrolment)
    try story.display.tap("Enable")
    try await wait(story, for: "the reader") { !story.display.has("messageLabel") }
    #expect(story.sensor.stateCount == 2)
  }

  @Test("is left out where policy or app do not want it, without a question to the reader")
  func notWanted() throws {
    for story in [
      try story(policy: { $0.allowsTouchID = false }),
      try story(set: { screen, _ in screen.canEnableTouchID = false }),
    ] {
      #expect(story.title == "Create Passcode")
      #expect(story.sensor.stateCount == 0)
    }
    #expect(!FUIPasscodeCreateController.createInstanceFromStoryboard(false).canEnableTouchID)
  }

  @Test("can have its page last, and then stands for what was typed")
  func last() async throws {
    let story = try story(set: { screen, _ in screen.fingerPlacement = .last })
    #expect(story.title == "Create Passcode")
    try story.enter("abcd1234", then: "nextItem")
    try story.enter("abcd1234", then: "doneItem")
    try await wait(story, for: "the offer") { story.display.has("Enable") }
    #expect(story.display.has("notNowButton"))
    #expect(story.delegate.attempts.isEmpty)
    story.sensor.scans = [.init(.match)]
    try story.display.tap("Enable")
    try await wait(story, for: "the passcode") { !story.delegate.attempts.isEmpty }
    #expect(story.delegate.attempts == [.attempt("abcd1234", .create, .user)])
    #expect(story.store.has("abcd1234", for: "jane"))
  }

  @Test("stands for nothing when the app refuses the passcode")
  func refusedByApp() async throws {
    let story = try story(set: { _, delegate in
      delegate.onTry = { _, _ in
        throw FUIPasscodeControllerError.failedToMeetPolicy(message: "No.")
      }
    })
    story.sensor.scans = [.init(.match)]
    try await wait(story, for: "the offer") { story.display.has("Enable") }
    try story.display.tap("Enable")
    try await story.wait(for: "Create Passcode")
    #expect(try story.text("messageLabel") == "No.")
    try await wait(story, for: "the store to be empty") { story.store.users.isEmpty }
  }

  @Test("that stays where the app refused the passcode is no secret to the person")
  func notForgotten() async throws {
    let story = try story()
    story.delegate.onTry = { [weak store = story.store] _, _ in
      store?.isLocked = true
      throw FUIPasscodeControllerError.failedToMeetPolicy(message: "No.")
    }
    story.sensor.scans = [.init(.match)]
    try await wait(story, for: "the offer") { story.display.has("Enable") }
    try story.display.tap("Enable")
    try await wait(story, for: "the message") { story.display.has("OK") }
    let words = "The fingerprint could not be turned off. It still opens the app."
    #expect(story.display.has(words))
    #expect(story.display.window.lastAnnouncement?.hasSuffix(words) == true)
    #expect(story.store.users == ["jane"])
    try story.display.tap("OK")
    #expect(story.title == "Create Passcode")
    #expect(try story.text("messageLabel") == "No.")
  }

  @Test("that cannot be kept leads to a passcode, with nothing handed over")
  func notKept() async throws {
    let story = try story()
    story.store.isLocked = true
    story.sensor.scans = [.init(.match)]
    try await wait(story, for: "the offer") { story.display.has("Enable") }
    try story.display.tap("Enable")
    try await story.wait(for: "Create Passcode")
    #expect(
      try story.text("messageLabel") == "The fingerprint could not be set up. Use a passcode.")
    #expect(story.delegate.attempts.isEmpty)
  }

  @Test("tells those who want to know what a finger does, and what it does not")
  func learnMore() async throws {
    let story = try story()
    try await wait(story, for: "the offer") { story.display.has("Enable") }
    try story.display.tap("learnMoreButton")
    #expect(story.display.textTree.contains("does not encrypt"))
    try story.display.tap("OK")
  }

  @Test("leaves the reader to others when the screen is left")
  func left() async throws {
    let story = try story()
    try await wait(story, for: "the offer") { story.display.has("Enable") }
    try story.display.tap("Enable")
    try await wait(story, for: "the reader") { story.sensor.isWaiting }
    (story.root as? UINavigationController)?.pushViewController(
      UIViewController(), animated: false)
    try await wait(story, for: "the reader to be free") { !story.sensor.isWaiting }
  }
}
