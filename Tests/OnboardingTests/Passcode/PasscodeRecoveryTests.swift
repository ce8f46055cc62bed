import Onboarding
import Testing

@Suite("A passcode that was forgotten") struct PasscodeRecoveryTests {
  private func recovery(after events: PasscodeRecovery.Event...) -> PasscodeRecovery {
    var recovery = PasscodeRecovery()
    for event in events { recovery.receive(event) }
    return recovery
  }

  @Test("is replaced once the code is right, and another one was chosen")
  func right() {
    var recovery = PasscodeRecovery()
    #expect(recovery.step == .code(nil))
    #expect(recovery.receive(.submitted) == .checking)
    #expect(recovery.receive(.checked(.right)) == .passcode)
    #expect(recovery.receive(.recovered(.unlocked)) == .done)
    #expect(recovery.refusal == nil)
  }

  @Test(
    "A slip, another code and a store that cannot look are told apart, until something is typed",
    arguments: [
      (
        .checked(.mistyped), .mistyped,
        "There is a typing error in this code. Check each character."
      ),
      (.checked(.wrong), .wrong, "This is not the recovery code of this app."),
      (
        .failed(reason: "The disk is full."), .failed(reason: "The disk is full."),
        "The disk is full."
      ),
    ] as [(PasscodeRecovery.Event, PasscodeRecovery.Problem, String)])
  func problems(
    event: PasscodeRecovery.Event, problem: PasscodeRecovery.Problem, words: String
  ) {
    var recovery = recovery(after: .submitted, event)
    #expect(recovery.step == .code(problem))
    #expect(OnboardingTexts(table: nil).text(for: problem) == words)
    #expect(recovery.receive(.edited) == .code(nil))
  }

  @Test(
    "A code that another has taken the place of meanwhile is asked for again",
    arguments: [
      (.wrongRecoveryCode, .wrong), (.mistypedRecoveryCode, .mistyped),
    ] as [(UnlockOutcome, PasscodeRecovery.Problem)])
  func late(outcome: UnlockOutcome, problem: PasscodeRecovery.Problem) {
    let recovery = recovery(after: .submitted, .checked(.right), .recovered(outcome))
    #expect(recovery.step == .code(problem))
  }

  @Test("A code is not handed in twice, and nothing is chosen before it is right")
  func outOfPlace() {
    var recovery = recovery(after: .submitted)
    recovery.receive(.submitted)
    #expect(recovery.refusal == .busy && recovery.step == .checking)
    recovery = self.recovery(after: .recovered(.unlocked))
    #expect(recovery.refusal == .outOfPlace && recovery.step == .code(nil))
    recovery = self.recovery(after: .checked(.right))
    #expect(recovery.refusal == .outOfPlace && recovery.step == .code(nil))
  }
}
