import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("An address typed into a welcome screen", .onScreen) struct WelcomeEmailTests {
  private let story = WelcomeStory()

  @Test("enables the button, and is handed over once it is submitted")
  func submitted() throws {
    #expect(!story.screen.primaryActionButton.isEnabled)
    try story.display.type("jane@example.com", into: "emailTextField")
    #expect(story.screen.primaryActionButton.isEnabled)
    try story.display.tap("primaryActionButton")
    #expect(story.delegate.events == [.email("jane@example.com")])
    #expect(story.delegate.senders.first === story.screen)
    #expect(story.isLookingUp)
  }

  @Test("counts when the app has filled it in")
  func filledIn() throws {
    story.screen.emailTextField.text = "jane@example.com"
    #expect(story.screen.primaryActionButton.isEnabled)
    try story.display.tap("primaryActionButton")
    #expect(story.delegate.events == [.email("jane@example.com")])
  }

  @Test(
    "is trimmed",
    arguments: [" jane@example.com", "jane@example.com  ", "\u{00A0}jane@example.com"])
  func trimmed(_ typed: String) throws {
    story.screen.emailTextField.text = typed
    try story.display.tap("primaryActionButton")
    #expect(story.delegate.events == [.email("jane@example.com")])
  }

  @Test("of white space alone counts as empty", arguments: ["", " ", "   "])
  func whiteSpace(_ typed: String) {
    story.screen.emailTextField.text = typed
    #expect(!story.screen.primaryActionButton.isEnabled)
    #expect(throws: ScreenError.disabled(name: "primaryActionButton")) {
      try story.display.tap("primaryActionButton")
    }
  }

  @Test(
    "that is invalid gets a message below the field, said aloud, and no delegate call",
    arguments: [
      ("jane", "Enter the whole address, with an @ in it."),
      ("jane@", "Check the part after the @. It should look like example.com."),
      (
        "@example.com",
        "Check the part before the @. Only unaccented letters, digits and a few signs can be used "
          + "there."
      ),
    ])
  func invalid(_ typed: String, _ advice: String) throws {
    try story.submit(typed)
    #expect(try story.text("emailMessageLabel") == advice)
    #expect(story.screen.emailTextField.accessibilityHint == advice)
    #expect(story.screen.emailTextField.isFirstResponder)
    #expect(story.display.window.lastAnnouncement == advice)
    #expect(story.delegate.events == [])
    #expect(!story.isLookingUp)
    let field = try story.display.find("emailTextField")
    let label = try story.display.find("emailMessageLabel")
    #expect(label.convert(label.bounds, to: nil).minY >= field.convert(field.bounds, to: nil).maxY)
  }

  @Test("loses its message with the next letter")
  func messageGoes() throws {
    try story.submit("jane")
    try story.display.type("@", into: "emailTextField")
    #expect(!story.display.has("emailMessageLabel"))
    #expect(story.screen.emailTextField.accessibilityHint == nil)
  }

  @Test("that stays invalid has its message said again")
  func saidAgain() throws {
    try story.submit("jane")
    UIAccessibility.post(notification: .announcement, argument: "Something else")
    try story.display.tap("primaryActionButton")
    #expect(story.display.window.lastAnnouncement == "Enter the whole address, with an @ in it.")
  }

  @Test("can be put right and submitted")
  func putRight() throws {
    try story.submit("jane")
    try story.submit("jane@example.com")
    #expect(!story.display.has("emailMessageLabel"))
    #expect(story.delegate.events == [.email("jane@example.com")])
  }

  @Test("is submitted with Return")
  func returnKey() throws {
    try story.display.type("jane@example.com", into: "emailTextField")
    story.display.press(.return)
    #expect(story.delegate.events == [.email("jane@example.com")])
    #expect(story.isLookingUp)
  }

  @Test("is checked with Return too")
  func returnKeyInvalid() throws {
    try story.display.type("jane", into: "emailTextField")
    story.display.press(.return)
    #expect(story.display.has("emailMessageLabel"))
    #expect(story.delegate.events == [])
  }

  @Test("does nothing with Return while there is none")
  func returnKeyEmpty() throws {
    try story.display.tap("emailTextField")
    story.display.press(.return)
    #expect(story.delegate.events == [])
    #expect(!story.isLookingUp)
  }

  @Test("is asked for with an e-mail keyboard, without capitals and corrections")
  func traits() {
    let field = story.screen.emailTextField
    #expect(field.keyboardType == .emailAddress)
    #expect(field.textContentType == .emailAddress)
    #expect(field.autocapitalizationType == .none)
    #expect(field.autocorrectionType == .no)
    #expect(field.spellCheckingType == .no)
  }
}
