import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("A new welcome screen", .onScreen) struct WelcomeScreenTests {
  private let screen = FUIWelcomeScreen.createInstanceFromStoryboard()

  @Test("is not configured, has no options and offers a demo")
  func defaults() {
    #expect(screen.state == .notConfigured)
    #expect(screen.configurationOptions == [])
    #expect(screen.isDemoAvailable)
    #expect(screen.delegate == nil)
    #expect(screen.headlineImageView.image == nil)
    #expect(screen.headlineImageViewSize == nil)
    #expect(screen.loadingMessage == nil)
    #expect(!screen.showsCancelButtonForDiscoveryService)
    #expect(screen.cancelHandler == nil)
  }

  @Test("has no headline of its own, and default texts for the rest")
  func texts() {
    #expect(screen.headlineLabel.text == nil)
    #expect(screen.detailLabel.text == LaunchSetting.link.detail)
    #expect(screen.footnoteLabel.text == "Want to explore?")
    #expect(screen.footnoteActionButton.title(for: .normal) == "Try the Demo")
    #expect(screen.emailTextField.text == "")
  }

  @Test("has all its parts before it is shown, and still after its view was asked to lay out")
  func outlets() {
    let parts: [UIView?] = [
      screen.headlineLabel, screen.detailLabel, screen.headlineImageView, screen.emailTextField,
      screen.primaryActionButton, screen.footnoteLabel, screen.footnoteActionButton,
      screen.logoImageView,
    ]
    #expect(screen.isViewLoaded)
    screen.view.layoutSubviews()
    #expect(parts.allSatisfy { $0?.isDescendant(of: screen.view) == true })
    #expect(screen.detailLabel === parts[1])
  }

  @Test("gives the title of its button before it is shown")
  func titleBeforeShown() {
    screen.state = .isConfigured
    #expect(screen.primaryActionButton.titleLabel?.text == "Start")
  }

  @Test("has raw values that begin with one")
  func rawValues() {
    #expect(FUIWelcomeControllerState.notConfigured.rawValue == 1)
    #expect(FUIWelcomeControllerState.isConfigured.rawValue == 2)
  }

  @Test("can be made in place of any of the kit's base screens")
  func inheritance() {
    #expect(screen as UIViewController is FUIWelcomeController)
    #expect(screen as UIViewController is any FUISolidNavigationBarProtocol)
    #expect(screen as UIViewController is any UITextFieldDelegate)
    #expect(screen as UIViewController is any UIScrollViewDelegate)
  }

  @Test("names its parts by their roles")
  func identifiers() throws {
    let story = WelcomeStory()
    for name in [
      "headlineLabel", "detailLabel", "emailTextField", "primaryActionButton", "footnoteLabel",
      "footnoteActionButton",
    ] {
      #expect(story.display.has(name))
    }
    #expect(story.screen.logoImageView.accessibilityIdentifier == "logoImageView")
    #expect(story.screen.headlineImageView.accessibilityIdentifier == "headlineImageView")
  }

  @Test("reads from top to bottom as it is seen")
  func reading() {
    #expect(
      WelcomeStory().display.textTree.split(separator: "\n").map { $0.drop { $0 == " " } } == [
        "heading \"Field Service\" #headlineLabel",
        "label \"To set the app up, enter your work email address.\" #detailLabel",
        "text box \"Email\" #emailTextField",
        "button \"Continue\" disabled #primaryActionButton",
        "label \"Want to explore?\" #footnoteLabel",
        "button \"Try the Demo\" #footnoteActionButton",
        "image #logoImageView",
      ])
  }

  @Test("writes nothing when it is made and shown")
  func silence() throws {
    let text = try StandardError.text { _ = WelcomeStory() }
    #expect(!text.contains("SAPFiori"))
    #expect(!text.contains("UIKit"))
  }
}
