import FioriSwiftUICore
import FioriThemeManager
import Onboarding
import SwiftUI

extension CatalogPage {
  /// Messages, progress, signing in, passcodes and what is new: of `FioriSwiftUICore`.
  static let signInPages =
    bannerPages + progressPages + authenticationPages + passcodePages + whatsNewPages

  private static let bannerPages = [
    CatalogPage("banner-types", "BannerMessage (SwiftUI)") { BannerTable() },
    CatalogPage("banner-over", "BannerMessage (SwiftUI)") {
      page.bannerMessageView(
        isPresented: .constant(true), icon: { Image(systemName: "exclamationmark.triangle") },
        title: "Sign In Failed")
    },
    CatalogPage("banner-pushing", "BannerMessage (SwiftUI)") {
      page.bannerMessageView(
        isPresented: .constant(true), pushContentDown: .constant(true),
        title: "Verifying Information…", hidesCloseAction: true, messageType: .neutral)
    },
    CatalogPage("banner-long", "BannerMessage (SwiftUI)") {
      page.bannerMessageView(
        isPresented: .constant(true), pushContentDown: .constant(true),
        title: "Die Benutzerkontenverwaltung hat diese Kombination aus Benutzername und Kennwort "
          + "zurückgewiesen.", bannerTapped: {}, alignment: .leading, messageType: .critical)
    },
  ]

  private static let progressPages = [
    CatalogPage("progress-indicator", "ProgressIndicator (SwiftUI)") { ProgressTable() }
  ]

  private static let authenticationPages = [
    signIn("authentication-basic"),
    signIn("authentication-filled", name: "maria.keller", password: "a password"),
    signIn(
      "authentication-shown", name: "maria.keller", password: "a password", press: "revealButton"),
    signIn("authentication-verifying", name: "maria.keller", password: "pass", phase: .verifying),
    signIn(
      "authentication-refused", name: "maria.keller", password: "pass",
      phase: .refused(message: "The name or the password is wrong.")),
    signIn("authentication-image", hasImage: true),
    CatalogPage("authentication-dynamic", "Authentication (SwiftUI)") { DynamicSignIn() },
    CatalogPage("text-fields", "TextFieldFormView (SwiftUI)") { FieldTable() },
  ]

  private static let passcodePages = [
    passcode("passcode-policy", ""),
    passcode("passcode-policy-part", "abcdef12"),
    passcode("passcode-policy-done", "Abcdef12!"),
  ]

  private static let whatsNewPages = [
    CatalogPage("whats-new-first", "WhatsNew (SwiftUI)") { news(0) },
    CatalogPage("whats-new-last", "WhatsNew (SwiftUI)") { news(2) },
    CatalogPage("whats-new-list", "WhatsNew (SwiftUI)") {
      WhatsNewListView(
        whatsNewListItems: {
          WhatsNewListItem(
            detailImage: Image(systemName: "bolt"), title: "Faster",
            subtitle: "Orders open at once, even long ones.")
          WhatsNewListItem(
            detailImage: Image(systemName: "wifi.slash"), title: "Offline",
            subtitle: "Orders are kept on the device until there is a network again.")
          WhatsNewListItem(title: "Without a picture", subtitle: "A line may have texts alone.")
        }, didClose: {}, didFinish: {})
    },
  ]

  private static func signIn(
    _ name: String, name user: String = "", password: String = "", press: String? = nil,
    phase: AuthenticationForm.Phase = .entry, hasImage: Bool = false
  ) -> CatalogPage {
    CatalogPage(name, "Authentication (SwiftUI)", press: press) {
      Keeping([user, password]) { texts in
        Authentication(
          detailImage: hasImage ? Image(systemName: "person") : nil, title: "Sign In",
          subtitle: "Use the account that your company has given you.", isDisabled: false
        )
        .authenticationStyle(BasicAuthenticationStyle(password: texts[1], name: texts[0]))
        .authenticationPhase(phase)
      }
    }
  }

  private static func passcode(_ name: String, _ passcode: String) -> CatalogPage {
    CatalogPage(name, "Authentication (SwiftUI)") {
      Keeping([passcode]) { texts in
        Authentication(
          title: "Create Passcode", subtitle: "It protects what the app keeps on this device.",
          signInAction: FioriButton(title: "Next"), isDisabled: false
        )
        .authenticationStyle(
          PasscodePolicyAuthenticationStyle(
            passcode: texts[0],
            policy: FioriPasscodePolicy(
              hasDigit: true, hasUpper: true, hasSpecial: true, minUniqueChars: 4)))
      }
    }
  }

  private static func news(_ index: Int) -> some View {
    WhatsNewPageView(
      whatsNewPages: {
        WhatsNewPage(
          detailImage: Image(systemName: "bolt"), title: "Faster",
          description: "Orders open at once, even long ones.")
        WhatsNewPage(title: "Offline", description: "Orders are kept on the device.")
        WhatsNewPage(
          detailImage: Image(systemName: "photo"), title: "Pictures", isImageExpanded: true)
      }, currentIndex: .constant(index), didClose: {}, didFinish: {})
  }

  private static var page: some View {
    VStack(spacing: 16) {
      Text("Field Service").font(.fiori(forTextStyle: .title1, weight: .bold))
      Text("Sign in with the name that your company has given you.")
        .font(.fiori(forTextStyle: .body))
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(Color.preferredColor(.primaryBackground))
  }
}
