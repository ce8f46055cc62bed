import Onboarding
import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("The screens on which a passcode is replaced", .onScreen)
struct PasscodeChangeTests {
  private typealias Story = PasscodeStory<FUIPasscodeChangeController>

  private func story(
    finger isGenerated: Bool? = nil, policy: @escaping (inout FUIPasscodePolicy) -> Void = { _ in }
  ) throws -> Story {
    var setting = PasscodeSetting()
    setting.policy = policy
    setting.hasFinger = isGenerated != nil
    setting.prepare = { _, store in
      guard let isGenerated else { return }
      try store.put(
        "oldcode1",
        facts: FingerPasscode(
          enrolment: FakeBiometricSensor.enrolment, isGenerated: isGenerated), for: "jane")
    }
    let story = try Story.change(setting)
    story.delegate.onTry = { passcode, mode in
      guard mode == .matchForChange, passcode != "oldcode1" else { return }
      throw FUIPasscodeControllerError.invalidPasscode(code: passcode, triesRemaining: 4)
    }
    return story
  }

  @Test("ask for the present one, a new one, and the new one again")
  func wholeStory() throws {
    let story = try story()
    #expect(story.title == "Current Passcode")
    #expect(!story.display.has("resetButton"))
    try story.enter("oldcode1", then: "doneItem")
    #expect(story.title == "New Passcode")
    try story.enter("newcode2", then: "changeMode_nextItem")
    #expect(story.title == "Confirm Passcode")
    try story.enter("newcode2", then: "changeMode_doneItem")
    #expect(
      story.delegate.events == [
        .attempt("oldcode1", .matchForChange, .user), .validate("newcode2"),
        .attempt("newcode2", .change, .user),
      ])
  }

  @Test("do the same by keys alone")
  func keys() throws {
    let story = try story()
    for passcode in ["oldcode1", "newcode2", "newcode2"] {
      try story.display.type(passcode)
      story.display.press(.return)
    }
    #expect(story.delegate.attempts.count == 2)
  }

  @Test("stay at the present one while it is wrong")
  func wrong() throws {
    let story = try story()
    try story.enter("wrongone", then: "doneItem")
    #expect(story.title == "Current Passcode")
    #expect(try story.text("messageLabel") == "This passcode is wrong.\nTries left: 4")
    try story.enter("oldcode1", then: "doneItem")
    #expect(story.title == "New Passcode")
    #expect(!story.display.has("messageLabel"))
  }

  @Test("do not take the present one as the new one")
  func same() throws {
    let story = try story()
    try story.enter("oldcode1", then: "doneItem")
    try story.enter("oldcode1", then: "changeMode_nextItem")
    #expect(story.title == "New Passcode")
    #expect(
      try story.text("messageLabel") == "Choose another passcode than the one you use now.")
  }

  @Test("hold the new one to the policy, and show what the app has against it")
  func refused() throws {
    let story = try story(policy: { $0.hasUpper = true })
    try story.enter("oldcode1", then: "doneItem")
    try story.display.type("newcode2", into: "passcodeTextField")
    #expect(throws: ScreenError.disabled(name: "changeMode_nextItem")) {
      try story.display.tap("changeMode_nextItem")
    }
    story.delegate.onTry = { _, _ in
      throw FUIPasscodeControllerError.failedToMeetPolicy(message: "Used last year.")
    }
    try story.display.type("X")
    story.display.press(.return)
    try story.enter("newcode2X", then: "changeMode_doneItem")
    #expect(story.title == "New Passcode")
    #expect(try story.text("messageLabel") == "Used last year.")
  }

  @Test("can be left on each page, and tell which one")
  func cancel() throws {
    let story = try story()
    try story.display.tap("cancelItem")
    #expect(story.delegate.events == [.cancel])
    #expect(story.delegate.sender is FUIPasscodeInputController)
    try story.enter("oldcode1", then: "doneItem")
    try story.display.tap("changeMode_cancelItem")
    #expect(story.delegate.events.last == .cancel)
    #expect(story.delegate.sender is FUIPasscodeCreateController)
    story.display.press(.escape)
    #expect(story.title == "New Passcode")
  }

  @Test("let a finger stand for the new passcode that stood for the old one")
  func fingerStays() async throws {
    let story = try story(finger: false)
    try await story.display.wait(until: "the reader") { story.sensor.isWaiting }
    story.sensor.end(.match)
    try await story.wait(for: "New Passcode")
    try story.enter("newcode2", then: "changeMode_nextItem")
    try story.enter("newcode2", then: "changeMode_doneItem")
    try await story.display.wait(until: "the change") { story.delegate.attempts.count == 2 }
    #expect(
      story.delegate.attempts == [
        .attempt("oldcode1", .matchForChange, .device), .attempt("newcode2", .change, .user),
      ])
    #expect(story.store.has("newcode2", for: "jane"))
  }

  @Test("make another passcode for a finger, with no further page")
  func generated() async throws {
    let story = try story(finger: true)
    try await story.display.wait(until: "the reader") { story.sensor.isWaiting }
    story.sensor.end(.match)
    try await story.display.wait(until: "the change") { story.delegate.attempts.count == 2 }
    guard case .attempt(let passcode, .change, .device) = story.delegate.attempts[1] else {
      Issue.record("\(story.delegate.attempts)")
      return
    }
    #expect(passcode != "oldcode1")
    #expect(story.store.has(passcode, for: "jane"))
    #expect(story.screen.viewControllers.count == 1)
  }

  @Test("keep the old passcode for a finger when the app does not take the new one")
  func generatedRefused() async throws {
    let story = try story(finger: true)
    story.delegate.onTry = { _, mode in
      guard mode == .change else { return }
      throw FUIPasscodeControllerError.failedToMeetPolicy(message: "Not now.")
    }
    try await story.display.wait(until: "the reader") { story.sensor.isWaiting }
    story.sensor.end(.match)
    try await story.display.wait(until: "the refusal") { story.display.has("messageLabel") }
    #expect(try story.text("messageLabel") == "Not now.")
    #expect(story.store.has("oldcode1", for: "jane"))
  }
}
