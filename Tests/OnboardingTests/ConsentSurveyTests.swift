import Onboarding
import Testing

@Suite("Consent is asked for page by page")
struct ConsentSurveyTests {
  @Test(
    "The result tells the pages apart",
    arguments: [
      ([true], [true], [0], [], false),
      ([true], [false], [], [0], true),
      ([false], [false], [], [0], false),
      ([true, false], [true, false], [0], [1], false),
      ([false, true, false], [false, true, true], [1, 2], [0], false),
      // Denying a required page ends it at once.
      ([true, false, false], [false], [], [0], true),
      ([false, true, false], [true, false], [0], [1], true),
      ([], [], [], [], false),
    ] as [([Bool], [Bool], [Int], [Int], Bool)])
  func result(
    pages: [Bool], answers: [Bool], allowed: [Int], denied: [Int], isRequiredPageDenied: Bool
  ) {
    var survey = ConsentSurvey(pages: pages)
    for answer in answers {
      #expect(survey.result == nil)
      survey.answer(isAllowed: answer)
    }
    #expect(survey.result?.allowed == allowed)
    #expect(survey.result?.denied == denied)
    #expect(survey.result?.isRequiredPageDenied == isRequiredPageDenied)
    // After the end nothing happens.
    let before = survey
    survey.answer(isAllowed: true)
    survey.goBack()
    #expect(survey == before)
  }

  @Test("A page to which a person goes back is answered anew")
  func goingBack() {
    var survey = ConsentSurvey(pages: [false, false])
    #expect(!survey.canGoBack)
    survey.goBack()
    survey.answer(isAllowed: false)
    #expect(survey.canGoBack)
    survey.goBack()
    #expect(survey.page == 0)
    survey.answer(isAllowed: true)
    survey.answer(isAllowed: true)
    #expect(survey.result?.allowed == [0, 1])
    #expect(survey.result?.denied == [])
  }
}
