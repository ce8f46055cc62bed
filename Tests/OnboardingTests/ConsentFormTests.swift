import Onboarding
import Testing

@Suite("A consent form is read page by page and answered at its end")
struct ConsentFormTests {
  typealias Part = ConsentForm.Part

  @Test(
    "The page decides what is offered",
    arguments: [
      (1, 0, true, [.cancelButton, .allowButton, .denyButton]),
      (1, 0, false, [.cancelButton, .allowButton, .notNowButton]),
      (0, 0, true, [.cancelButton, .allowButton, .denyButton]),
      (-3, 0, false, [.cancelButton, .allowButton, .notNowButton]),
      (3, 0, true, [.stepTitle, .cancelButton, .nextButton]),
      (3, 1, true, [.stepTitle, .backButton, .nextButton]),
      (3, 2, true, [.stepTitle, .backButton, .allowButton, .denyButton]),
      (3, 2, false, [.stepTitle, .backButton, .allowButton, .notNowButton]),
    ] as [(Int, Int, Bool, Set<Part>)])
  func parts(count: Int, page: Int, isRequired: Bool, parts: Set<Part>) {
    var form = ConsentForm(pageCount: count, isRequired: isRequired)
    for _ in 0..<page { #expect(form.handle(.next) == .turnedPage) }
    #expect(form.page == page)
    #expect(form.visibleParts == parts)
  }

  @Test(
    "An event leads to an answer, or to a question first",
    arguments: [
      (true, [.allow], [.answered(.allowed)]),
      (false, [.allow], [.answered(.allowed)]),
      (true, [.deny, .confirm], [.asks(.deny), .answered(.denied)]),
      (true, [.deny, .takeBack], [.asks(.deny), .answered(.allowed)]),
      (false, [.notNow], [.answered(.denied)]),
      (true, [.cancel, .confirm], [.asks(.cancel), .answered(.cancelled)]),
      (true, [.cancel, .takeBack], [.asks(.cancel), .stays]),
      (true, [.cancel, .takeBack, .allow], [.asks(.cancel), .stays, .answered(.allowed)]),
      // What is not on the screen cannot be done.
      (true, [.notNow], [.refused]),
      (false, [.deny], [.refused]),
      (true, [.back], [.refused]),
      (true, [.next], [.refused]),
      (true, [.confirm], [.refused]),
      (true, [.takeBack], [.refused]),
      // While a question is open, nothing else can be done.
      (
        true, [.deny, .allow, .deny, .confirm],
        [.asks(.deny), .refused, .refused, .answered(.denied)]
      ),
      // The app may let a person think again.
      (true, [.allow, .allow], [.answered(.allowed), .answered(.allowed)]),
    ] as [(Bool, [ConsentForm.Event], [ConsentForm.Outcome])])
  func events(isRequired: Bool, events: [ConsentForm.Event], outcomes: [ConsentForm.Outcome]) {
    var form = ConsentForm(pageCount: 1, isRequired: isRequired)
    #expect(events.map { form.handle($0) } == outcomes)
  }

  @Test(
    "Without questions the answer comes at once",
    arguments: [
      (.cancel, .cancelled), (.deny, .denied),
    ] as [(ConsentForm.Event, ConsentForm.Answer)])
  func withoutQuestions(event: ConsentForm.Event, answer: ConsentForm.Answer) {
    var form = ConsentForm(pageCount: 1, isRequired: true, questions: [])
    #expect(form.handle(event) == .answered(answer))
    #expect(form.question == nil)
  }

  @Test("No order of events leaves the pages or answers before the last one")
  func anyOrder() {
    var generator = SeededGenerator(seed: 7)
    for count in 0..<4 {
      var form = ConsentForm(pageCount: count, isRequired: count.isMultiple(of: 2))
      for _ in 0..<2_000 {
        guard let event = ConsentForm.Event.allCases.randomElement(using: &generator) else { break }
        let before = form
        let outcome = form.handle(event)
        #expect((0..<max(1, count)).contains(form.page))
        switch outcome {
        case .answered(.allowed), .answered(.denied): #expect(before.isOnLastPage)
        case .refused: #expect(form == before)
        default: break
        }
      }
    }
  }
}
