import FioriSwiftUICore
import OnboardingTesting
import SwiftUI
import Testing

@MainActor private var starts = 0
@MainActor private func startActivation() { starts += 1 }

/// The documentation's sample with view builders, as it is printed.
private struct BuilderSample: View {
  @State private var email = ""

  var body: some View {
    WelcomeScreen(
      title: {
        Text("Field Service")
      },
      description: {
        Text("Connect to your SAP system to get started.")
      },
      icon: {
        Image("AppIcon")
      },
      headlineImage: {
        Image("SAPLogo")
      },
      action: {
        FioriButton { _ in
          startActivation()
        } label: { _ in
          Text("Start")
        }
      },
      inputText: $email,
      state: .notConfigured,
      isDemoAvailable: true
    )
  }
}

/// The documentation's sample with types, as it is printed.
private struct TypeSample: View {
  @State private var serverURL = ""

  var body: some View {
    WelcomeScreen(
      title: "Field Service",
      description: "Connect to your SAP system to get started.",
      icon: Image("AppIcon"),
      action: FioriButton(title: "Start") { _ in startActivation() },
      inputText: $serverURL,
      isLegalAgreementRequired: true,
      legalText: "I agree to the Terms of Service.",
      isDemoAvailable: false,
      state: .notConfigured
    )
  }
}

@MainActor @Suite("The documentation's samples", .onScreen) struct SeedSampleTests {
  @Test("of view builders shows what it says, and starts")
  func builders() async throws {
    starts = 0
    let screen = Screen(UIHostingController(rootView: BuilderSample()))
    #expect(screen.has("Field Service"))
    #expect(screen.has("Connect to your SAP system to get started."))
    #expect(screen.has("Want to explore?"))
    #expect(screen.has("Try the Demo"))
    #expect(!screen.has("emailTextField"))
    try screen.tap("Start")
    #expect(starts == 1)
  }

  @Test("of types asks for agreement, then starts")
  func types() async throws {
    starts = 0
    let screen = Screen(UIHostingController(rootView: TypeSample()))
    #expect(!screen.has("Try the Demo"))
    #expect(throws: ScreenError.disabled(name: "primaryActionButton")) {
      try screen.tap("primaryActionButton")
    }
    try screen.tap("legalAgreement")
    try await screen.wait(until: "the button") {
      (try? screen.find("primaryActionButton") as? UIControl)?.isEnabled == true
    }
    try screen.tap("primaryActionButton")
    #expect(starts == 1)
  }
}
