import FioriSwiftUICore
import Localization
import Onboarding
import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("The parts of a welcome screen", .onScreen) struct WelcomeStateTableTests {
  struct Row: Sendable {
    let state: WelcomeScreenState
    let options: Set<WelcomeScreenOption>?
    var hasAction = false
    let field: String?
    let button: String?
    let detail: String
  }

  private nonisolated static let link = "To set the app up, follow the link in your welcome email."
  private nonisolated static let activation = "The app has to be activated before you can use it."
  private nonisolated static let ready = "Everything is ready. Sign in to begin."

  nonisolated static let rows = [
    Row(state: .isConfigured, options: nil, field: nil, button: "Start", detail: ready),
    Row(
      state: .isConfigured, options: [.discoveryService], field: nil, button: "Start",
      detail: ready),
    Row(state: .notConfigured, options: nil, field: nil, button: nil, detail: link),
    Row(
      state: .notConfigured, options: nil, hasAction: true, field: nil, button: "Go",
      detail: ready),
    Row(state: .notConfigured, options: [], field: nil, button: nil, detail: link),
    Row(state: .notConfigured, options: [], hasAction: true, field: nil, button: nil, detail: link),
    Row(
      state: .notConfigured, options: [.discoveryService], field: "Email", button: "Continue",
      detail: "To set the app up, enter your work email address."),
    Row(
      state: .notConfigured, options: [.discoveryService], hasAction: true, field: "Email",
      button: "Go", detail: "To set the app up, enter your work email address."),
    Row(
      state: .notConfigured, options: [.manualURL], field: "Server address", button: "Continue",
      detail: "To set the app up, enter the address of your server."),
    Row(
      state: .notConfigured, options: [.discoveryService, .manualURL],
      field: "Email or server address", button: "Continue",
      detail: "To set the app up, enter your work email address or the address of your server."),
    Row(
      state: .notConfigured, options: [.barcodeScanner], field: nil, button: "Scan",
      detail: "To set the app up, scan the QR code that your administrator gave you."),
    Row(
      state: .notConfigured, options: [.discoveryService, .barcodeScanner], field: nil,
      button: "Activate", detail: activation),
    Row(
      state: .notConfigured, options: [.manualURL, .barcodeScanner], field: nil,
      button: "Activate", detail: activation),
  ]

  @Test("are those that state and options ask for", arguments: ScreenForm.allCases, rows)
  func table(_ form: ScreenForm, _ row: Row) throws {
    for hasDemo in [false, true] {
      for hasLegal in [false, true] {
        let story = WelcomeStory { _, input in
          form.screen(
            input, state: row.state, options: row.options, hasAction: row.hasAction,
            isDemoAvailable: hasDemo, isLegalAgreementRequired: hasLegal)
        }
        let screen = story.screen
        #expect(try story.text("headlineLabel") == "Field Service")
        #expect(try story.text("detailLabel") == row.detail)
        #expect(screen.has("emailTextField") == (row.field != nil))
        if let field = row.field { #expect(try story.text("emailTextField") == field) }
        #expect(screen.has("primaryActionButton") == (row.button != nil))
        if let button = row.button {
          #expect(try story.text("primaryActionButton") == button)
          #expect(story.isEnabled("primaryActionButton") == (row.field == nil && !hasLegal))
        }
        #expect(screen.has("footnoteLabel") == hasDemo)
        #expect(screen.has("footnoteActionButton") == hasDemo)
        if hasDemo { #expect(story.isEnabled("footnoteActionButton") == true) }
        #expect(screen.has("legalAgreement") == hasLegal)
        #expect(screen.has("logoImageView"))
        screen.close()
      }
    }
  }

  @Test("follow a change of the options", arguments: ScreenForm.allCases)
  func change(_ form: ScreenForm) async throws {
    let story = WelcomeStory { app, input in form.screen(input, options: app.options) }
    #expect(!story.screen.has("primaryActionButton"))
    story.app.options = [.discoveryService]
    await story.settle()
    #expect(story.screen.has("emailTextField"))
    #expect(try story.text("primaryActionButton") == "Continue")
    story.app.options = [.barcodeScanner]
    await story.settle()
    #expect(!story.screen.has("emailTextField"))
    #expect(try story.text("primaryActionButton") == "Scan")
  }

  @Test("A demo is there when something says what it does", arguments: ScreenForm.allCases)
  func impliedDemo(_ form: ScreenForm) throws {
    let without = WelcomeStory { _, input in form.screen(input) }
    #expect(!without.screen.has("footnoteActionButton"))
    without.screen.close()
    let with = WelcomeStory { _, input in form.screen(input).onDemoMode {} }
    #expect(try with.text("footnoteLabel") == "Want to explore?")
    #expect(try with.text("footnoteActionButton") == "Try the Demo")
    with.screen.close()
    let refused = WelcomeStory { _, input in
      form.screen(input, isDemoAvailable: false).onDemoMode {}
    }
    #expect(!refused.screen.has("footnoteActionButton"))
  }

  @Test("that are empty are not there, and have no default")
  func empty() {
    let story = WelcomeStory { _, input in
      WelcomeScreen(
        title: { Text("Field Service") }, description: { EmptyView() }, icon: { EmptyView() },
        footnote: { if false { Text("No") } }, action: { EmptyView() }, inputText: input,
        state: .isConfigured, isDemoAvailable: true)
    }
    for part in ["detailLabel", "logoImageView", "footnoteLabel", "primaryActionButton"] {
      #expect(!story.screen.has(part), "\(part)")
    }
    #expect(story.screen.has("footnoteActionButton"))
  }

  @Test("of texts that are empty are not there")
  func emptyTexts() {
    let story = WelcomeStory { _, input in
      WelcomeScreen(
        title: "Field Service", description: "", footnote: "", inputText: input,
        isDemoAvailable: true, footerText: "")
    }
    #expect(!story.screen.has("detailLabel"))
    #expect(!story.screen.has("footnoteLabel"))
    #expect(!story.screen.has("footerLabel"))
  }

  @Test("in both branches of a condition are what they are", arguments: [false, true])
  func branches(_ hasOwn: Bool) throws {
    let story = WelcomeStory { _, input in
      WelcomeScreen(
        title: { Text("Field Service") },
        description: { if hasOwn { Text("Ours") } else { DefaultSlot() } }, inputText: input)
    }
    #expect(try story.text("detailLabel") == (hasOwn ? "Ours" : Self.link))
  }

  @Test("A message takes the place of the description")
  func message() {
    let story = WelcomeStory { _, input in
      WelcomeScreen(
        title: "Field Service", description: "Words",
        illustratedMessage: IllustratedMessage(title: "No Connection"), inputText: input,
        showsIllustratedMessage: true)
    }
    #expect(!story.screen.has("Words"))
    #expect(story.screen.has("No Connection"))
  }

  @Test("The texts come from the table of the UIKit screen")
  func translated() throws {
    let table = StringTable(
      entries: ["welcome.discovery.detail": "Adresse eingeben.", "demo.action": "Ausprobieren"],
      language: "de", report: { _ in })
    let story = WelcomeStory { _, input in
      WelcomeScreen(
        title: "Field Service", inputText: input, options: [.discoveryService],
        isDemoAvailable: true
      )
      .onboardingTexts(OnboardingTexts(table: table))
    }
    #expect(try story.text("detailLabel") == "Adresse eingeben.")
    #expect(try story.text("footnoteActionButton") == "Ausprobieren")
    #expect(try story.text("primaryActionButton") == "Continue")
  }
}
