import Onboarding
import Testing

@Suite("Whether one policy asks for more than another")
struct PasscodeStrictnessTests {
  @Test(
    "Examples",
    arguments: [
      (PasscodePolicy(minimumLength: 8), PasscodePolicy(minimumLength: 6), true),
      (PasscodePolicy(minimumLength: 6), PasscodePolicy(minimumLength: 8), false),
      (PasscodePolicy(minimumLength: 6), PasscodePolicy(minimumLength: 6), false),
      (PasscodePolicy(kinds: [.digit]), PasscodePolicy(), true),
      (PasscodePolicy(kinds: [.digit]), PasscodePolicy(isDigitsOnly: true), false),
      (PasscodePolicy(kinds: [.upper]), PasscodePolicy(kinds: [.upper], isDigitsOnly: true), true),
      (PasscodePolicy(isDigitsOnly: true), PasscodePolicy(kinds: [.digit]), true),
      (
        PasscodePolicy(minimumUniqueCharacters: 3), PasscodePolicy(minimumUniqueCharacters: 2), true
      ),
      (
        PasscodePolicy(minimumUniqueCharacters: 2), PasscodePolicy(kinds: [.digit, .lower]), false
      ),
      (PasscodePolicy(minimumLength: 0), PasscodePolicy(minimumLength: -3), false),
    ])
  func examples(new: PasscodePolicy, old: PasscodePolicy, isStricter: Bool) {
    #expect(new.asksForMore(than: old) == isStricter)
  }

  @Test("Where it does not, each passcode of the other meets it")
  func soundness() {
    var random = SeededGenerator(seed: 7)
    func policy() -> PasscodePolicy {
      PasscodePolicy(
        minimumLength: .random(in: 0...4, using: &random),
        kinds: Set(PasscodeMakeup.Kind.allCases.filter { _ in .random(using: &random) }),
        isDigitsOnly: .random(in: 0..<3, using: &random) == 0,
        minimumUniqueCharacters: .random(in: 0...3, using: &random))
    }
    let signs = Array("ab1٣Aé!e\u{301}")
    var compared = 0
    for _ in 0..<3_000 {
      let (old, new) = (policy(), policy())
      guard !new.asksForMore(than: old) else { continue }
      for _ in 0..<20 {
        let passcode = String(
          (0..<Int.random(in: 0...6, using: &random)).compactMap { _ in
            signs.randomElement(using: &random)
          })
        guard PasscodeChecklist(old, for: passcode).isComplete else { continue }
        compared += 1
        #expect(PasscodeChecklist(new, for: passcode).isComplete, "\(old) \(new) \(passcode)")
      }
    }
    #expect(compared > 500)
  }
}
