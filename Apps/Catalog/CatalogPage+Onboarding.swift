import FioriSwiftUICore
import SwiftUI

extension CatalogPage {
  /// The screens between the welcome screen and the app.
  static let onboardingViews = activationViews + licenceViews + consentViews + infoViews

  private static let activationViews = [
    view("swiftui-activation", "ActivationScreen (SwiftUI)") {
      Typing(input: "") {
        ActivationScreen(title: "Activation", inputText: $0).onPrimaryAction { _ in }
      }
    },
    view("swiftui-activation-server", "ActivationScreen (SwiftUI)") {
      Typing(input: "server.example.com") {
        ActivationScreen(title: "Activation", inputText: $0, options: [.manualURL])
          .onPrimaryAction { _ in }
      }
    },
    view("swiftui-activation-invalid", "ActivationScreen (SwiftUI)", press: "primaryActionButton") {
      Typing(input: "maria.keller") {
        ActivationScreen(title: "Activation", inputText: $0).onPrimaryAction { _ in }
      }
    },
    view("swiftui-activation-lookup", "ActivationScreen (SwiftUI)") {
      Typing(input: CatalogSamples.email) {
        ActivationScreen(title: "Activation", inputText: $0)
          .onPrimaryAction { _ in }
          .welcomeScreenLoading(true) {}
      }
    },
    view("swiftui-activation-message", "ActivationScreen (SwiftUI)") {
      Typing(input: "") { input in
        ActivationScreen(
          title: "Activation",
          illustratedMessage: IllustratedMessage(
            detailImage: Image(systemName: "wifi.slash"), title: "No Connection",
            description: "Connect this device to a network, then try again.",
            detailImageSize: .large),
          inputText: input, showsIllustratedMessage: true
        )
        .onPrimaryAction { _ in }
      }
    },
  ]

  private static let licenceViews = [
    view("swiftui-licence", "EULAView (SwiftUI)") { licence },
    view("swiftui-licence-unread", "EULAView (SwiftUI)") { licence.licenceRequiresReading() },
    view("swiftui-licence-short", "EULAView (SwiftUI)") {
      EULAView(
        title: "License Agreement", bodyText: "You may use this app as long as you work with us.")
    },
    view("swiftui-licence-navigation", "EULAView (SwiftUI)") { NavigationStack { licence } },
    view("swiftui-licence-html", "EULAView (SwiftUI)") {
      EULAView(title: "License Agreement", source: .text(CatalogSamples.licencePage, as: .html))
    },
    view("swiftui-licence-missing", "EULAView (SwiftUI)") {
      EULAView(title: "License Agreement", source: .file(URL(filePath: "/missing.html")))
    },
    view("swiftui-licence-paper", "EULAView (SwiftUI)", press: "printButton") { licence },
  ]

  private static let consentViews = [
    view("swiftui-consent-first", "UserConsentForm (SwiftUI)") { form() },
    view("swiftui-consent-last", "UserConsentForm (SwiftUI)", press: "nextButton") { form() },
    view("swiftui-consent-optional", "UserConsentForm (SwiftUI)") {
      form(pages: 1, isRequired: false)
    },
    view("swiftui-consent-question", "UserConsentForm (SwiftUI)", press: "denyButton") {
      form(pages: 1)
    },
    view("swiftui-consent-navigation", "UserConsentForm (SwiftUI)") { NavigationStack { form() } },
    view("swiftui-consent-page-by-page", "UserConsentForm (SwiftUI)") {
      UserConsentForm(isPresented: .constant(true), userConsentPages: CatalogSamples.consentPages)
    },
  ]

  private static let infoViews = [
    view("swiftui-info", "InfoView (SwiftUI)") { info(LoadingIndicator?.none) },
    view("swiftui-info-loading", "InfoView (SwiftUI)") {
      info(LoadingIndicator(title: "Getting your work orders…", isPresented: .constant(true)))
    },
    view("swiftui-info-picture", "InfoView (SwiftUI)") {
      InfoView(
        title: "You Are All Set", descriptionText: "Your work orders are ready.",
        actionText: "Continue", action: {}, image: Image(systemName: "checkmark.circle"))
    },
  ]

  private static func view<Content: View>(
    _ name: String, _ group: String, press: String? = nil,
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> CatalogPage { CatalogPage(name, group, press: press, view: content) }

  private static var licence: EULAView {
    EULAView(title: "End User License Agreement", bodyText: CatalogSamples.licence)
  }

  private static func form(pages: Int = 2, isRequired: Bool = true) -> UserConsentForm {
    UserConsentForm(
      userConsentPages: Array(CatalogSamples.consentPages.prefix(pages)), isRequired: isRequired)
  }

  private static func info(_ indicator: LoadingIndicator?) -> InfoView {
    InfoView(
      title: "Stay Connected in the Field",
      descriptionText:
        "Your work orders come in by themselves whenever there is a network connection.",
      action: FioriButton(title: "Continue") { _ in },
      secondaryAction: FioriButton(title: "Learn More") { _ in }, loadingIndicator: indicator)
  }
}
