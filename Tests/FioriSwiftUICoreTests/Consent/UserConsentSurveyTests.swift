import FioriSwiftUICore
import OnboardingTesting
import SwiftUI
import Testing

/// The documentation's sample, as it is printed.
private struct Sample: View {
  let app: WelcomeApp
  @State private var showConsent = true
  @State private var showRequiredConsentAlert = false

  var body: some View {
    VStack {
      if !showConsent { Text("Closed") }
      if showRequiredConsentAlert { Text("Required") }
      UserConsentForm(
        isPresented: $showConsent,
        userConsentPages: [
          UserConsentPage(
            title: "Location data",
            bodyText: "We use your location to show you nearby service orders.",
            isRequired: true
          ),
          UserConsentPage(
            title: "Crash reports",
            bodyText: "Send anonymised crash reports to help us improve the app.",
            isRequired: false
          ),
        ],
        didAllow: { allowedPages in
          app.note("allow \(allowedPages.map { "\($0.id)" }.joined(separator: ","))")
        },
        didDeny: { deniedPages, isAllRequired in
          app.note("deny \(deniedPages.count) \(isAllRequired)")
          if isAllRequired {
            showRequiredConsentAlert = true
          }
        }
      )
    }
  }
}

@MainActor @Suite("A consent form that is answered page by page", .onScreen)
struct UserConsentSurveyTests {
  @Test(
    "tells the app which pages were allowed and denied",
    arguments: [
      (["allowButton", "allowButton"], ["allow Location data,Crash reports"]),
      (["allowButton", "notNowButton"], ["deny 1 false", "allow Location data"]),
      (["denyButton"], ["deny 1 true"]),
    ] as [([String], [String])])
  func results(taps: [String], diary: [String]) async throws {
    let story = WelcomeStory { app, _ in Sample(app: app) }
    #expect(story.screen.has("Step 1 of 2"))
    for tap in taps { try await story.tap(tap) }
    #expect(story.app.diary == diary)
    #expect(story.screen.has("Closed"))
    #expect(!story.screen.has("Location data"))
    #expect(story.screen.has("Required") == (diary == ["deny 1 true"]))
  }

  @Test("is closed before the app is told, and has no Cancel unless the app hears of it")
  func order() async throws {
    let story = WelcomeStory { app, _ in
      Ordered(app: app)
    }
    #expect(story.screen.has("cancelButton"))
    try await story.tap("cancelButton")
    #expect(story.app.diary == ["cancel, shown: false"])
    let sample = WelcomeStory { app, _ in Sample(app: app) }
    #expect(!sample.screen.has("cancelButton"))
  }

  private struct Ordered: View {
    let app: WelcomeApp
    @State private var isPresented = true
    var body: some View {
      UserConsentForm(
        isPresented: $isPresented,
        userConsentPages: [UserConsentPage(title: "A", isRequired: true)],
        didCancel: { app.note("cancel, shown: \(isPresented)") })
    }
  }

  @Test("goes back to a page, which is answered anew")
  func goingBack() async throws {
    let story = WelcomeStory { app, _ in Sample(app: app) }
    try await story.tap("allowButton")
    try await story.tap("backButton")
    #expect(story.screen.has("Location data"))
    try await story.tap("denyButton")
    #expect(story.app.diary == ["deny 1 true"])
  }

  @Test("asks first where the app wants that")
  func asks() async throws {
    let story = WelcomeStory { app, _ in
      UserConsentForm(
        isPresented: .constant(true),
        userConsentPages: [UserConsentPage(title: "A", isRequired: true)],
        alertConfiguration: _UserConsentFormAlertConfigurationDefault,
        didAllow: { _ in app.note("allow") }, didDeny: { _, _ in app.note("deny") })
    }
    try await story.tap("denyButton")
    #expect(story.app.diary == [])
    try await story.tap("Give Consent")
    #expect(story.app.diary == ["allow"])
  }

  @Test("without pages allows nothing, and is closed")
  func noPages() async throws {
    let story = WelcomeStory { app, _ in
      UserConsentForm(
        isPresented: .constant(true), userConsentPages: [],
        didAllow: { app.note("allow \($0.count)") }, didDeny: { _, _ in app.note("deny") })
    }
    await story.settle()
    #expect(story.app.diary == ["allow 0"])
  }
}
