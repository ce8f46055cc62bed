import FioriSwiftUICore
import SwiftUI

extension CatalogPage {
  /// The screens and parts of `FioriSwiftUICore`.
  static let swiftUIPages = welcomeViews + onboardingViews + partViews

  private static let welcomeViews = [
    welcomeView("swiftui-welcome-email") {
      WelcomeScreen(title: "Field Service", inputText: $0, options: [.discoveryService])
    },
    welcomeView("swiftui-welcome-link") {
      WelcomeScreen(title: "Field Service", inputText: $0, options: [])
    },
    welcomeView("swiftui-welcome-scanner") {
      WelcomeScreen(title: "Field Service", inputText: $0, options: [.barcodeScanner])
    },
    welcomeView("swiftui-welcome-activation") {
      WelcomeScreen(
        title: "Field Service", inputText: $0, options: [.discoveryService, .barcodeScanner])
    },
    welcomeView("swiftui-welcome-server") {
      WelcomeScreen(title: "Field Service", inputText: $0, options: [.manualURL])
    },
    welcomeView("swiftui-welcome-configured") {
      WelcomeScreen(title: "Field Service", inputText: $0, state: .isConfigured)
    },
    welcomeView("swiftui-welcome-action") {
      WelcomeScreen(
        title: "Field Service", description: "Connect to your company's system to get started.",
        action: FioriButton(title: "Start") { _ in }, inputText: $0)
    },
    welcomeView("swiftui-welcome-headline-image") { input in
      WelcomeScreen(
        title: "Field Service",
        headlineImage: { CatalogSamples.wordmark.map { Image(uiImage: $0) } },
        inputText: input, options: [.discoveryService])
    },
    welcomeView("swiftui-welcome-typed", input: CatalogSamples.email) {
      WelcomeScreen(title: "Field Service", inputText: $0, options: [.discoveryService])
    },
    welcomeView("swiftui-welcome-invalid", input: "maria.keller", press: primary) {
      WelcomeScreen(title: "Field Service", inputText: $0, options: [.discoveryService])
    },
    welcomeView("swiftui-welcome-lookup", input: CatalogSamples.email) {
      WelcomeScreen(title: "Field Service", inputText: $0, options: [.discoveryService])
        .welcomeScreenLoading(true)
    },
    welcomeView("swiftui-welcome-lookup-cancel", input: CatalogSamples.email) {
      WelcomeScreen(title: "Field Service", inputText: $0, options: [.discoveryService])
        .welcomeScreenLoading(true) {}
    },
    welcomeView("swiftui-welcome-legal", input: CatalogSamples.email) {
      legalScreen($0)
    },
    welcomeView("swiftui-welcome-legal-accepted", input: CatalogSamples.email) {
      legalScreen($0).legalAgreement(isAccepted: .constant(true))
    },
    welcomeView("swiftui-welcome-no-demo") {
      WelcomeScreen(
        title: "Field Service", inputText: $0, options: [.discoveryService],
        isDemoAvailable: false)
    },
    welcomeView("swiftui-welcome-demo-missing", press: "footnoteActionButton", hasDemo: false) {
      WelcomeScreen(
        title: "Field Service", inputText: $0, options: [.discoveryService],
        isDemoAvailable: true)
    },
    welcomeView("swiftui-welcome-message") {
      WelcomeScreen(
        title: "Field Service", action: FioriButton(title: "Start") { _ in },
        illustratedMessage: message(.large), inputText: $0, showsIllustratedMessage: true)
    },
    welcomeView("swiftui-welcome-styled", input: CatalogSamples.email) {
      WelcomeScreen(title: "Field Service", inputText: $0, options: [.discoveryService])
        .welcomeScreenStyle(
          .titleStyle { configuration in
            configuration.title.foregroundStyle(Color.preferredColor(.positiveLabel))
          })
    },
    welcomeView("swiftui-welcome-long", input: CatalogSamples.email) {
      WelcomeScreen(
        title: "Willkommen bei der Außendienststeuerung",
        description: AttributedString(
          "Geben Sie zur Einrichtung die E-Mail-Adresse ein, die Ihnen Ihre "
            + "Benutzerkontenverwaltungsabteilung zugeteilt hat."),
        footnote: "Möchten Sie die Anwendung zuerst unverbindlich kennenlernen?",
        action: FioriButton(title: "Konfigurationseinstellungen jetzt herunterladen") { _ in },
        secondaryAction: FioriButton(title: "Vorführmodus mit Beispieldaten ausprobieren") { _ in },
        inputText: $0, legalText: "Ich stimme den Nutzungsbedingungen zu.",
        isLegalAgreementRequired: true, options: [.discoveryService],
        footerText: "© 2026 Beispielgesellschaft mit beschränkter Haftung")
    },
  ]

  private static let partViews = [
    CatalogPage("fiori-buttons", "FioriButton (SwiftUI)") { ButtonTable() },
    CatalogPage("illustrated-message", "IllustratedMessage (SwiftUI)") { message(nil) },
    CatalogPage("illustrated-message-horizontal", "IllustratedMessage (SwiftUI)") {
      message(nil).illustratedMessageStyle(.horizontal)
    },
    CatalogPage("illustrated-message-mixed", "IllustratedMessage (SwiftUI)") {
      message(nil).illustratedMessageStyle(.mixed)
    },
  ]

  private static let primary = "primaryActionButton"

  private static func welcomeView<Content: View>(
    _ name: String, input: String = "", press: String? = nil, hasDemo: Bool = true,
    @ViewBuilder view: @escaping @MainActor (Binding<String>) -> Content
  ) -> CatalogPage {
    CatalogPage(name, "WelcomeScreen (SwiftUI)", press: press) {
      let screen = Typing(input: input, content: view)
      if hasDemo { screen.onDemoMode {} } else { screen }
    }
  }

  private static func legalScreen(_ input: Binding<String>) -> WelcomeScreen {
    WelcomeScreen(
      title: "Field Service", inputText: input,
      legalText: "I agree to the Terms of Service.", isLegalAgreementRequired: true,
      options: [.discoveryService])
  }

  private static func message(
    _ size: IllustratedMessage.DetailImageSize?
  ) -> IllustratedMessage {
    IllustratedMessage(
      detailImage: Image(systemName: "wifi.slash"), title: "No Connection",
      description: "Connect this device to a network, then try again.",
      action: FioriButton(title: "Try Again") { _ in },
      secondaryAction: FioriButton(title: "Help") { _ in }, detailImageSize: size)
  }
}

/// Keeps what is typed on a page.
struct Typing<Content: View>: View {
  @State private var input: String
  private let content: @MainActor (Binding<String>) -> Content

  init(
    input: String, @ViewBuilder content: @escaping @MainActor (Binding<String>) -> Content
  ) {
    _input = State(initialValue: input)
    self.content = content
  }

  var body: some View { content($input) }
}

/// The kit's buttons, a style a row.
private struct ButtonTable: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        FioriButton(title: "Primary")
        FioriButton(title: "Disabled").disabled(true)
        FioriButton(title: "At Work").fioriButtonStyle(
          FioriPrimaryButtonStyle(loadingState: .processing))
        FioriButton(title: "Done").fioriButtonStyle(
          FioriPrimaryButtonStyle(loadingState: .success))
        row(.tint, "Tint")
        row(.normal, "Normal")
        row(.negative, "Negative")
        FioriButton(title: "Plain").fioriButtonStyle(FioriPlainButtonStyle())
        FioriButton(label: { _ in Text("Scan") }, image: { _ in Image(systemName: "camera") })
        FioriButton(isSelectionPersistent: true) { state in
          Text(state == .selected ? "Following" : "Follow")
        }
        .fioriButtonStyle(FioriSecondaryButtonStyle())
      }
      .padding(16)
      .frame(maxWidth: .infinity)
    }
  }

  private func row(_ color: FioriButtonColorStyle, _ title: AttributedString) -> some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 12) { pair(color, title) }
      VStack(spacing: 12) { pair(color, title) }
    }
  }

  @ViewBuilder private func pair(
    _ color: FioriButtonColorStyle, _ title: AttributedString
  ) -> some View {
    FioriButton(title: title).fioriButtonStyle(FioriSecondaryButtonStyle(colorStyle: color))
    FioriButton(title: title).fioriButtonStyle(FioriTertiaryButtonStyle(colorStyle: color))
  }
}
