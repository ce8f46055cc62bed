import Onboarding
import Secrets
import Testing
import Vault

@Suite("The strength of a passcode of letters")
struct DictionaryStrengthTests {
  @Test(
    "Words, names, dates and keyboard paths are weak; chance is strong",
    arguments: [
      ("", PasscodeStrength.veryWeak), ("123456", .veryWeak), ("password1", .veryWeak),
      ("qwertyuiop", .weak), ("correct horse battery", .veryStrong),
      ("q9$Lm2xv!kT", .veryStrong),
    ])
  func strengths(passcode: String, strength: PasscodeStrength) throws {
    let bits = DictionaryStrength().bits(of: try secret(passcode))
    #expect(PasscodeStrength(bits: bits) == strength, "\(bits) bits")
  }

  @Test("A passcode of any bytes and any length is taken")
  func anything() throws {
    let estimator = DictionaryStrength()
    #expect(estimator.bits(of: try secret(String(repeating: "x7", count: 500))) > 0)
    #expect(estimator.bits(of: try secret("Schlüssel zum Glück")) > 20)
    #expect(estimator.bits(of: try secret(bytes: [0, 1, 2])) == 0)
    #expect(estimator.bits(of: try secret(bytes: [0xFF, 0xFE, 0x80])) > 0)
  }
}
