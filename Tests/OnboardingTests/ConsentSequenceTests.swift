import Onboarding
import Testing

@Suite("Consent forms follow one another")
struct ConsentSequenceTests {
  typealias Answer = ConsentForm.Answer
  typealias Event = ConsentSequence.Event

  @Test(
    "The app hears of each answer, and of the end with what was allowed",
    arguments: [
      (1, [(.allowed, true)], [.allowed(0), .finished([0])]),
      (2, [(.allowed, true), (.allowed, false)], [.allowed(0), .allowed(1), .finished([0, 1])]),
      (
        3, [(.allowed, true), (.denied, false), (.allowed, true)],
        [.allowed(0), .denied(1, isRequired: false), .allowed(2), .finished([0, 2])]
      ),
      (
        3, [(.allowed, false), (.denied, true)],
        [.allowed(0), .denied(1, isRequired: true), .finished([0])]
      ),
      (
        2, [(.denied, false), (.denied, false)],
        [.denied(0, isRequired: false), .denied(1, isRequired: false), .finished([])]
      ),
      (2, [(.allowed, true), (.cancelled, true)], [.allowed(0), .cancelled(1), .finished([0])]),
      // After the end nothing happens.
      (1, [(.allowed, true), (.allowed, true)], [.allowed(0), .finished([0])]),
      (0, [(.allowed, true)], []),
    ] as [(Int, [(Answer, Bool)], [Event])])
  func answers(count: Int, answers: [(Answer, Bool)], events: [Event]) {
    var sequence = ConsentSequence(count: count)
    #expect(answers.flatMap { sequence.handle($0.0, isRequired: $0.1) } == events)
  }

  @Test("Without forms it is finished once, when it begins")
  func withoutForms() {
    var sequence = ConsentSequence(count: 0)
    #expect(sequence.start() == [.finished([])])
    #expect(sequence.start() == [])
    var one = ConsentSequence(count: 1)
    #expect(one.start() == [])
  }
}
