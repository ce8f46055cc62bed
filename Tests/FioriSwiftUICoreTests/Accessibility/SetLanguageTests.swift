import FioriSwiftUICore
import Localization
import Onboarding
import OnboardingTesting
import SwiftUI
import Testing

@MainActor @Suite("What the set says by itself", .onScreen) struct SetLanguageTests {
  private let german = OnboardingTexts(for: LanguageChoice(override: ["de"]))

  @Test("is in the person's language: buttons and questions of a consent form")
  func consent() async throws {
    let story = WelcomeStory { _, _ in
      UserConsentForm(userConsentPages: [UserConsentPage(title: "Eins")])
        .onboardingTexts(german)
    }
    for text in [OnboardingText.cancelAction, .denyAction, .allowAction] {
      #expect(story.screen.has(german[text]), "\(text)")
    }
    try await story.tap("denyButton")
    try await story.screen.wait(until: "the question") {
      story.screen.has(german[.consentDenyQuestion])
    }
    #expect(story.screen.has(german[.giveConsentAction]) && story.screen.has(german[.quitAction]))
    let optional = WelcomeStory { _, _ in
      UserConsentForm(userConsentPages: [UserConsentPage(title: "Eins")], isRequired: false)
        .onboardingTexts(german)
    }
    #expect(optional.screen.has(german[.notNowAction]))
    #expect(OnboardingText.notNowAction.english == "Not Now", "two words")
  }

  @Test("is in the person's language: the bar and the button of what is new")
  func news() {
    let story = WelcomeStory { _, _ in
      WhatsNewPageView(
        whatsNewPages: {
          WhatsNewPage(title: "Eins")
          WhatsNewPage(title: "Zwei")
        }, currentIndex: .constant(0), didClose: {}
      )
      .onboardingTexts(german)
    }
    for text in [OnboardingText.whatsNewTitle, .nextAction, .closeAction] {
      #expect(story.screen.has(german[text]), "\(text)")
    }
  }

  @Test("is in the person's language: the licence, its paper and what can go wrong")
  func licence() async throws {
    let story = WelcomeStory { _, _ in
      EULAView(title: "Lizenz", source: .text("", as: .html)).onboardingTexts(german)
    }
    try await story.screen.wait(until: "the message") {
      story.screen.has(german[.licenceFailedTitle])
    }
    #expect(story.screen.has(german[.tryAgainAction]))
    let text = WelcomeStory { _, _ in
      EULAView(title: "Lizenz", bodyText: "Text").onboardingTexts(german)
    }
    #expect(try text.screen.find("printButton").accessibilityLabel == german[.licencePrint])
    try await text.tap("printButton")
    try await text.screen.wait(until: "the choice") {
      text.screen.has(german[.licenceSavePDFAction])
    }
    #expect(text.screen.has(german[.licencePrintAction]))
  }

  @Test("can be asked for by its English words")
  func words() {
    let before = OnboardingTexts.standard
    defer { OnboardingTexts.standard = before }
    OnboardingTexts.standard = german
    #expect("Cancel".localizedFioriString() == german[.cancelAction])
    #expect("No text of the kit".localizedFioriString() == "No text of the kit")
  }

  @Test("is whole in every language", arguments: OnboardingLanguage.all.map(\.tag))
  func languages(tag: String) async throws {
    let texts = OnboardingTexts(for: LanguageChoice(override: [tag]))
    #expect(texts.language == tag)
    for view in KeyedView.set {
      let story = view.story(texts: texts)
      await story.settle()
      #expect(story.screen.layoutProblems() == [], "\(view.testDescription)")
    }
  }
}
