import FioriThemeManager
import OnboardingTesting
import SAPFiori
import UIKit

extension Stage {
  /// The screens between the welcome screen and the app.
  static let betweenStages = [
    Stage(table: .authenticationScreen, face: .uiKit, open: openBasic),
    Stage(table: .dynamicAuthenticationScreen, face: .uiKit, open: openDynamic),
    Stage(table: .licenceScreen, face: .uiKit, open: openLicence),
    Stage(table: .consentScreen, face: .uiKit, open: openConsent),
    Stage(table: .infoScreen, face: .uiKit, open: openInfo),
  ]

  /// Leaves checks open or refuses what was typed, and lets no message go by itself.
  private final class Doorkeeper: FUIBasicAuthenticationDelegate, FUIDynamicAuthenticationDelegate {
    private let refuses: Bool
    private var completions: [(String?) -> Void] = []

    @MainActor init(_ role: String) {
      refuses = role.hasPrefix("errorMessage")
      ScreenClock.after = { _, _ in {} }
    }

    isolated deinit { ScreenClock.after = ScreenClock.wait }

    private func take(_ completion: @escaping (String?) -> Void) {
      if refuses { completion(Words.text) } else { completions.append(completion) }
    }

    func didSignIn(
      _ controller: FUIBasicAuthenticationScreen, username: String, password: String,
      completion: @escaping ((_ errorMessage: String?) -> Void)
    ) {
      take(completion)
    }

    func verify(
      _ controller: FUIDynamicAuthenticationScreen, informationStrings: [String],
      completion: @escaping ((_ errorMessage: String?) -> Void)
    ) {
      take(completion)
    }
  }

  private static func isSubmitted(_ role: String) -> Bool {
    role.hasPrefix("messageBanner") || role.hasPrefix("errorMessageBanner")
  }

  @MainActor private static func openBasic(_ role: String, _ condition: Condition?) -> Shown {
    let screen = FUIBasicAuthenticationScreen.createInstanceFromStoryboard()
      .basicAuthenticationScreen
    let doorkeeper = Doorkeeper(role)
    screen.delegate = doorkeeper
    screen.headlineLabel.text = Words.title
    screen.detailLabel.text = Words.text
    screen.verifyingMessage = Words.text
    screen.signInButton.setTitle(Words.action, for: .normal)
    let field = role == "passwordTextField" ? screen.passwordTextField : screen.usernameTextField
    screen.usernameTextField.text = Words.email
    // A dot for each letter is wide.
    screen.passwordTextField.text = "jane"
    if condition == .empty { field.text = "" }
    return show(screen, role, condition, keeps: [doorkeeper]) {
      for case let label as UILabel in parts(role, in: screen.view) where role.hasSuffix("Label") {
        label.text = isSubmitted(role) ? label.text : Words.text
      }
      if isSubmitted(role) {
        screen.signInButton.sendActions(for: .primaryActionTriggered)
      } else if condition == .focused {
        field.becomeFirstResponder()
      } else {
        field.resignFirstResponder()
      }
    }
  }

  @MainActor private static func openDynamic(
    _ role: String, _ condition: Condition?
  ) throws -> Shown {
    let screen = FUIDynamicAuthenticationScreen.createInstanceFromStoryboard()
      .dynamicAuthenticationScreen
    let doorkeeper = Doorkeeper(role)
    screen.delegate = doorkeeper
    screen.detailLabel.text = Words.text
    screen.verifyingMessage = Words.text
    let isEmpty = condition == .empty
    screen.informationFields = (0..<(condition == .scrolled ? 6 : 1)).map { _ in
      FUIAuthenticationInformationField(
        placeholder: role == "informationLabel" ? Words.text : "Address", isSecureText: false,
        informationString: isEmpty ? nil : Words.email)
    }
    let shown = show(screen, role, condition, keeps: [doorkeeper]) {
      if condition != .focused { screen.view.endEditing(true) }
    }
    if isSubmitted(role) { try shown.screen.tap("doneButton") }
    return shown
  }

  @MainActor private static func parts(_ role: String, in view: UIView) -> [UIView] {
    (view.accessibilityIdentifier == role ? [view] : [])
      + view.subviews.flatMap { parts(role, in: $0) }
  }

  /// Answers that are too long to stand beside one another.
  @MainActor private static func setAnswers(in view: UIView) {
    for role in ["confirmButton", "rejectButton", "allowButton", "denyButton", "notNowButton"] {
      for case let button as UIButton in parts(role, in: view) {
        button.setTitle(Words.action, for: .normal)
      }
    }
  }

  @MainActor private static func openLicence(_ role: String, _ condition: Condition?) -> Shown {
    let screen = FUIEULAViewController.createInstanceFromStoryboard()
    screen.offersPrinting = true
    screen.headlineLabel.text = Words.title
    screen.eulaTextView.text = String(
      repeating: Words.text + " ", count: role == "hintLabel" ? 200 : 1)
    screen.requiresReading = role == "hintLabel"
    return show(screen, role, condition) {
      setAnswers(in: screen.view)
      let scroll = UIScrollView(frame: .zero)
      scroll.contentOffset = CGPoint(x: 0, y: condition == .scrolled ? 60 : 0)
      screen.scrollViewDidScroll(scroll)
    }
  }

  @MainActor private static func openConsent(
    _ role: String, _ condition: Condition?
  ) throws -> Shown {
    func makePage() -> FUIUserConsentPage {
      let page = FUIUserConsentPage()
      page.title.text = Words.title
      page.body.text = String(repeating: Words.text + " ", count: condition == .scrolled ? 9 : 1)
      page.actionTitle.text = Words.action
      return page
    }
    let isLong = ["navigationBar", "nextButton", "backButton"].contains(role)
    let form = FUIMultiPageUserConsentForm(pages: (0..<(isLong ? 2 : 1)).map { _ in makePage() })
    form.isRequired = role != "notNowButton"
    let screen = FUIUserConsentViewController.createInstanceFromStoryboard()
    screen.forms = [form]
    let shown = show(screen, role == "backButton" ? "" : role, condition, keeps: [form]) {
      setAnswers(in: screen.view)
    }
    guard role == "backButton" else { return shown }
    try shown.screen.tap("nextButton")
    setState(of: role, condition, in: shown)
    return shown
  }

  @MainActor private static func openInfo(_ role: String, _ condition: Condition?) -> Shown {
    let screen = FUIInfoViewController.createInstanceFromStoryboard()
    screen.titleTextView.text = Words.title
    screen.informationTextView.text = String(
      repeating: Words.text + " ", count: condition == .scrolled ? 9 : 1)
    screen.primaryButton.setTitle(Words.action, for: .normal)
    screen.secondaryButton.setTitle(Words.action, for: .normal)
    return show(screen, role, condition) {}
  }
}
