import Onboarding
import Testing

@Suite("The limit of a field") struct FieldLimitTests {
  @Test(
    "says what is taken of a text, in characters",
    arguments: [
      (most: nil, allowsMore: false, text: "abcdef", taken: "abcdef", isCut: false),
      (most: 4, allowsMore: false, text: "abc", taken: "abc", isCut: false),
      (most: 4, allowsMore: false, text: "abcd", taken: "abcd", isCut: false),
      (most: 4, allowsMore: false, text: "abcdef", taken: "abcd", isCut: true),
      (most: 4, allowsMore: true, text: "abcdef", taken: "abcdef", isCut: false),
      (most: 2, allowsMore: false, text: "e\u{301}ee", taken: "e\u{301}e", isCut: true),
      (most: -1, allowsMore: false, text: "a", taken: "", isCut: true),
    ] as [(Int?, Bool, String, String, Bool)])
  func taken(_ most: Int?, allowsMore: Bool, text: String, taken: String, isCut: Bool) {
    let result = FieldLimit(most: most, allowsMore: allowsMore).taken(of: text)
    #expect(result.text == taken)
    #expect(result.isCut == isCut)
  }

  @Test("is reached by as many characters, and exceeded by more")
  func reached() {
    let limit = FieldLimit(most: 2, allowsMore: true)
    #expect(["a", "ab", "abc"].map(limit.isReached) == [false, true, true])
    #expect(["a", "ab", "abc"].map(limit.isExceeded) == [false, false, true])
    #expect(!FieldLimit(most: nil).isReached(by: "a") && !FieldLimit(most: nil).isExceeded(by: "a"))
  }
}
