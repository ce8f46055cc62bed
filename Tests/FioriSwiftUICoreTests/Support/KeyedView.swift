import FioriSwiftUICore
import Onboarding
import OnboardingTesting
import SwiftUI
import Testing

/// A view of the set, with the controls that a person uses on it and what a press of each tells the app.
struct KeyedView: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// Parts by their names, in the order of the keyboard; nil where a press tells the app nothing.
  let stops: [(name: String, event: String?)]
  let view: @MainActor @Sendable (WelcomeApp, Binding<String>) -> any View

  init(
    _ name: String, _ stops: [(String, String?)],
    _ view: @escaping @MainActor @Sendable (WelcomeApp, Binding<String>) -> any View
  ) {
    testDescription = name
    self.stops = stops.map { (name: $0.0, event: $0.1) }
    self.view = view
  }
}

private struct Erased: View {
  let view: any View
  var body: some View { AnyView(view) }
}

extension KeyedView {
  /// The whole set.
  static let set = [
    KeyedView("welcome", [("primaryActionButton", "go"), ("footnoteActionButton", "demo")]) {
      app, input in
      WelcomeScreen(
        title: "Field Service", action: FioriButton(title: "Start") { _ in app.note("go") },
        secondaryAction: FioriButton(title: "Demo") { _ in app.note("demo") }, inputText: input,
        isDemoAvailable: true)
    },
    KeyedView("activation", [("primaryActionButton", "go"), ("secondaryActionButton", "scan")]) {
      app, input in
      ActivationScreen(
        title: "Activation", action: FioriButton(title: "Go") { _ in app.note("go") },
        secondaryAction: FioriButton(title: "Scan") { _ in app.note("scan") }, inputText: input)
    },
    KeyedView(
      "licence",
      [
        ("cancelButton", "cancel"), ("printButton", nil), ("eulaTextView", nil),
        ("rejectButton", "no"), ("confirmButton", "yes"),
      ]
    ) { app, _ in
      EULAView(
        title: "Licence", bodyText: "Text", didAgree: { app.note("yes") },
        didDisagree: { app.note("no") }, didCancel: { app.note("cancel") })
    },
    KeyedView(
      "consent", [("cancelButton", "cancel"), ("denyButton", "no"), ("allowButton", "yes")]
    ) { app, _ in
      UserConsentForm(
        userConsentPages: [UserConsentPage(title: "One")], alertConfiguration: nil,
        didAllow: { app.note("yes") }, didDeny: { _ in app.note("no") },
        didCancel: { app.note("cancel") })
    },
    KeyedView(
      "consent, page by page",
      [("cancelButton", "cancel"), ("notNowButton", nil), ("allowButton", nil)]
    ) { app, _ in
      UserConsentForm(
        isPresented: .constant(true),
        userConsentPages: [
          UserConsentPage(title: "One", isRequired: false),
          UserConsentPage(title: "Two", isRequired: false),
        ], didCancel: { app.note("cancel") })
    },
    KeyedView("info", [("primaryButton", "go"), ("secondaryButton", "more")]) { app, _ in
      InfoView(
        title: "Info", action: FioriButton(title: "Go") { _ in app.note("go") },
        secondaryAction: FioriButton(title: "More") { _ in app.note("more") })
    },
    KeyedView("signing in", [("revealButton", nil), ("signInButton", "in")]) { app, input in
      Authentication(title: "Sign In", isDisabled: false, didSignIn: { app.note("in") })
        .authenticationStyle(
          BasicAuthenticationStyle(password: .constant("a password"), name: .constant("maria")))
    },
    KeyedView("what is new", [("closeButton", "close"), ("nextButton", "start")]) { app, _ in
      WhatsNewPageView(
        whatsNewPages: { WhatsNewPage(title: "Faster") }, currentIndex: .constant(0),
        didClose: { app.note("close") }, didFinish: { app.note("start") })
    },
    KeyedView("a list of what is new", [("closeButton", "close"), ("startButton", "start")]) {
      app, _ in
      WhatsNewListView(
        whatsNewListItems: { WhatsNewListItem(title: "Faster") },
        didClose: { app.note("close") }, didFinish: { app.note("start") })
    },
    KeyedView("a scanner", [("cancelButton", "cancel"), ("addressTextField", nil)]) { app, _ in
      OnboardingScanView(didCancel: { app.note("cancel") }).codeScanner(nil)
    },
    KeyedView("progress", [("Pause", "press")]) { app, _ in
      ProgressIndicator(progress: .constant(0.3))
        .progressIndicatorStyle(ProgressIndicatorPausableStyle(isPaused: .constant(false)))
        .onProgressIndicatorPress { app.note("press") }
    },
    KeyedView("a message", [("bannerClose", nil)]) { app, _ in
      Text("Page").frame(maxWidth: .infinity, maxHeight: .infinity).bannerMessageView(
        isPresented: .constant(true), title: "Failed")
    },
    KeyedView("an illustrated message", [("Again", "again")]) { app, _ in
      IllustratedMessage(
        title: "None", action: FioriButton(title: "Again") { _ in app.note("again") })
    },
  ]

  /// The view on a display, in the texts of a language.
  @MainActor func story(
    size: ScreenSize = .handheld, texts: OnboardingTexts = OnboardingTexts()
  ) -> WelcomeStory {
    WelcomeStory(size: size, input: "jane@example.com") { app, input in
      Erased(view: view(app, input)).onboardingTexts(texts)
    }
  }
}
