import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("Texts that an app sets on a welcome screen", .onScreen) struct WelcomeTextTests {
  private let story = WelcomeStory()

  private func goThroughSettings() {
    for setting in LaunchSetting.all + [.discovery] {
      story.screen.state = setting.state
      story.screen.configurationOptions = setting.options
      story.screen.isDemoAvailable.toggle()
      story.screen.isDemoAvailable.toggle()
    }
    story.display.settle()
  }

  @Test("stay when state and options change")
  func stay() {
    story.screen.detailLabel.text = "Thank you for downloading SAP Project Companion for Managers."
    story.screen.footnoteLabel.text = "Just looking?"
    story.screen.primaryActionButton.setTitle("Sign In", for: .normal)
    story.screen.footnoteActionButton.setTitle("Look Around", for: .normal)
    story.screen.emailTextField.placeholder = "you@company.example"
    goThroughSettings()
    #expect(
      story.screen.detailLabel.text
        == "Thank you for downloading SAP Project Companion for Managers.")
    #expect(story.screen.footnoteLabel.text == "Just looking?")
    #expect(story.screen.primaryActionButton.currentTitle == "Sign In")
    #expect(story.screen.footnoteActionButton.currentTitle == "Look Around")
    #expect(story.screen.emailTextField.placeholder == "you@company.example")
  }

  @Test("stay when they were set before anything else")
  func setFirst() {
    let screen = FUIWelcomeScreen.createInstanceFromStoryboard()
    screen.detailLabel.text = "Mine"
    screen.primaryActionButton.setTitle("Go", for: .normal)
    screen.state = .isConfigured
    #expect(screen.detailLabel.text == "Mine")
    #expect(screen.primaryActionButton.currentTitle == "Go")
  }

  @Test("keep their looks")
  func looks() {
    let rich = NSAttributedString(
      string: "Sign in with care", attributes: [.foregroundColor: UIColor.systemRed])
    story.screen.detailLabel.attributedText = rich
    story.screen.primaryActionButton.setAttributedTitle(rich, for: .normal)
    goThroughSettings()
    let color =
      story.screen.detailLabel.attributedText?.attribute(
        .foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #expect(color == .systemRed)
    #expect(story.screen.primaryActionButton.attributedTitle(for: .normal) == rich)
    #expect(story.screen.primaryActionButton.currentTitle == "Sign in with care")
  }

  @Test("may be empty")
  func empty() {
    story.screen.detailLabel.text = ""
    goThroughSettings()
    #expect(story.screen.detailLabel.text == "")
  }

  @Test("give way to the defaults when they are taken back")
  func takenBack() {
    story.screen.detailLabel.text = "Mine"
    story.screen.detailLabel.text = nil
    story.screen.state = .isConfigured
    #expect(story.screen.detailLabel.text == LaunchSetting.standard.detail)
  }

  @Test("show a headline that comes later, and hide one that goes")
  func headline() throws {
    let headline = try #require(story.screen.headlineLabel)
    headline.text = nil
    story.display.settle()
    #expect(headline.isHidden)
    headline.text = "Later"
    story.display.settle()
    #expect(!headline.isHidden)
    #expect(headline.frame.height > 20)
  }
}
