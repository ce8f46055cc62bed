import FioriSwiftUICore
import Onboarding
import OnboardingTesting
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("What a screen reader is told when something changes", .onScreen)
struct AnnouncementTests {
  private func said(_ story: WelcomeStory) -> String? { story.screen.window.lastAnnouncement }

  @Test("is the page of a consent form")
  func consent() async throws {
    let story = WelcomeStory { _, _ in
      UserConsentForm(userConsentPages: [
        UserConsentPage(title: "One"), UserConsentPage(title: "Two"),
      ])
    }
    try await story.tap("nextButton")
    #expect(said(story) == "Step 2 of 2")
    try await story.tap("backButton")
    #expect(said(story) == "Step 1 of 2")
  }

  @Test("is the page of what is new")
  func news() async throws {
    struct News: View {
      @State private var index: Int? = 0
      var body: some View {
        WhatsNewPageView(
          whatsNewPages: {
            WhatsNewPage(title: "One")
            WhatsNewPage(title: "Two")
          }, currentIndex: $index)
      }
    }
    let story = WelcomeStory { _, _ in News() }
    try await story.tap("nextButton")
    #expect(said(story) == "Page 2 of 2")
  }

  @Test("is what is wrong with an address, and where the focus is")
  func address() async throws {
    let story = WelcomeStory(input: "jane") { _, input in
      ActivationScreen(title: "Activation", inputText: input).onPrimaryAction { _ in }
    }
    try await story.tap("primaryActionButton")
    #expect(said(story)?.contains("@") == true)
    let field = try #require(story.screen.window.all(UITextField.self).first)
    #expect(field.isFirstResponder)
  }

  @Test("is what is being done, and how it went")
  func work() async throws {
    let loading = WelcomeStory { _, _ in
      InfoView(
        title: "Info",
        loadingIndicator: LoadingIndicator(title: "Getting it", isPresented: .constant(true)))
    }
    await loading.settle()
    #expect(said(loading) == "Getting it")
    let banner = WelcomeStory { app, _ in
      Text("Page").bannerMessageView(isPresented: .constant(app.isLoading), title: "Failed")
    }
    banner.app.isLoading = true
    await banner.settle()
    #expect(said(banner) == "Error: Failed")
    let refused = WelcomeStory { app, _ in
      Authentication(title: "Sign In", isDisabled: false)
        .authenticationStyle(
          BasicAuthenticationStyle(password: .constant("x"), name: .constant("y"))
        )
        .authenticationPhase(app.isLoading ? .refused(message: "Wrong.") : .verifying)
    }
    await refused.settle()
    #expect(said(refused)?.contains("Verifying Information…") == true)
    refused.app.isLoading = true
    await refused.settle()
    #expect(said(refused)?.contains("Wrong.") == true)
  }

  @Test("is what is wrong in a field, which says it when it is asked too")
  func field() async throws {
    let story = WelcomeStory { app, input in
      TextFieldFormView(
        title: "Name", text: input, errorMessage: app.isLoading ? "Nobody has this name." : nil)
    }
    story.app.isLoading = true
    await story.settle()
    #expect(said(story) == "Nobody has this name.")
    let field = try #require(story.screen.window.all(UITextField.self).first)
    #expect(field.accessibilityHint == "Nobody has this name.")
  }

  @Test("is the state of a ring")
  func ring() async throws {
    let story = WelcomeStory { app, _ in
      ProgressIndicator(progress: .constant(0.5))
        .progressIndicatorStyle(ProgressIndicatorPausableStyle(isPaused: .constant(app.isLoading)))
    }
    await story.settle()
    story.app.isLoading = true
    await story.settle()
    #expect(said(story)?.contains("Progress halted") == true)
  }
}
