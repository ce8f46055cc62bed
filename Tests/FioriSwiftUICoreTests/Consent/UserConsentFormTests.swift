import FioriSwiftUICore
import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("A consent form that is answered as a whole", .onScreen)
struct UserConsentFormTests {
  private static let pages = [
    UserConsentPage(title: "Location Data", bodyText: "To show what is near."),
    UserConsentPage(title: "Usage Data", bodyText: "To make the app better."),
  ]

  private func story(
    pages count: Int = 1, isRequired: Bool = true,
    alerts: ((UserConsentAlertType) -> AlertConfiguration?)? =
      _UserConsentFormAlertConfigurationDefault
  ) -> WelcomeStory {
    WelcomeStory { app, _ in
      UserConsentForm(
        userConsentPages: Array(Self.pages.prefix(count)), isRequired: isRequired,
        alertConfiguration: alerts, didAllow: { app.note("allow") },
        didDeny: { app.note("deny \($0)") }, didCancel: { app.note("cancel") })
    }
  }

  @Test(
    "is told to the app, after a question where one is due",
    arguments: [
      (true, ["allowButton"], ["allow"]),
      (false, ["allowButton"], ["allow"]),
      (true, ["denyButton"], []),
      (true, ["denyButton", "Quit"], ["deny true"]),
      (true, ["denyButton", "Give Consent"], ["allow"]),
      (false, ["notNowButton"], ["deny false"]),
      (true, ["cancelButton"], []),
      (true, ["cancelButton", "Quit"], ["cancel"]),
      (true, ["cancelButton", "No"], []),
      (true, ["cancelButton", "No", "allowButton"], ["allow"]),
      // An app may let a person think again.
      (true, ["denyButton", "Quit", "allowButton"], ["deny true", "allow"]),
    ] as [(Bool, [String], [String])])
  func answers(isRequired: Bool, taps: [String], diary: [String]) async throws {
    let story = story(isRequired: isRequired)
    for tap in taps { try await story.tap(tap) }
    #expect(story.app.diary == diary)
  }

  @Test("asks nothing where the app wants nothing asked")
  func withoutQuestions() async throws {
    let never = story(alerts: nil)
    try await never.tap("denyButton")
    try await never.tap("cancelButton")
    #expect(never.app.diary == ["deny true", "cancel"])
    let onlyCancel = story { type in
      type == .cancel ? _UserConsentFormAlertConfigurationDefault(type) : nil
    }
    try await onlyCancel.tap("denyButton")
    #expect(onlyCancel.app.diary == ["deny true"])
    try await onlyCancel.tap("cancelButton")
    try await onlyCancel.tap("Quit")
    #expect(onlyCancel.app.diary == ["deny true", "cancel"])
  }

  @Test("asks in the app's words, with views for them too, and tells its buttons last")
  func ownQuestion() async throws {
    let story = WelcomeStory { app, _ in
      UserConsentForm(
        userConsentPages: { UserConsentPage(title: "Usage Data") },
        alertConfiguration: { _ in
          AlertConfiguration(
            title: Text("Are You Sure?"), message: { Text("It would be a pity.") },
            action: .init(label: { Text("Think Again") }, didSelect: { app.note("first") }),
            secondaryAction: .init(label: "Leave") { app.note("second") })
        },
        didDeny: { app.note("deny \($0)") }, didCancel: { app.note("cancel") })
    }
    try await story.tap("cancelButton")
    #expect(story.screen.has("Are You Sure?"))
    #expect(story.screen.has("It would be a pity."))
    try await story.tap("Think Again")
    #expect(story.app.diary == ["first"])
    try await story.tap("denyButton")
    try await story.tap("Leave")
    #expect(story.app.diary == ["first", "deny true", "second"])
  }

  @Test("is read page by page, with the way back, and says where one is")
  func paging() async throws {
    let story = story(pages: 2)
    #expect(story.screen.has("Step 1 of 2"))
    #expect(story.screen.has("Location Data"))
    #expect(!story.screen.has("allowButton"))
    #expect(story.screen.has("cancelButton"))
    try await story.tap("nextButton")
    #expect(story.screen.has("Step 2 of 2"))
    #expect(story.screen.has("Usage Data"))
    #expect(!story.screen.has("Location Data"))
    #expect(story.screen.has("allowButton") && story.screen.has("denyButton"))
    #expect(!story.screen.has("nextButton") && !story.screen.has("cancelButton"))
    try await story.tap("backButton")
    #expect(story.screen.has("Location Data"))
  }

  @Test("has no step where there is one page, and can be answered without any")
  func noPages() async throws {
    #expect(!story(pages: 1).screen.has("Step 1 of 1"))
    let empty = story(pages: 0)
    try await empty.tap("allowButton")
    #expect(empty.app.diary == ["allow"])
    let built = WelcomeStory { app, _ in
      UserConsentForm(userConsentPages: { EmptyView() }, didAllow: { app.note("allow") })
    }
    try await built.tap("allowButton")
    #expect(built.app.diary == ["allow"])
  }

  @Test("does what the app's own buttons do, and then its part")
  func ownButtons() async throws {
    let story = WelcomeStory { app, _ in
      UserConsentForm(
        allowAction: { Button("Yes, Please") { app.note("own") } },
        userConsentPages: { UserConsentPage(title: "Usage Data") },
        didAllow: { app.note("allow") })
    }
    try await story.tap("Yes, Please")
    #expect(story.app.diary == ["own", "allow"])
  }

  @Test("uses the bar of the navigation container around it")
  func inContainer() async throws {
    let story = WelcomeStory { app, _ in
      NavigationStack {
        UserConsentForm(
          userConsentPages: Self.pages, didAllow: { app.note("allow") },
          didCancel: { app.note("cancel") })
      }
    }
    #expect(story.screen.has("Step 1 of 2"))
    #expect(!story.screen.has("barTitleLabel"))
    try await story.tap("nextButton")
    try await story.tap("allowButton")
    #expect(story.app.diary == ["allow"])
  }

  @Test("is answered by the keyboard alone")
  func keyboard() async throws {
    let story = story(pages: 2)
    story.screen.press(.return)
    await story.settle()
    #expect(story.screen.has("Step 2 of 2"))
    story.screen.press(.escape)
    await story.settle()
    #expect(story.screen.has("Step 1 of 2"))
    story.screen.press(.return)
    await story.settle()
    story.screen.press(.return)
    await story.settle()
    #expect(story.app.diary == ["allow"])
  }

  @Test(
    "is whole in every window, its bar too, with large text and from right to left",
    arguments: [
      (ScreenSize.handheld, ScreenLook.largeText), (.small, .largeText), (.small, .rightToLeft),
      (.landscape, .largeText), (.desktop, .standard),
    ])
  func whole(size: ScreenSize, look: ScreenLook) async throws {
    let story = WelcomeStory(size: size, look: look) { _, _ in
      UserConsentForm(userConsentPages: Self.pages)
    }
    #expect(story.screen.layoutProblems() == [])
    try await story.tap("nextButton")
    #expect(story.screen.layoutProblems() == [])
  }

  @Test("has the step in the middle of its bar, whatever stands beside it")
  func barTitle() async throws {
    let story = story(pages: 2)
    #expect(abs(try story.frame("barTitleLabel").midX - 195) <= 1)
    try await story.tap("nextButton")
    #expect(abs(try story.frame("barTitleLabel").midX - 195) <= 1)
  }
}
