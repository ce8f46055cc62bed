import OnboardingTesting
import SAPFiori
import Testing
import UIKit

extension ScreenState {
  static let all = settings + crowded + between

  /// The screens between the welcome screen and the app, in the states that need the most room.
  static let between: [ScreenState] = [
    opening("a dynamic authentication screen that is being checked") {
      try submitted($0, $1) { _ in }
    },
    opening("a dynamic authentication screen that was refused") {
      try submitted($0, $1) { $0.answer("The account is locked. Ask your administrator.") }
    },
    opening("a basic authentication screen that was refused") { size, look in
      let (navigation, screen) = FUIBasicAuthenticationScreen.createInstanceFromStoryboard()
      let verifier = Verifier()
      screen.delegate = verifier
      screen.usernameTextField.text = "maria"
      screen.passwordTextField.text = "pass"
      let display = Screen(navigation, size: size, look: look)
      screen.signInButton.sendActions(for: .primaryActionTriggered)
      verifier.answer("The name or the password is wrong.")
      return display
    },
    opening("a licence that has to be read") { size, look in
      let screen = FUIEULAViewController.createInstanceFromStoryboard()
      screen.headlineLabel.text = "End User License Agreement"
      screen.eulaTextView.text = (0..<40).map { "Paragraph \($0)." }.joined(separator: "\n")
      screen.requiresReading = true
      return Screen(UINavigationController(rootViewController: screen), size: size, look: look)
    },
    opening("a licence without a navigation controller") { size, look in
      let screen = FUIEULAViewController.createInstanceFromStoryboard()
      screen.headlineLabel.text = "End User License Agreement"
      screen.eulaTextView.text = "You may use this app."
      return Screen(screen, size: size, look: look)
    },
    opening("the last page of a consent form") { size, look in
      let screen = consent(2)
      let display = Screen(
        UINavigationController(rootViewController: screen), size: size, look: look)
      try display.tap("nextButton")
      return display
    },
    opening("a question about consent") { size, look in
      let display = Screen(consent(1), size: size, look: look)
      try display.tap("denyButton")
      return display
    },
    opening("an info screen at work") { size, look in
      let screen = FUIInfoViewController.createInstanceFromStoryboard()
      screen.titleTextView.text = "Stay Connected in the Field"
      screen.informationTextView.text = "Your work orders come in by themselves."
      screen.primaryButton.setTitle("Continue", for: .normal)
      screen.secondaryButton.setTitle("Learn More", for: .normal)
      screen.showsLoadingIndicatorText = true
      screen.loadingIndicatorView.text = "Getting your work orders…"
      screen.loadingIndicatorView.show()
      return Screen(UINavigationController(rootViewController: screen), size: size, look: look)
    },
  ]

  private static func opening(
    _ testDescription: String,
    _ open: @escaping @MainActor (ScreenSize, ScreenLook) throws -> Screen
  ) -> ScreenState {
    ScreenState(testDescription: testDescription) { size, look in
      do {
        return try open(size, look)
      } catch {
        Issue.record(error)
        return Screen(UIViewController())
      }
    }
  }

  @MainActor private static func submitted(
    _ size: ScreenSize, _ look: ScreenLook, then answer: (Verifier) -> Void
  ) throws -> Screen {
    let story = SignInStory(size: size, look: look)
    try story.submit()
    answer(story.verifier)
    return story.display
  }

  @MainActor private static func consent(_ count: Int) -> FUIUserConsentViewController {
    let pages = (0..<count).map { _ in
      let page = FUIUserConsentPage()
      page.title.text = "Location Data"
      page.body.text = "We use your location to show you work orders near you."
      page.actionTitle.text = "Learn More About Data Privacy"
      return page
    }
    let form = FUIMultiPageUserConsentForm(pages: pages)
    form.isRequired = true
    let screen = FUIUserConsentViewController()
    screen.forms = [form]
    return screen
  }
}
