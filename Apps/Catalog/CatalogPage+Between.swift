import SAPFiori
import UIKit

extension CatalogPage {
  /// The screens of UIKit between the welcome screen and the app.
  static let betweenPages = authenticationScreenPages + licencePages + consentPages + infoPages

  // MARK: - Authentication

  private static let authenticationScreenPages = [
    dynamic("uikit-authentication-dynamic") { _ in },
    dynamic("uikit-authentication-dynamic-filled", isFilled: true) { _ in },
    dynamic("uikit-authentication-dynamic-verifying", isFilled: true) { CatalogDoor.submit($0) },
    dynamic("uikit-authentication-dynamic-refused", isFilled: true) {
      CatalogDoor.submit($0, answer: "The code is not valid any more.")
    },
    basic("uikit-authentication-basic"),
    basic("uikit-authentication-basic-refused", name: "maria.keller", password: "pass") {
      CatalogDoor.submit($0, answer: "The name or the password is wrong.")
    },
  ]

  private static func dynamic(
    _ name: String, isFilled: Bool = false,
    steps: @escaping @MainActor (FUIDynamicAuthenticationScreen) -> Void
  ) -> CatalogPage {
    CatalogPage(
      name, "Authentication",
      make: {
        let (navigation, screen) = FUIDynamicAuthenticationScreen.createInstanceFromStoryboard()
        screen.delegate = CatalogDoor.shared
        screen.informationFields = [
          FUIAuthenticationInformationField(
            placeholder: "Company", isSecureText: false, informationString: "Example Ltd."),
          FUIAuthenticationInformationField(
            placeholder: "Staff number", isSecureText: false,
            informationString: isFilled ? "4711" : nil),
          FUIAuthenticationInformationField(
            placeholder: "Activation code", isSecureText: true,
            informationString: isFilled ? "a secret" : nil),
        ]
        return navigation
      },
      steps: { controller in
        if let screen = controller as? FUIDynamicAuthenticationScreen { steps(screen) }
      })
  }

  private static func basic(
    _ name: String, name user: String = "", password: String = "",
    steps: (@MainActor (FUIBasicAuthenticationScreen) -> Void)? = nil
  ) -> CatalogPage {
    CatalogPage(
      name, "Authentication",
      make: {
        let (navigation, screen) = FUIBasicAuthenticationScreen.createInstanceFromStoryboard()
        screen.delegate = CatalogDoor.shared
        screen.usernameTextField.text = user
        screen.passwordTextField.text = password
        return navigation
      },
      steps: { controller in
        if let screen = controller as? FUIBasicAuthenticationScreen { steps?(screen) }
      })
  }

  // MARK: - Licence

  private static let licencePages = [
    licence("uikit-licence"),
    licence("uikit-licence-unread") { $0.requiresReading = true },
    licence("uikit-licence-short") {
      $0.eulaTextView.text = "You may use this app as long as you work with us."
    },
    licence("uikit-licence-alone", isEmbedded: false),
  ]

  private static func licence(
    _ name: String, isEmbedded: Bool = true,
    set: @escaping @MainActor (FUIEULAViewController) -> Void = { _ in }
  ) -> CatalogPage {
    CatalogPage(
      name, "Licence",
      make: {
        let screen = FUIEULAViewController.createInstanceFromStoryboard()
        screen.headlineLabel.text = "End User License Agreement"
        screen.offersPrinting = true
        screen.eulaTextView.attributedText = NSAttributedString(CatalogSamples.licence)
        set(screen)
        return isEmbedded ? UINavigationController(rootViewController: screen) : screen
      })
  }

  // MARK: - Consent

  private static let consentPages = [
    consent("uikit-consent-first", pages: 2),
    consent("uikit-consent-last", pages: 2) { CatalogDoor.turnPage($0) },
    consent("uikit-consent-optional", pages: 1, isRequired: false),
  ]

  private static func consent(
    _ name: String, pages: Int, isRequired: Bool = true,
    steps: (@MainActor (UIViewController) -> Void)? = nil
  ) -> CatalogPage {
    CatalogPage(
      name, "Consent",
      make: {
        let screen = FUIUserConsentViewController()
        let form = FUIMultiPageUserConsentForm(
          pages: Array(CatalogSamples.consentPagesOfUIKit.prefix(pages)))
        form.isRequired = isRequired
        screen.forms = [form]
        return UINavigationController(rootViewController: screen)
      }, steps: steps)
  }

  // MARK: - Info

  private static let infoPages = [
    info("uikit-info") { _ in },
    info("uikit-info-loading") {
      $0.showsLoadingIndicatorText = true
      $0.loadingIndicatorView.text = "Getting your work orders…"
      $0.loadingIndicatorView.show()
    },
  ]

  private static func info(
    _ name: String, set: @escaping @MainActor (FUIInfoViewController) -> Void
  ) -> CatalogPage {
    CatalogPage(
      name, "Info",
      make: {
        let screen = FUIInfoViewController.createInstanceFromStoryboard()
        screen.titleTextView.text = "Stay Connected in the Field"
        screen.informationTextView.text =
          "Your work orders come in by themselves whenever there is a network connection."
        screen.primaryButton.setTitle("Continue", for: .normal)
        screen.secondaryButton.setTitle("Learn More", for: .normal)
        set(screen)
        return screen
      })
  }
}
