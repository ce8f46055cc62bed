import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("A screen on which a passcode is chosen", .onScreen) struct PasscodeCreateTests {
  private typealias Story = PasscodeStory<FUIPasscodeCreateController>

  @Test("asks for a passcode, the same again, and hands it over once")
  func wholeStory() throws {
    let story = try Story.create()
    #expect(story.title == "Create Passcode")
    try story.enter("abcd1234", then: "nextItem")
    #expect(story.title == "Confirm Passcode")
    #expect(story.delegate.events == [.validate("abcd1234")])
    try story.enter("abcd1234", then: "doneItem")
    #expect(story.delegate.attempts == [.attempt("abcd1234", .create, .user)])
    #expect(story.delegate.sender === story.screen)
    #expect(story.screen.passcodeSource == .user)
    let field = try #require(story.display.find("passcodeTextField") as? UITextField)
    _ = story.screen.textFieldShouldReturn(field)
    #expect(story.delegate.attempts.count == 1)
    #expect(!field.isEnabled)
  }

  @Test("does the same by keys alone")
  func keys() throws {
    let story = try Story.create()
    #expect(try story.display.find("passcodeTextField").isFirstResponder)
    try story.display.type("abcd1234")
    story.display.press(.return)
    #expect(try story.display.find("passcodeTextField").isFirstResponder)
    try story.display.type("abcd1234")
    story.display.press(.return)
    #expect(story.delegate.attempts == [.attempt("abcd1234", .create, .user)])
  }

  @Test("goes back one step when the second passcode is another, and says so")
  func mismatch() throws {
    let story = try Story.create()
    try story.enter("abcd1234", then: "nextItem")
    try story.enter("abcd1235", then: "doneItem")
    #expect(story.title == "Create Passcode")
    let message = "The passcodes do not match. Choose a passcode again."
    #expect(try story.text("messageLabel") == message)
    #expect(try #require(story.display.window.lastAnnouncement).contains(message))
    #expect(story.delegate.attempts.isEmpty)
    try story.display.type("x", into: "passcodeTextField")
    #expect(!story.display.has("messageLabel"))
    try story.enter("abcd1234", then: "nextItem")
    #expect(story.title == "Confirm Passcode")
  }

  @Test("goes back to the first passcode when the person wants it")
  func back() throws {
    let story = try Story.create()
    try story.enter("abcd1234", then: "nextItem")
    try story.display.type("abc", into: "passcodeTextField")
    try story.display.tap("backButton")
    #expect(story.title == "Create Passcode")
    #expect(!story.display.has("messageLabel"))
    #expect(try story.display.find("passcodeTextField").isFirstResponder)
    #expect(try #require(story.display.find("passcodeTextField") as? UITextField).text == "")
  }

  @Test("ticks live what the policy asks for, and leads on when all of it is there")
  func list() throws {
    var setting = PasscodeSetting()
    setting.policy = {
      $0.hasDigit = true
      $0.addPasscodeRule(
        passcodeRule: FUIPasscodeRule(displayName: "No blank", isDisplayed: true) {
          !$0.contains(" ")
        })
    }
    let story = try Story.create(setting)
    func ticked() throws -> [Bool] {
      try ["requirement.minLength", "requirement.hasDigit", "requirement.rule.0"].map {
        try #require(story.display.find($0).accessibilityLabel).hasSuffix(", done")
      }
    }
    #expect(try ticked() == [false, false, true])
    #expect(throws: ScreenError.disabled(name: "nextItem")) { try story.display.tap("nextItem") }
    try story.display.type("abc 1", into: "passcodeTextField")
    #expect(try ticked() == [false, true, false])
    #expect(story.display.window.lastAnnouncement == "At least one digit, done")
    for _ in 0..<2 { story.display.press(.backspace) }
    try story.display.type("defg")
    #expect(story.display.window.lastAnnouncement != "The passcode fulfils all requirements.")
    try story.display.type("1")
    #expect(try ticked() == [true, true, true])
    #expect(story.display.window.lastAnnouncement == "The passcode fulfils all requirements.")
    try story.display.tap("nextItem")
    #expect(story.title == "Confirm Passcode")
  }

  @Test("says what is missing when Return comes too early, and keeps what was typed")
  func tooEarly() throws {
    let story = try Story.create()
    try story.display.type("abc", into: "passcodeTextField")
    story.display.press(.return)
    #expect(try story.text("messageLabel") == "The passcode does not meet all requirements.")
    #expect(story.delegate.events.isEmpty)
    try story.display.type("defgh")
    story.display.press(.return)
    #expect(story.title == "Confirm Passcode")
  }

  @Test("asks the validation delegate after the policy, and shows its words")
  func validation() throws {
    let story = try Story.create { _, delegate in
      delegate.onValidate = { passcode in
        if passcode.hasPrefix("abcd") {
          throw FUIPasscodeControllerError.failedToMeetPolicy(message: "Not so simple.")
        }
      }
    }
    try story.enter("abcd1234", then: "nextItem")
    #expect(try story.text("messageLabel") == "Not so simple.")
    #expect(story.title == "Create Passcode")
    try story.enter("dcba4321", then: "nextItem")
    #expect(story.title == "Confirm Passcode")
    #expect(story.delegate.events == [.validate("abcd1234"), .validate("dcba4321")])
  }

  private struct Full: LocalizedError { var errorDescription: String? { "The disk is full." } }
  private struct Mute: Error {}

  @Test(
    "stays when the app does not take the passcode, with the words of the error",
    arguments: [
      (FUIPasscodeControllerError.failedToMeetPolicy(message: "Used before."), "Used before."),
      (FUIPasscodeControllerError.failedToMatch(message: "No.", triesRemaining: 3), "No."),
      (
        FUIPasscodeControllerError.invalidPasscode(code: "abcd1234", triesRemaining: 3),
        "The passcode could not be used. Try again."
      ),
      (Full(), "The disk is full."), (Mute(), "The passcode could not be used. Try again."),
    ] as [(any Error, String)])
  func refused(_ error: any Error, _ text: String) throws {
    let story = try Story.create { _, delegate in delegate.onTry = { _, _ in throw error } }
    try story.enter("abcd1234", then: "nextItem")
    try story.enter("abcd1234", then: "doneItem")
    #expect(story.title == "Create Passcode")
    #expect(try story.text("messageLabel") == text)
    story.delegate.onTry = nil
    try story.enter("abcd1234", then: "nextItem")
    try story.enter("abcd1234", then: "doneItem")
    #expect(story.delegate.attempts.count == 2)
  }

  @Test("lets the person go on without a passcode only where the policy does")
  func skip() throws {
    #expect(try !Story.create().display.has("skipButton"))
    var setting = PasscodeSetting()
    setting.policy = { $0.noPasscodeRequired = true }
    let story = try Story.create(setting)
    try story.display.tap("skipButton")
    #expect(story.delegate.events == [.skip])
  }

  @Test("is left by Cancel and by Escape, and in no other way")
  func cancel() throws {
    let story = try Story.create()
    try story.display.tap("cancelItem")
    story.display.press(.escape)
    #expect(story.delegate.events == [.cancel, .cancel])
    let home = UIViewController()
    let display = Screen(home)
    let screen = FUIPasscodeCreateController.createInstanceFromStoryboard()
    home.present(UINavigationController(rootViewController: screen), animated: false)
    display.press(.escape)
    #expect(home.presentedViewController != nil)
  }

  @Test("works without a bar too")
  func withoutBar() throws {
    var setting = PasscodeSetting()
    setting.isEmbedded = false
    let story = try Story.create(setting)
    #expect(throws: ScreenError.disabled(name: "primaryActionButton")) {
      try story.display.tap("primaryActionButton")
    }
    try story.enter("abcd1234", then: "primaryActionButton")
    try story.enter("abcd1234", then: "primaryActionButton")
    #expect(story.delegate.attempts.count == 1)
    story.display.press(.escape)
    #expect(story.delegate.events.last == .cancel)
  }

  @Test("takes a pasted passcode of any length")
  func pasted() throws {
    let story = try Story.create()
    let field = try #require(story.display.find("passcodeTextField") as? UITextField)
    field.text = String(repeating: "é1", count: 20_000)
    field.sendActions(for: .editingChanged)
    try story.display.tap("nextItem")
    #expect(story.title == "Confirm Passcode")
  }

  @Test("shows keys for digits where only digits are allowed")
  func digits() throws {
    var setting = PasscodeSetting()
    setting.policy = { $0.isDigitsOnly = true }
    let story = try Story.create(setting)
    let field = try #require(story.display.find("passcodeTextField") as? UITextField)
    #expect(field.keyboardType == .numberPad)
    #expect(field.textContentType == .newPassword)
    #expect(field.autocorrectionType == .no && field.spellCheckingType == .no)
  }

  @Test("begins anew when it comes back, and remembers nothing")
  func comesBack() throws {
    let story = try Story.create()
    try story.enter("abcd1234", then: "nextItem")
    let navigation = try #require(story.root as? UINavigationController)
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.popViewController(animated: false)
    #expect(story.title == "Create Passcode")
    #expect(try #require(story.display.find("passcodeTextField") as? UITextField).text == "")
  }

  @Test("says in the log what a delegate lacks, and never what was typed")
  func log() throws {
    let screen = FUIPasscodeCreateController.createInstanceFromStoryboard()
    let display = Screen(UINavigationController(rootViewController: screen))
    let text = try StandardError.text {
      try display.type("abcd1234", into: "passcodeTextField")
      try display.tap("nextItem")
      try display.type("abcd1234", into: "passcodeTextField")
      try display.tap("doneItem")
      try display.tap("cancelItem")
    }
    #expect(text.contains("shouldTryPasscode") && text.contains("didCancelPasscodeEntry"))
    #expect(!text.contains("abcd1234"))
  }

  @Test("has the texts that the app sets for all screens")
  func appTexts() throws {
    defer { FUIPasscodeController.resetStrings() }
    FUIPasscodeController.choosePasscodeTitleString = "Pick a Code"
    FUIPasscodeController.confirmPasscodeString = "Once More"
    FUIPasscodeController.setPasscodeMessageFormat = "At least %d signs, please."
    let story = try Story.create()
    #expect(story.title == "Pick a Code")
    #expect(try story.text("detailLabel") == "At least 8 signs, please.")
    try story.enter("abcd1234", then: "nextItem")
    #expect(story.title == "Once More")
  }
}
