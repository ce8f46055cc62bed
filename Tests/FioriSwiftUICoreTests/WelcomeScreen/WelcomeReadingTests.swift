import FioriSwiftUICore
import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("Whoever does not see a welcome screen", .onScreen) struct WelcomeReadingTests {
  private func story(input: String = "jane@example.com") -> WelcomeStory {
    WelcomeStory(input: input) { app, input in
      WelcomeScreen(
        title: "Field Service", inputText: input, legalText: "I agree.",
        isLegalAgreementRequired: true, options: [.discoveryService], isDemoAvailable: true,
        footerText: "© Example"
      )
      .legalAgreement(
        isAccepted: Binding {
          app.isAccepted
        } set: {
          app.isAccepted = $0
        })
    }
  }

  /// What has the focus after each Tab, by identifier, until one comes again.
  private func stops(_ screen: Screen, backwards: Bool = false) -> [String] {
    var stops: [String] = []
    for _ in 0..<12 {
      screen.press(backwards ? .backTab : .tab)
      let lines = screen.textTree.split(separator: "\n")
      guard let line = lines.first(where: { $0.contains("focused") }) else { continue }
      let name = line.split(separator: "#").last.map(String.init) ?? String(line)
      if name == stops.first { return stops }
      stops.append(name)
    }
    return stops
  }

  @Test("finds role, name, value and state of each part, in the order of reading")
  func tree() {
    let lines = story().screen.textTree.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(
      lines == [
        "heading \"Field Service\" #headlineLabel",
        "label \"To set the app up, enter your work email address.\" #detailLabel",
        "text box \"Email\" = \"jane@example.com\" #emailTextField",
        "check box \"I agree.\" #legalAgreement",
        "button \"Continue\" disabled #primaryActionButton",
        "label \"Want to explore?\" #footnoteLabel",
        "button \"Try the Demo\" #footnoteActionButton",
        "image #logoImageView",
        "label \"© Example\" #footerLabel",
      ])
  }

  @Test("hears whether the check box is ticked")
  func ticked() async throws {
    let story = story()
    try await story.tap("legalAgreement")
    #expect(story.screen.textTree.contains("check box \"I agree.\" checked #legalAgreement"))
    try await story.tap("legalAgreement")
    #expect(story.screen.textTree.contains("check box \"I agree.\" #legalAgreement"))
  }

  @Test("goes through all that can be used by Tab, from top to bottom")
  func tabs() async throws {
    let story = story()
    #expect(stops(story.screen) == ["emailTextField", "legalAgreement", "footnoteActionButton"])
    story.app.isAccepted = true
    await story.settle()
    let all = ["emailTextField", "legalAgreement", "primaryActionButton", "footnoteActionButton"]
    #expect(stops(story.screen).sorted() == all.sorted())
  }

  @Test("reaches Cancel, and nothing else, during a look-up")
  func lookUp() {
    let story = WelcomeStory(input: "jane@example.com") { _, input in
      WelcomeScreen(
        title: "Field Service", inputText: input, options: [.discoveryService],
        isDemoAvailable: true
      )
      .welcomeScreenLoading(true) {}
    }
    #expect(stops(story.screen) == ["cancelButton"])
    #expect(story.screen.textTree.contains("progress bar \"Checking Account…\" busy"))
  }

  @Test("goes on by Return and ends a look-up by Escape, wherever the focus is")
  func keys() async throws {
    let story = WelcomeStory(input: "jane@example.com") { app, input in
      WelcomeScreen(
        title: "Field Service",
        action: FioriButton(title: "Go") { _ in
          app.note("go")
          app.isLoading = true
        }, inputText: input, options: [.discoveryService]
      )
      .welcomeScreenLoading(app.isLoading) {
        app.note("cancel")
        app.isLoading = false
      }
    }
    story.screen.press(.return)
    await story.settle()
    #expect(story.app.diary == ["go"])
    story.screen.press(.return)
    story.screen.press(.escape)
    await story.settle()
    #expect(story.app.diary == ["go", "cancel"])
    #expect(story.screen.has("primaryActionButton"))
    story.screen.press(.escape)
    #expect(story.app.diary == ["go", "cancel"])
  }

  @Test("has the roles that the UIKit screen has")
  func roles() async throws {
    let story = story(input: "jane")
    story.app.isAccepted = true
    await story.settle()
    try await story.tap("primaryActionButton")
    for role in [
      "headlineLabel", "detailLabel", "emailTextField", "emailMessageLabel", "primaryActionButton",
      "footnoteLabel", "footnoteActionButton", "logoImageView",
    ] { #expect(story.screen.has(role), "\(role)") }
  }
}
