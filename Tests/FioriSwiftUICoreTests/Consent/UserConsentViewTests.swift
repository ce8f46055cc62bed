import FioriSwiftUICore
import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("Consent forms that follow one another", .onScreen)
struct UserConsentViewTests {
  private static func page(_ title: AttributedString) -> UserConsentPage {
    UserConsentPage(title: title)
  }

  private func story() -> WelcomeStory {
    WelcomeStory { app, _ in
      UserConsentView {
        UserConsentForm(
          userConsentPages: [Self.page("One A"), Self.page("One B")],
          didAllow: { app.note("form") })
        UserConsentForm(
          userConsentPages: [Self.page("Two A"), Self.page("Two B")], isRequired: false)
        UserConsentForm(userConsentPages: [Self.page("Three")])
      } didAllow: {
        app.note("allow \($0)")
      } didDeny: {
        app.note("deny \($0) \($1)")
      } didCancel: {
        app.note("cancel \($0)")
      } didFinish: {
        app.note("finish \($0)")
      }
    }
  }

  @Test("tell the app of each answer after the form has, and of the end")
  func allowed() async throws {
    let story = story()
    for tap in [
      "nextButton", "allowButton", "nextButton", "notNowButton", "allowButton",
    ] { try await story.tap(tap) }
    #expect(
      story.app.diary == [
        "form", "allow 0", "deny 1 false", "allow 2", "finish [0, 2]",
      ])
  }

  @Test("each begin on their first page")
  func firstPage() async throws {
    let story = story()
    try await story.tap("nextButton")
    #expect(story.screen.has("One B"))
    try await story.tap("allowButton")
    #expect(story.screen.has("Two A"))
    #expect(story.screen.has("Step 1 of 2"))
  }

  @Test("end when a required one is denied, and when a person leaves")
  func ends() async throws {
    let denied = story()
    for tap in ["nextButton", "denyButton", "Quit"] { try await denied.tap(tap) }
    #expect(denied.app.diary == ["deny 0 true", "finish []"])
    let left = story()
    for tap in ["nextButton", "allowButton", "cancelButton", "Quit"] { try await left.tap(tap) }
    #expect(left.app.diary == ["form", "allow 0", "cancel 1", "finish [0]"])
  }

  @Test("are told of leaving where nothing is asked about it")
  func leavesWithoutQuestion() async throws {
    let story = WelcomeStory { app, _ in
      UserConsentView(
        userConsentForms: [
          UserConsentForm(
            userConsentPages: [Self.page("One")], alertConfiguration: nil,
            didCancel: { app.note("form") })
        ],
        didCancel: { app.note("cancel \($0)") }, didFinish: { app.note("finish \($0)") })
    }
    try await story.tap("cancelButton")
    #expect(story.app.diary == ["form", "cancel 0", "finish []"])
  }

  @Test("are at their end at once where there are none")
  func noForms() async throws {
    let story = WelcomeStory { app, _ in
      UserConsentView(didFinish: { app.note("finish \($0)") })
    }
    await story.settle()
    #expect(story.app.diary == ["finish []"])
  }

  @Test("are counted with the conditions of the builder")
  func conditions() async throws {
    let story = WelcomeStory { app, _ in
      UserConsentView {
        if app.isAccepted { UserConsentForm(userConsentPages: [Self.page("No")]) }
        if app.isLoading {
          UserConsentForm(userConsentPages: [Self.page("No")])
        } else {
          UserConsentForm(userConsentPages: [Self.page("Yes")])
        }
        for number in 0..<2 {
          UserConsentForm(userConsentPages: [Self.page(AttributedString("\(number)"))])
        }
      } didFinish: {
        app.note("finish \($0)")
      }
    }
    #expect(story.screen.has("Yes"))
    for _ in 0..<3 { try await story.tap("allowButton") }
    #expect(story.app.diary == ["finish [0, 1, 2]"])
  }
}
