import Localization
import Onboarding
import OnboardingTesting
import SAPFiori
import Testing
import UIKit

@MainActor @Suite("The screens in every language", .onScreen) struct ScreenLanguageTests {
  private nonisolated static let tags = ["en"] + OnboardingLanguage.all.map(\.tag)
  private nonisolated static let rightToLeft: Set = ["ar", "he"]

  private func speaking(_ tag: String, _ body: () throws -> Void) rethrows {
    let before = OnboardingTexts.standard
    defer { OnboardingTexts.standard = before }
    OnboardingTexts.standard = OnboardingTexts(for: LanguageChoice(override: [tag]))
    try body()
  }

  /// The title of a licence moves away with its text, and begins below the fold where a screen is low.
  private func isKnown(_ problem: LayoutProblem) -> Bool {
    problem.description.contains("End User License Agreement")
  }

  @Test("show all of their texts, however long they are", arguments: tags)
  func nothingCut(_ tag: String) {
    speaking(tag) {
      let isRightToLeft = Self.rightToLeft.contains(tag)
      for scale in [1.0, 2] {
        for state in ScreenState.all {
          for size in [ScreenSize.small, .landscape] {
            let look = ScreenLook(textScale: scale, isRightToLeft: isRightToLeft)
            let screen = state.show(size, look)
            let problems = screen.layoutProblems().filter { !isKnown($0) }
            #expect(problems == [], "\(state.testDescription) \(size) \(scale)")
            screen.close()
          }
        }
      }
    }
  }

  @Test("say what is to be done in the language that the app sets")
  func appSetsLanguage() throws {
    try speaking("ja") {
      let story = WelcomeStory()
      #expect(try story.text("footnoteLabel") == "試してみますか?")
      #expect(story.screen.primaryActionButton.currentTitle == "続行")
      try story.submit("jane")
      #expect(try story.text("emailMessageLabel") == "@を含むアドレス全体を入力してください。")
    }
  }
}
