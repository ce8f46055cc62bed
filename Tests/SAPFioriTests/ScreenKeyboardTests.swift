import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("The keyboard on the onboarding screens", .onScreen) struct ScreenKeyboardTests {
  /// What has the focus after each Tab, by identifier, until one comes again.
  private func stops(_ display: Screen, backwards: Bool = false) -> [String] {
    var stops: [String] = []
    for _ in 0..<12 {
      display.press(backwards ? .backTab : .tab)
      let lines = display.textTree.split(separator: "\n")
      guard let line = lines.first(where: { $0.contains("focused") }) else { continue }
      let name = line.split(separator: "#").last.map(String.init) ?? String(line)
      if name == stops.first { return stops }
      stops.append(name)
    }
    return stops
  }

  @Test("reaches everything that can be used, from top to bottom")
  func order() throws {
    let story = WelcomeStory { $0.emailTextField.text = "jane@example.com" }
    #expect(
      stops(story.display) == ["emailTextField", "primaryActionButton", "footnoteActionButton"])
  }

  @Test("goes back the same way")
  func backwards() throws {
    let story = WelcomeStory { $0.emailTextField.text = "jane@example.com" }
    #expect(
      stops(story.display, backwards: true) == [
        "footnoteActionButton", "primaryActionButton", "emailTextField",
      ])
  }

  @Test("passes over what cannot be used")
  func disabled() throws {
    #expect(stops(WelcomeStory().display) == ["emailTextField", "footnoteActionButton"])
  }

  @Test("reaches Cancel, and nothing else, during a look-up")
  func lookUp() throws {
    let story = WelcomeStory { $0.showsCancelButtonForDiscoveryService = true }
    try story.submit("jane@example.com")
    #expect(stops(story.display) == ["cancelButton"])
  }

  @Test("reaches both ways of the activation screen, and the way back")
  func activation() throws {
    let story = WelcomeStory(.activation)
    try story.display.tap("primaryActionButton")
    (story.top as? FUIActivationScreen)?.emailTextField.text = "jane@example.com"
    let reached = stops(story.display)
    #expect(
      reached.filter { $0 != "back" } == [
        "emailTextField", "primaryActionButton", "secondaryActionButton",
      ])
    #expect(reached.contains("back"))
  }

  @Test("presses the button that has the focus with Space")
  func space() async throws {
    let story = WelcomeStory(.standard)
    story.display.press(.tab)
    #expect(story.screen.primaryActionButton.isFirstResponder)
    story.display.press(.space)
    try await story.display.wait(until: "the button to be pressed") {
      story.delegate.events == [.start]
    }
  }

  @Test("presses the primary button with Return wherever the focus is not")
  func defaultButton() throws {
    let story = WelcomeStory(.standard)
    story.display.press(.return)
    #expect(story.delegate.events == [.start])
  }

  @Test("scrolls what has the focus into sight")
  func scrolls() throws {
    let story = WelcomeStory(.discovery, size: .small, look: .largeText)
    for _ in 0..<6 where !story.screen.footnoteActionButton.isFirstResponder {
      story.display.press(.tab)
    }
    #expect(story.screen.footnoteActionButton.isFirstResponder)
    let button = try #require(story.screen.footnoteActionButton)
    let frame = button.convert(button.bounds, to: nil)
    let logo = try #require(story.screen.logoImageView)
    #expect(frame.maxY <= logo.convert(.zero, to: nil).y)
  }

  @Test("does the whole story: address, look-up, failure, next try")
  func story() throws {
    let story = WelcomeStory()
    story.display.press(.tab)
    try story.display.type("jane")
    story.display.press(.return)
    #expect(story.display.has("emailMessageLabel"))
    try story.display.type("@example.com")
    story.display.press(.return)
    #expect(story.isLookingUp)
    story.screen.dismissLoadingIndicator()
    story.display.press(.return)
    #expect(story.delegate.events == [.email("jane@example.com"), .email("jane@example.com")])
  }
}
