import Onboarding
import Testing

@Suite("Common passcodes")
struct CommonPasscodeTests {
  @Test(
    "A common code is known by what it is",
    arguments: [
      ("1111", CommonPasscode.fewCharacters), ("114114", .fewCharacters),
      ("aaaaaaaa", .fewCharacters),
      ("123456", .run), ("654321", .run), ("890123", .run), ("13579", .run), ("abcdefgh", .run),
      ("123123", .repeatedPart), ("abcabc", .repeatedPart), ("12121", .fewCharacters),
      ("112233", .pairs), ("aabbcc", .pairs),
      ("123321", .mirror), ("47999974", .mirror),
      ("1998", .date), ("2512", .date), ("1225", .date), ("199012", .date), ("010203", .date),
      ("241299", .date), ("29022024", .date), ("20010911", .date),
      ("147258", .keypadPath), ("159753", .keypadPath), ("258085", .keypadPath),
    ])
  func common(code: String, reason: CommonPasscode) {
    #expect(CommonPasscode.reason(for: code) == reason)
  }

  @Test(
    "A code with nothing to it is not common",
    arguments: ["830957", "5683", "90481726", "correct horse", "Tr0ub4dour", "30022023", ""])
  func uncommon(code: String) {
    #expect(CommonPasscode.reason(for: code) == nil)
  }

  /// Codes of six digits are a million: each hundredth or so stands for the others.
  @Test(
    "About a tenth of all codes of digits is common",
    arguments: [(4, 1, 0.145...0.145), (6, 101, 0.075...0.09)])
  func share(length: Int, step: Int, expected: ClosedRange<Double>) {
    var bytes = [UInt8](repeating: UInt8(ascii: "0"), count: length)
    let all = length == 4 ? 10_000 : 1_000_000
    var found = 0
    for number in stride(from: 0, to: all, by: step) {
      var rest = number
      for place in 0..<length {
        bytes[place] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      }
      if bytes.withUnsafeBytes({ CommonPasscode.reason(for: $0) }) != nil { found += 1 }
    }
    let share = Double(found * step) / Double(all)
    #expect(expected.contains(share))
    print("Common among codes of \(length) digits: \(share)")
  }

  @Test(
    "Steps of strength are those of guesses",
    arguments: zip(
      [0, 9.9, 10, 19.9, 20, 26.5, 26.6, 33.2, 33.3, .nan, .infinity],
      [
        PasscodeStrength.veryWeak, .veryWeak, .weak, .weak, .fair, .fair, .strong, .strong,
        .veryStrong,
        .veryWeak, .veryStrong,
      ]))
  func strength(bits: Double, strength: PasscodeStrength) {
    #expect(PasscodeStrength(bits: bits) == strength)
  }
}
