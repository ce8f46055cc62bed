import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("An activation screen", .onScreen) struct ActivationScreenTests {
  private let story = WelcomeStory(.activation)

  private func open() throws -> FUIActivationScreen {
    try story.display.tap("primaryActionButton")
    return try #require(story.top as? FUIActivationScreen)
  }

  @Test("offers an address and the scanner, with texts of its own")
  func defaults() {
    let screen = FUIActivationScreen.createInstanceFromStoryboard()
    #expect(screen.headlineLabel.text == "Activation")
    #expect(
      screen.detailLabel.text == "If you have a welcome email, follow the link in it. If not, "
        + "enter your work email address or scan a QR code.")
    #expect(screen.primaryActionButton.currentTitle == "Use Your Email")
    #expect(screen.subheadlineLabel.text == "Or")
    #expect(screen.secondaryActionButton.currentTitle == "Scan")
    #expect(!screen.primaryActionButton.isEnabled)
    #expect(screen.secondaryActionButton.isEnabled)
    #expect(screen.delegate == nil)
  }

  @Test("has the welcome screen's delegate, unless the app gives it another")
  func delegate() throws {
    let screen = try open()
    #expect(screen.delegate === story.delegate)
    let other = RecordingDelegate()
    let second = WelcomeStory(.activation)
    second.delegate.onActivation = { $0.delegate = other }
    try second.display.tap("primaryActionButton")
    #expect((second.top as? FUIActivationScreen)?.delegate === other)
  }

  @Test("hands a checked address over, and says who asks")
  func email() throws {
    let screen = try open()
    try story.display.type(" jane@example.com ", into: "emailTextField")
    try story.display.tap("primaryActionButton")
    #expect(story.delegate.events == [.activation, .email("jane@example.com")])
    #expect(story.delegate.senders.last === screen)
    #expect(story.isLookingUp)
    #expect(!screen.secondaryActionButton.isEnabled)
    screen.secondaryActionButton.sendActions(for: .primaryActionTriggered)
    #expect(story.top === screen)
    screen.dismissLoadingIndicator()
    #expect(!story.isLookingUp)
    #expect(screen.emailTextField.isFirstResponder)
  }

  @Test("hands nothing over from below an alert")
  func covered() throws {
    let screen = try open()
    screen.emailTextField.text = "jane@example.com"
    screen.present(
      UIAlertController(title: "Wait", message: nil, preferredStyle: .alert), animated: false)
    screen.primaryActionButton.sendActions(for: .primaryActionTriggered)
    #expect(story.delegate.events == [.activation])
    #expect(!story.isLookingUp)
  }

  @Test("shows the wheel in the button's place, and the button again")
  func wheel() throws {
    let screen = try open()
    try story.display.type("jane@example.com", into: "emailTextField")
    try story.display.tap("primaryActionButton")
    #expect(!story.display.has("primaryActionButton"))
    #expect(story.display.has("secondaryActionButton"))
    screen.dismissLoadingIndicator()
    #expect(story.display.has("primaryActionButton"))
  }

  @Test("takes Return for its button")
  func returnKey() throws {
    _ = try open()
    try story.display.type("jane@example.com", into: "emailTextField")
    story.display.press(.return)
    #expect(story.delegate.events.last == .email("jane@example.com"))
  }

  @Test("refuses an invalid address with a message that is said aloud")
  func invalid() throws {
    _ = try open()
    try story.display.type("jane", into: "emailTextField")
    try story.display.tap("primaryActionButton")
    let advice = "Enter the whole address, with an @ in it."
    #expect(try story.text("emailMessageLabel") == advice)
    #expect(story.display.window.lastAnnouncement == advice)
    #expect(story.delegate.events == [.activation])
  }

  @Test("takes an address that the app has filled in")
  func filledIn() throws {
    let screen = try open()
    screen.emailTextField.text = "jane@example.com"
    #expect(screen.primaryActionButton.isEnabled)
  }

  @Test("opens the scanner after it has told the delegate, once for a double tap")
  func scanner() throws {
    let screen = try open()
    for _ in 0..<2 { screen.secondaryActionButton.sendActions(for: .primaryActionTriggered) }
    #expect(story.delegate.events == [.activation, .scanner])
    #expect(story.delegate.senders.last === screen)
    #expect(story.navigation?.viewControllers.count == 3)
    #expect(story.top is FUIOnboardingScanViewController)
  }

  @Test("goes back to the welcome screen")
  func back() throws {
    _ = try open()
    try story.display.tap("Back")
    #expect(story.top === story.screen)
  }

  @Test("can be used again after its look-up led on")
  func leftAndBack() throws {
    let screen = try open()
    try story.display.type("jane@example.com", into: "emailTextField")
    try story.display.tap("primaryActionButton")
    story.navigation?.pushViewController(UIViewController(), animated: false)
    story.navigation?.popViewController(animated: false)
    #expect(!story.isLookingUp)
    #expect(screen.primaryActionButton.isEnabled)
  }

  @Test("has the text of the app while it looks up")
  func loadingMessage() throws {
    let screen = try open()
    screen.loadingMessage = "Looking…"
    try story.display.type("jane@example.com", into: "emailTextField")
    try story.display.tap("primaryActionButton")
    #expect(story.display.has("Looking…"))
  }

  @Test("ends a look-up that nobody does, and says what is missing")
  func nobody() throws {
    let screen = try open()
    let silent = SilentDelegate()
    for delegate in [silent, nil] {
      screen.delegate = delegate
      screen.emailTextField.text = "jane@example.com"
      let log = try StandardError.text { try story.display.tap("primaryActionButton") }
      #expect(log.contains("welcomeController(_:shouldTryUserEmail:)"))
      #expect(!story.isLookingUp)
    }
  }
}
