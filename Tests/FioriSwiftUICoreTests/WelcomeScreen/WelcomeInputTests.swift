import FioriSwiftUICore
import Onboarding
import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("What is typed on a welcome screen", .onScreen) struct WelcomeInputTests {
  private func story(
    _ options: Set<WelcomeScreenOption> = [.discoveryService], input: String = ""
  ) -> WelcomeStory {
    WelcomeStory(input: input) { app, text in
      WelcomeScreen(
        title: "Field Service", action: FioriButton(title: "Go") { _ in app.note(app.input) },
        inputText: text, options: options)
    }
  }

  @Test("reaches the app, and enables the button unless it is blank")
  func typing() async throws {
    let story = story()
    #expect(story.isEnabled("primaryActionButton") == false)
    try story.screen.type("  ", into: "emailTextField")
    await story.settle()
    #expect(story.isEnabled("primaryActionButton") == false)
    try story.screen.type("jane", into: "emailTextField")
    await story.settle()
    #expect(story.app.input.hasSuffix("jane"))
    #expect(story.isEnabled("primaryActionButton") == true)
  }

  @Test("is trimmed before the action is called")
  func trimmed() async throws {
    let story = story(input: "  jane.doe@Example.com ")
    try await story.tap("primaryActionButton")
    #expect(story.app.diary == ["jane.doe@example.com"])
    #expect(try story.screen.find("emailTextField").accessibilityValue == "jane.doe@example.com")
  }

  @Test(
    "is refused with words beside it when it is no address",
    arguments: [
      ("jane", "Enter the whole address, with an @ in it."),
      ("jane@", "Check the part after the @. It should look like example.com."),
      (
        "jané@example.com",
        "Check the part before the @. Only unaccented letters, digits and a few signs can be used there."
      ),
    ])
  func refused(_ input: String, _ message: String) async throws {
    let story = story(input: input)
    try await story.tap("primaryActionButton")
    #expect(story.app.diary == [])
    #expect(try story.text("emailMessageLabel") == message)
    let field = try story.screen.find("emailTextField")
    #expect(field.accessibilityHint == message)
    #expect(field.isFirstResponder)
    #expect(story.isEnabled("primaryActionButton") == true)
  }

  @Test("loses its message once it is changed, and the app is called once it is right")
  func corrected() async throws {
    let story = story(input: "jane")
    try await story.tap("primaryActionButton")
    #expect(story.screen.has("emailMessageLabel"))
    try story.screen.type("@example.com")
    await story.settle()
    #expect(!story.screen.has("emailMessageLabel"))
    #expect(try story.screen.find("emailTextField").accessibilityHint == nil)
    try await story.tap("primaryActionButton")
    #expect(story.app.diary == ["jane@example.com"])
  }

  @Test("is submitted by Return, with the same check")
  func returnKey() async throws {
    let story = story()
    try story.screen.type("jane", into: "emailTextField")
    story.screen.press(.return)
    await story.settle()
    #expect(story.app.diary == [])
    #expect(story.screen.has("emailMessageLabel"))
    try story.screen.type("@example.com")
    story.screen.press(.return)
    await story.settle()
    #expect(story.app.diary == ["jane@example.com"])
  }

  @Test("is not submitted by Return while it is blank or something is to be agreed to")
  func returnKeyDisabled() async throws {
    let story = WelcomeStory { app, text in
      WelcomeScreen(
        title: "Field Service", action: FioriButton(title: "Go") { _ in app.note("go") },
        inputText: text, legalText: "I agree.", isLegalAgreementRequired: true,
        options: [.discoveryService])
    }
    try story.screen.type("jane@example.com", into: "emailTextField")
    story.screen.press(.return)
    await story.settle()
    #expect(story.app.diary == [])
    #expect(!story.screen.has("emailMessageLabel"))
  }

  @Test(
    "may be the address of a server where that is asked for",
    arguments: [
      ("https://server.example.com", true), ("server.example.com:8443/path", true),
      (" http://127.0.0.1:8080 ", true), ("ftp://server.example.com", false),
      ("two words", false), ("https://", false), ("https://a:b@server.example.com", false),
    ])
  func serverAddress(_ input: String, _ isTaken: Bool) async throws {
    let story = story([.manualURL], input: input)
    try await story.tap("primaryActionButton")
    let trimmed = input.trimmingCharacters(in: .whitespaces)
    #expect(story.app.diary == (isTaken ? [trimmed] : []))
    #expect(story.screen.has("emailMessageLabel") == !isTaken)
  }

  @Test("is neither capitalised nor corrected, and has the keyboard that fits")
  func traits() throws {
    let email = try #require(try story().screen.find("emailTextField") as? UITextField)
    #expect(email.autocapitalizationType == .none)
    #expect(email.autocorrectionType == .no)
    #expect(email.spellCheckingType == .no)
    #expect(email.keyboardType == .emailAddress)
    #expect(email.textContentType == .emailAddress)
    #expect(email.returnKeyType == .go)
    #expect(email.attributedPlaceholder?.string == "jane.doe@example.com")
    let server = try #require(
      try story([.manualURL]).screen.find("emailTextField") as? UITextField)
    #expect(server.keyboardType == .URL)
    #expect(server.attributedPlaceholder?.string == "https://server.example.com")
  }

  @Test("can be set by the app while it is shown")
  func setByApp() async throws {
    let story = story()
    story.app.input = "jane@example.com"
    await story.settle()
    #expect(try story.screen.find("emailTextField").accessibilityValue == "jane@example.com")
    #expect(story.isEnabled("primaryActionButton") == true)
  }
}
