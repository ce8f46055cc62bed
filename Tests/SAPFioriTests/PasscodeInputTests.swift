import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("A screen on which a passcode is entered", .onScreen) struct PasscodeInputTests {
  private typealias Story = PasscodeStory<FUIPasscodeInputController>

  private func story(limit: Int = -1, accepts: String = "abcd1234") throws -> Story {
    var setting = PasscodeSetting()
    setting.policy = { $0.retryLimit = limit }
    return try Story.input(setting) { _, delegate in
      delegate.onTry = { passcode, _ in
        guard passcode != accepts else { return }
        throw FUIPasscodeControllerError.invalidPasscode(
          code: passcode, triesRemaining: FUIPasscodePolicy.passcodePolicyNoLimit)
      }
    }
  }

  @Test("hands the passcode over, by keys alone, and once")
  func right() throws {
    let story = try story()
    #expect(story.title == "Enter Passcode")
    #expect(try story.display.find("passcodeTextField").isFirstResponder)
    try story.display.type("abcd1234")
    story.display.press(.return)
    story.display.press(.return)
    let field = try #require(story.display.find("passcodeTextField") as? UITextField)
    _ = story.screen.textFieldShouldReturn(field)
    #expect(story.delegate.events == [.attempt("abcd1234", .match, .user)])
    #expect(story.screen.passcodeSource == .user)
  }

  @Test("does nothing while the field is empty")
  func empty() throws {
    let story = try story()
    story.display.press(.return)
    #expect(throws: ScreenError.disabled(name: "doneItem")) { try story.display.tap("doneItem") }
    #expect(story.delegate.events.isEmpty)
    // A blank is a passcode like any other: nothing is trimmed.
    try story.enter(" ", then: "doneItem")
    #expect(story.delegate.events == [.attempt(" ", .match, .user)])
  }

  @Test("says that it was wrong, and how many tries are left, aloud too")
  func wrong() throws {
    let story = try story(limit: 3)
    #expect(!story.display.has("messageLabel"))
    try story.enter("wrong", then: "doneItem")
    #expect(try story.text("messageLabel") == "This passcode is wrong.\nTries left: 2")
    #expect(story.display.window.lastAnnouncement == "This passcode is wrong.\nTries left: 2")
    #expect(try story.display.find("passcodeTextField").isFirstResponder)
    try story.enter("wrong again", then: "doneItem")
    #expect(story.display.window.lastAnnouncement == "This passcode is wrong.\nTries left: 1")
    try story.display.type("a", into: "passcodeTextField")
    #expect(!story.display.has("messageLabel"))
  }

  @Test("is locked after exactly as many tries as the policy says", arguments: [1, 3])
  func limit(_ limit: Int) throws {
    let story = try story(limit: limit)
    for number in 1...limit {
      #expect(story.delegate.attempts.count == number - 1)
      try story.enter("wrong", then: "doneItem")
    }
    #expect(story.display.has("No Tries Left"))
    #expect(story.display.textTree.contains("Sign in with your account to reset the passcode."))
    try story.display.tap("OK")
    #expect(story.delegate.events.last == .reset)
    #expect(story.delegate.attempts.count == limit)
    let field = try #require(story.display.find("passcodeTextField") as? UITextField)
    #expect(!field.isEnabled)
    field.text = "abcd1234"
    _ = story.screen.textFieldShouldReturn(field)
    #expect(story.delegate.attempts.count == limit)
    try story.display.tap("resetButton")
    #expect(story.delegate.events.last == .reset)
  }

  @Test("is locked when the app says that no tries are left, and goes on counting what it says")
  func appCounts() throws {
    let story = try story()
    var left = 2
    story.delegate.onTry = { passcode, _ in
      left -= 1
      throw FUIPasscodeControllerError.failedToMatch(message: "Nope.", triesRemaining: left)
    }
    try story.enter("wrong", then: "doneItem")
    #expect(try story.text("messageLabel") == "Nope.\nTries left: 1")
    try story.enter("wrong", then: "doneItem")
    #expect(story.display.has("No Tries Left"))
  }

  @Test("does not count what is not about the passcode")
  func otherError() throws {
    struct Full: LocalizedError { var errorDescription: String? { "The disk is full." } }
    let story = try story(limit: 1)
    story.delegate.onTry = { _, _ in throw Full() }
    try story.enter("abcd1234", then: "doneItem")
    #expect(try story.text("messageLabel") == "The disk is full.")
    story.delegate.onTry = nil
    try story.enter("abcd1234", then: "doneItem")
    #expect(story.delegate.attempts.count == 2)
  }

  @Test("counts on after the screen was left and shown again")
  func countsOn() throws {
    let story = try story(limit: 2)
    try story.enter("wrong", then: "doneItem")
    let navigation = try #require(story.root as? UINavigationController)
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.popViewController(animated: false)
    #expect(!story.display.has("messageLabel"))
    try story.enter("wrong", then: "doneItem")
    #expect(story.display.has("No Tries Left"))
  }

  @Test("says how to go on for those who do not know it")
  func reset() throws {
    let story = try story()
    #expect(story.display.has("Forgot Passcode?"))
    try story.display.tap("resetButton")
    #expect(story.delegate.events == [.reset])
    #expect(story.delegate.sender === story.screen)
  }

  @Test("is left only where the app allows it, by Cancel and Escape")
  func cancel() throws {
    let story = try story()
    #expect(!story.display.has("cancelItem"))
    story.display.press(.escape)
    #expect(story.delegate.events.isEmpty)
    story.screen.isToShowCancelBarItem = true
    try story.display.tap("cancelItem")
    story.display.press(.escape)
    #expect(story.delegate.events == [.cancel, .cancel])
  }

  @Test("has the texts that the app sets for all screens")
  func appTexts() throws {
    defer { FUIPasscodeController.resetStrings() }
    FUIPasscodeController.resetPasscodeButtonString = "Start Over"
    FUIPasscodeController.enterCredentialsMessageString = "Ask at the desk."
    let story = try story(limit: 1)
    #expect(story.display.has("Start Over"))
    try story.enter("wrong", then: "doneItem")
    #expect(story.display.textTree.contains("Ask at the desk."))
  }

  @Test("works with a delegate that has only what it must, and gives it the default policy")
  func plain() throws {
    let screen = FUIPasscodeInputController.createInstanceFromStoryboard()
    let delegate = PlainPasscodeDelegate()
    screen.delegate = delegate
    let display = Screen(UINavigationController(rootViewController: screen))
    let log = try StandardError.text { try display.tap("resetButton") }
    #expect(log.contains("shouldResetPasscode(fromController:)"))
    #expect(delegate.passcodePolicy().minLength == 8)
    #expect(delegate.passcodePolicy().retryLimit == FUIPasscodePolicy.passcodePolicyNoLimit)
  }

  @Test("dismisses itself by the app's hand, with nothing left of what was typed")
  func dismissed() async throws {
    let home = UIViewController()
    let display = Screen(home)
    let delegate = PasscodeRecorder()
    weak var gone: FUIPasscodeInputController?
    try {
      let screen = FUIPasscodeInputController.createInstanceFromStoryboard()
      gone = screen
      screen.delegate = delegate
      delegate.onTry = { [weak screen] _, _ in screen?.dismiss(animated: true) }
      home.present(UINavigationController(rootViewController: screen), animated: false)
      try display.type("abcd1234", into: "passcodeTextField")
      try display.tap("doneItem")
    }()
    #expect(home.presentedViewController == nil)
    for _ in 0..<20 where gone != nil { await Screen.turn() }
    #expect(gone == nil)
  }
}
