import FioriSwiftUICore
import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("An info view by keys", .onScreen) struct InfoViewKeyTests {
  private struct Steps: View {
    let app: WelcomeApp
    @State private var isSecond = false

    var body: some View {
      NavigationStack {
        if isSecond {
          InfoView(title: "Info", actionText: "Continue", action: { app.note("on") })
        } else {
          UserConsentForm(
            userConsentPages: [UserConsentPage(title: "Crash Reports")], isRequired: false,
            didDeny: { _ in isSecond = true })
        }
      }
    }
  }

  @Test("goes on at Return, also in place of a page whose button had the focus")
  func afterAnother() async throws {
    let alone = WelcomeStory { app, _ in
      InfoView(title: "Info", actionText: "Continue", action: { app.note("on") })
    }
    alone.screen.press(.return)
    await alone.settle()
    #expect(alone.app.diary == ["on"])
    let story = WelcomeStory { app, _ in Steps(app: app) }
    try await story.tap("notNowButton")
    #expect(story.screen.has("Info"))
    story.screen.press(.return)
    await story.settle()
    #expect(story.app.diary == ["on"])
  }
}
