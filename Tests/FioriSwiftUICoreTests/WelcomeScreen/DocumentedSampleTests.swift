import FioriSwiftUICore
import OnboardingTesting
import SwiftUI
import Testing

// What `Documentation/WelcomeScreen.md` shows, as it is printed there.

@MainActor private var events: [String] = []
@MainActor private func lookUp(_ email: String) async { events.append("look up \(email)") }
@MainActor private func showDemo() { events.append("demo") }
@MainActor private func start() { events.append("start") }

private struct Start: View {
  @State private var email = ""

  var body: some View {
    WelcomeScreen(title: "Field Service", inputText: $email, options: [.discoveryService])
      .onPrimaryAction { action in
        if action == .tryEmail { await lookUp(email) }
      }
      .onDemoMode { showDemo() }
  }
}

private struct Forms: View {
  @State private var email = ""

  var body: some View {
    VStack {
      WelcomeScreen(
        title: { Text("Field Service") },
        headlineImage: { Image("Mark") },
        action: {
          FioriButton { _ in
            start()
          } label: { _ in
            Text("Start")
          }
        },
        inputText: $email)

      WelcomeScreen(
        title: "Field Service", action: FioriButton(title: "Start") { _ in start() },
        inputText: $email,
        isLegalAgreementRequired: true, legalText: "I agree to the Terms of Service.")
    }
  }
}

private struct Styled: View {
  @State private var email = ""

  var body: some View {
    VStack {
      WelcomeScreen(title: "Field Service", inputText: $email)
        .titleStyle { configuration in configuration.title.foregroundStyle(.green) }
        .welcomeScreenStyle(
          .footnoteStyle { configuration in configuration.footnote.opacity(0.7) })

      WelcomeScreen(title: "Field Service", inputText: $email, options: [.discoveryService])
        .welcomeScreenStyle { configuration in
          HStack {
            configuration.icon
            VStack {
              configuration.title
              configuration.inputField
              configuration.action
              configuration.loadingIndicator
            }
          }
        }
    }
  }
}

@MainActor @Suite("What the documentation shows", .onScreen) struct DocumentedSampleTests {
  @Test("looks an address up, and shows the demo")
  func start() async throws {
    events = []
    let screen = Screen(UIHostingController(rootView: Start()))
    try screen.type("jane@example.com", into: "emailTextField")
    try await screen.wait(until: "the button") {
      (try? screen.find("primaryActionButton") as? UIControl)?.isEnabled == true
    }
    try screen.tap("primaryActionButton")
    try await screen.wait(until: "the look-up") { events == ["look up jane@example.com"] }
    try await screen.wait(until: "the demo's button") {
      (try? screen.find("footnoteActionButton") as? UIControl)?.isEnabled == true
    }
    try screen.tap("footnoteActionButton")
    #expect(events.last == "demo")
  }

  @Test("can be shown")
  func shown() {
    for view in [AnyView(Forms()), AnyView(Styled())] {
      let screen = Screen(UIHostingController(rootView: view), size: .tablet)
      #expect(screen.textTree.split(separator: "Field Service").count > 2)
      screen.close()
    }
  }
}
