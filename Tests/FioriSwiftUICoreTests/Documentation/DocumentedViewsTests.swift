import FioriSwiftUICore
import Onboarding
import OnboardingTesting
import SwiftUI
import Testing

// What the pages of `Documentation` on the views of the SwiftUI set show, as it is printed there.

@MainActor private final class Events {
  static var list: [String] = []
}

@MainActor private func note(_ event: String) { Events.list.append(event) }
@MainActor private func lookUp(_ address: String) { note("look up") }
@MainActor private func showScanner() { note("scanner") }
@MainActor private func showConsent() { note("consent") }
@MainActor private func leave() { note("leave") }
@MainActor private func next() { note("next") }
@MainActor private func store<Value>(_ values: [Value]) { note("store \(values)") }
@MainActor private func explain(_ count: Int, _ isRequired: Bool) { note("explain") }

@MainActor private func isOurs(_ text: String) -> Bool {
  do throws(ActivationPayloadError) {
    let payload = try ActivationPayload(text, applicationID: "com.example.fieldservice")
    return payload.configuration.host.hasSuffix(".example.com")
  } catch {
    return false
  }
}

private struct Samples: View {
  let number: Int
  let licence = AttributedString("You may use this app.")
  let scanner = FakeCodeScanner()
  @State private var address = ""
  @State private var asksForConsent = true
  @State private var isLoading = false

  var body: some View {
    switch number {
    case 0:
      ActivationScreen(
        title: "Activation", footnote: "Or",
        action: FioriButton(title: "Use Your Email") { _ in lookUp(address) },
        secondaryAction: FioriButton(title: "Scan") { _ in showScanner() }, inputText: $address)
    case 1:
      ActivationScreen(
        title: { Text("Activation") },
        secondaryAction: { Button("Scan") { showScanner() } },
        inputText: $address, options: [.manualURL, .barcodeScanner])
    case 2:
      EULAView(
        title: "License Agreement", bodyAttributedText: licence,
        didAgree: { showConsent() }, didDisagree: { leave() }, didCancel: { leave() })
    case 3:
      EULAView(
        title: "License Agreement", bodyText: "You may use this app.", didAgree: { showConsent() }
      )
      .licenceRequiresReading()
    case 4:
      UserConsentView {
        UserConsentForm(userConsentPages: {
          UserConsentPage(title: "Location Data", bodyText: "To show work orders near you.")
          UserConsentPage(title: "Photos", bodyText: "To add them to a report.")
        })
        UserConsentForm(
          userConsentPages: [UserConsentPage(title: "Crash Reports")], isRequired: false)
      } didFinish: { allowed in
        store(allowed)
      }
    case 5:
      UserConsentForm(
        isPresented: $asksForConsent,
        userConsentPages: [
          UserConsentPage(
            title: "Location Data", bodyText: "To show what is near.", isRequired: true),
          UserConsentPage(title: "Crash Reports", bodyText: "To mend them.", isRequired: false),
        ],
        didAllow: { pages in store(pages.map(\.id)) },
        didDeny: { pages, isRequiredOneDenied in explain(pages.count, isRequiredOneDenied) })
    case 6:
      InfoView(
        title: "You Are All Set", descriptionText: "Your work orders are ready.",
        actionText: "Continue", action: { next() }, image: Image(systemName: "checkmark.circle"))
    case 7:
      InfoView(
        title: { Text("Stay Connected") },
        action: { FioriButton(title: "Continue") { _ in next() } },
        loadingIndicator: {
          LoadingIndicator(title: "Getting your work orders…", isPresented: $isLoading)
        })
    case 8:
      OnboardingScanView(
        title: "Scan QR Code", instructionText: "Point your camera at the code.",
        didScan: { text in store([text]) })
    case 9:
      OnboardingScanView(
        shouldValidateScanResult: { text in isOurs(text) },
        didCancel: { leave() },
        didTapContinue: { next() })
    case 10:
      OnboardingScanView(shouldValidateScanResult: { text in isOurs(text) })
        .codeScanner(scanner)
    case 11:
      EULAView(
        title: "License Agreement",
        source: .file(URL(filePath: "/usr/share/fieldservice/licence.html")),
        didAgree: { showConsent() }, didDisagree: { leave() }, didCancel: { leave() })
    default: EmptyView()
    }
  }
}

@MainActor @Suite("The views that the documentation shows", .onScreen, .serialized)
struct DocumentedViewsTests {
  @Test(
    "do what it says",
    arguments: [
      (0, "secondaryActionButton", "scanner"),
      (1, "Scan", "scanner"),
      (2, "confirmButton", "consent"),
      (3, "rejectButton", nil),
      (4, "nextButton", nil),
      (5, "allowButton", nil),
      (6, "Continue", "next"),
      (7, "Continue", "next"),
      (9, "cancelButton", "leave"),
      (11, "rejectButton", "leave"),
    ] as [(Int, String, String?)])
  func samples(number: Int, tap: String, event: String?) async throws {
    Events.list = []
    let story = WelcomeStory { _, _ in Samples(number: number) }
    try await story.tap(tap)
    #expect(Events.list == (event.map { [$0] } ?? []))
    #expect(story.screen.layoutProblems() == [])
  }

  @Test("ask about a code, and give it to the app")
  func scanned() async throws {
    Events.list = []
    let scanner = FakeCodeScanner()
    let seed = WelcomeStory { _, _ in Samples(number: 8).codeScanner(scanner) }
    try await seed.screen.wait(until: "the camera runs") { scanner.isRunning }
    scanner.see("x")
    try await seed.screen.wait(until: "the text") { !Events.list.isEmpty }
    #expect(Events.list == [#"store ["x"]"#])
    let asking = WelcomeStory { _, _ in Samples(number: 9) }
    for (typed, event) in [("https://a.elsewhere.com", nil), ("https://a.example.com", "next")] {
      Events.list = []
      try asking.screen.type(typed, into: "addressTextField")
      try await asking.tap("continueButton")
      #expect(Events.list == (event.map { [$0] } ?? []))
      if event == nil {
        try await asking.tap("OK")
        for _ in typed { asking.screen.press(.backspace) }
      }
    }
    let own = WelcomeStory { _, _ in Samples(number: 10) }
    try await own.screen.wait(until: "the camera's picture") {
      own.screen.has("typeAddressButton")
    }
  }

  @Test(
    "are printed there as they are tested here",
    arguments: ["ActivationScreen", "EULAView", "UserConsent", "InfoView", "OnboardingScanView"])
  func printed(page: String) throws {
    let tests = URL(filePath: #filePath)
    let root = (0..<4).reduce(tests) { url, _ in url.deletingLastPathComponent() }
    let text = try String(
      contentsOf: root.appending(path: "Documentation/\(page).md"), encoding: .utf8)
    // Pages on both faces have samples of UIKit too, which have a test of their own.
    let controllers = root.appending(path: "Tests/SAPFioriTests/DocumentedScreensTests.swift")
    let source = try [tests, controllers].map { try String(contentsOf: $0, encoding: .utf8) }
      .joined(separator: "\n")
    let tested = Set(source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
    let samples = text.components(separatedBy: "```swift").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(!samples.isEmpty)
    for line in samples.joined().split(separator: "\n") {
      let line = line.trimmingCharacters(in: .whitespaces)
      #expect(tested.contains(line), "\(page).md: \(line)")
    }
  }
}
