import OnboardingTesting
import SAPFiori
import Testing
import UIKit

// What `Documentation` shows of the screens between the welcome screen and the app, as it is printed
// there.

private final class SignInApp: UIViewController, FUIDynamicAuthenticationDelegate {
  var isRight = false
  var checked: [String] = []

  isolated deinit {}

  private func check(company: String, code: String, then end: (Bool) -> Void) {
    checked = [company, code]
    end(isRight)
  }

  func start() {
    let controllers = FUIDynamicAuthenticationScreen.createInstanceFromStoryboard()
    let screen = controllers.dynamicAuthenticationScreen
    screen.informationFields = [
      FUIAuthenticationInformationField(
        placeholder: "Company", isSecureText: false, informationString: "Example Ltd."),
      FUIAuthenticationInformationField(
        placeholder: "Activation code", isSecureText: true, informationString: nil),
    ]
    screen.delegate = self
    present(controllers.navigationController, animated: true)
  }

  func verify(
    _ controller: FUIDynamicAuthenticationScreen, informationStrings: [String],
    completion: @escaping ((_ errorMessage: String?) -> Void)
  ) {
    check(company: informationStrings[0], code: informationStrings[1]) { isRight in
      completion(isRight ? nil : "The code is not valid any more.")
      if isRight { controller.dismiss(animated: true) }
    }
  }
}

private final class BasicApp: UIViewController, FUIBasicAuthenticationDelegate {
  isolated deinit {}

  func start() {
    let controllers = FUIBasicAuthenticationScreen.createInstanceFromStoryboard()
    controllers.basicAuthenticationScreen.headlineLabel.text = "Field Service"
    controllers.basicAuthenticationScreen.delegate = self
    present(controllers.navigationController, animated: true)
  }

  func didSignIn(
    _ controller: FUIBasicAuthenticationScreen, username: String, password: String,
    completion: @escaping ((_ errorMessage: String?) -> Void)
  ) {
    completion(nil)
  }
}

private final class StepsApp: UIViewController, FUIEULADelegate, FUIInfoViewControllerDelegate,
  FUIUserConsentViewControllerDelegate
{
  var privacyShownFrom: UIViewController?

  isolated deinit {}

  private func showPrivacy(from screen: UIViewController) { privacyShownFrom = screen }

  func showLicence() {
    let screen = FUIEULAViewController.createInstanceFromStoryboard()
    screen.headlineLabel.text = "License Agreement"
    screen.eulaTextView.attributedText = NSAttributedString(string: "You may use this app.")
    screen.requiresReading = true
    screen.delegate = self
    navigationController?.pushViewController(screen, animated: true)
  }

  func showConsent() {
    let location = FUIUserConsentPage()
    location.title.text = "Location Data"
    location.body.text = "To show work orders near you."
    location.actionTitle.text = "Learn More"
    location.actionHandler = { [weak self] screen in self?.showPrivacy(from: screen) }
    let form = FUISinglePageUserConsentForm(page: location)
    form.isRequired = true
    let screen = FUIUserConsentViewController()
    screen.forms = [form]
    screen.delegate = self
    navigationController?.pushViewController(screen, animated: true)
  }

  func showInfo() {
    let screen = FUIInfoViewController.createInstanceFromStoryboard()
    screen.titleTextView.text = "You Are All Set"
    screen.informationTextView.text = "Your work orders are ready."
    screen.primaryButton.setTitle("Continue", for: .normal)
    screen.delegate = self
    navigationController?.pushViewController(screen, animated: true)
  }
}

@MainActor @Suite("What the documentation shows of UIKit's screens", .onScreen)
struct DocumentedScreensTests {
  @Test("signs in with fields of the app's own", arguments: [true, false])
  func dynamic(_ isRight: Bool) throws {
    let app = SignInApp()
    app.isRight = isRight
    let display = Screen(app)
    app.start()
    try display.type("1234", into: "Activation code")
    try display.tap("doneButton")
    #expect(app.checked == ["Example Ltd.", "1234"])
    #expect((app.presentedViewController == nil) == isRight)
    #expect(display.has("Error: The code is not valid any more.") == !isRight)
  }

  @Test("signs in with a name and a password")
  func basic() {
    let app = BasicApp()
    let display = Screen(app)
    app.start()
    #expect(display.has("Field Service") && display.has("signInButton"))
  }

  @Test("shows a licence, asks for consent and tells something")
  func steps() throws {
    let app = StepsApp()
    let display = Screen(UINavigationController(rootViewController: app))
    app.showLicence()
    #expect(display.has("License Agreement"))
    app.showConsent()
    try display.tap("Learn More")
    #expect(app.privacyShownFrom is FUIUserConsentViewController)
    app.showInfo()
    #expect(display.has("primaryButton"))
  }

  @Test("tells something below the bar, in a toast and over a view")
  func messages() async throws {
    await HandClock.using { clock in
      let screen = UIViewController()
      let navigation = FUINavigationController(rootViewController: screen)
      let bar = navigation.navigationBar as? FUINavigationBar
      let display = Screen(navigation)
      bar?.bannerView?.isError = true
      bar?.bannerView?.show(message: "The work order could not be saved.", withDuration: 4)
      #expect(display.has("Error: The work order could not be saved."))
      clock.advance(by: 4)
      #expect(!display.has("Error: The work order could not be saved."))
      FUIToastMessage.show(message: "Work order saved", withDuration: 2)
      #expect(display.window.lastAnnouncement == "Work order saved")
      clock.advance(by: 2)
      let indicator = FUIModalLoadingIndicatorView.show(inView: screen.view, text: "Saving…")
      #expect(display.has("Saving…"))
      indicator.dismiss()
      #expect(!display.has("Saving…"))
    }
  }

  @Test("lets progress be halted and go on")
  func progress() throws {
    let control = FUIProgressIndicatorControl(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    control.addAction(
      UIAction { action in
        guard let control = action.sender as? FUIProgressIndicatorControl else { return }
        control.changeDisplayState(
          to: control.displayState == .paused ? .loadingPausable : .paused)
      }, for: .touchUpInside)
    control.changeDisplayState(to: .loadingPausable)
    control.update(progress: 0.5, animated: true) { print("half of it is there") }
    let controller = UIViewController()
    controller.view.addSubview(control)
    let display = Screen(controller)
    try display.tap("Pause")
    try display.tap("Resume")
    #expect(control.displayState == .loadingPausable)
  }
}
