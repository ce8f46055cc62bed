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

  @Test("reaches a licence and its answers")
  func licence() {
    let screen = FUIEULAViewController.createInstanceFromStoryboard()
    screen.headlineLabel.text = "License Agreement"
    screen.eulaTextView.text = "You may use this app."
    let display = Screen(UINavigationController(rootViewController: screen))
    #expect(
      Set(stops(display)) == ["cancelButton", "eulaTextView", "rejectButton", "confirmButton"])
  }

  @Test("reaches the pages of a consent form and its answers")
  func consent() throws {
    let pages = ["One", "Two"].map { title in
      let page = FUIUserConsentPage()
      page.title.text = title
      page.actionTitle.text = "Learn More"
      return page
    }
    let screen = FUIUserConsentViewController()
    screen.forms = [FUIMultiPageUserConsentForm(pages: pages)]
    let display = Screen(UINavigationController(rootViewController: screen))
    #expect(Set(stops(display)) == ["cancelButton", "nextButton", "actionButton"])
    try display.tap("nextButton")
    #expect(
      Set(stops(display)) == ["backButton", "actionButton", "notNowButton", "allowButton"])
  }

  @Test("reaches the buttons of an info screen, and passes over its title")
  func info() {
    let screen = FUIInfoViewController.createInstanceFromStoryboard()
    screen.titleTextView.text = "You Are All Set"
    screen.informationTextView.text = "Your work orders are ready."
    screen.primaryButton.setTitle("Continue", for: .normal)
    screen.secondaryButton.setTitle("Learn More", for: .normal)
    let reached = Set(stops(Screen(screen)))
    #expect(reached.isSuperset(of: ["primaryButton", "secondaryButton"]))
    #expect(!reached.contains("titleTextView"))
  }

  @Test("reaches the fields, the eye and the button of a screen to sign in by")
  func signIn() {
    let (navigation, screen) = FUIBasicAuthenticationScreen.createInstanceFromStoryboard()
    screen.usernameTextField.text = "maria"
    screen.passwordTextField.text = "pass"
    #expect(
      Set(stops(Screen(navigation))) == [
        "cancelButton", "usernameTextField", "passwordTextField", "secureShowButton",
        "signInButton",
      ])
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
