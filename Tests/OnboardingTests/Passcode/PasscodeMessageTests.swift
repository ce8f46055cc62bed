import Onboarding
import Testing

@Suite("What is said about a passcode and a finger") struct PasscodeMessageTests {
  private let texts = OnboardingTexts()

  @Test(
    "is said in whole sentences, with the tries that are left",
    arguments: [
      (.wrong(triesRemaining: nil), "This passcode is wrong."),
      (.wrong(triesRemaining: 1), "This passcode is wrong.\nTries left: 1"),
      (.refused(reason: "Not on Mondays.", triesRemaining: 4), "Not on Mondays.\nTries left: 4"),
      (
        .refused(reason: nil, triesRemaining: nil), "The passcode could not be used. Try again."
      ),
      (.mismatch, "The passcodes do not match. Choose a passcode again."),
      (.finger(.noMatch), "This finger was not recognized. Try again."),
    ] as [(PasscodeMessage, String)])
  func words(_ message: PasscodeMessage, _ text: String) {
    #expect(texts.text(for: message) == text)
  }

  @Test("differs from hint to hint and from message to message")
  func differ() {
    let hints: [BiometricHint] = [.tryAgain, .swipeLonger, .centerFinger, .liftFinger, .slowDown]
    let messages: [FingerMessage] =
      hints.map { .hint($0) } + [
        .noMatch, .tooManyFailures, .timedOut, .busy, .readerGone, .notSaved, .changed,
        .changedWithoutPasscode,
      ]
    #expect(Set(messages.map { texts.text(for: $0) }).count == messages.count)
  }
}
