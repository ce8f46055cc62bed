import Onboarding
import Secrets
import Testing

@Suite("A passcode that is looked at as bytes") struct PasscodeBytesTests {
  private static let texts = [
    "", "a", "abc1", "é", "e\u{301}", "👨‍👩‍👧", "👨‍👩‍👧x", "🇩🇪🇫🇷", "🇩🇪🇫", "\r\n", "a\r\nb", "नमस्ते", "한글",
    "\u{301}", "a\u{301}\u{302}b", "Zq7!Äß 漢字", "٠١٢٣", "क्षि", "👍🏽👍",
  ]

  @Test("has the makeup of its text", arguments: texts)
  func makeup(_ text: String) {
    let bytes = Array(text.utf8)
    let makeup = bytes.withUnsafeBytes { PasscodeMakeup(utf8: $0) }
    #expect(makeup == PasscodeMakeup(text))
    #expect(makeup.length == text.count)
    #expect(makeup.uniqueCount == Set(text.unicodeScalars).count)
  }

  @Test("has as many characters as Swift counts", arguments: 1...300 as ClosedRange<UInt64>)
  func counts(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let parts = [
      "a", "Z", "7", " ", "\r", "\n", "é", "\u{301}", "\u{200D}", "👩", "🏽", "🇩", "🇫", "क", "्", "ि",
      "한",
      "\u{1100}", "\u{1161}", "\u{FE0F}", "漢", "\u{0600}",
    ]
    var text = ""
    for _ in 0..<Int.random(in: 1...24, using: &random) {
      text += try #require(parts.randomElement(using: &random))
    }
    let makeup = Array(text.utf8).withUnsafeBytes { PasscodeMakeup(utf8: $0) }
    #expect(makeup.length == text.count, "\(text.unicodeScalars.map(\.value))")
  }

  @Test("is checked as its text is, and by the app's rules too")
  func checklist() {
    let policy = PasscodePolicy(minimumLength: 4, kinds: [.digit])
    var asked: [String] = []
    let rule = PasscodeRule(displayName: "Own", isDisplayed: true) {
      asked.append($0)
      return $0.hasPrefix("a")
    }
    let bytes = Array("abc1".utf8)
    let list = bytes.withUnsafeBytes { PasscodeChecklist(policy, rules: [rule], forUTF8: $0) }
    #expect(list == PasscodeChecklist(policy, rules: [rule], for: "abc1"))
    #expect(list.isComplete)
    #expect(asked == ["abc1", "abc1"])
  }

  @Test("may hold bytes that are no text")
  func notText() {
    let makeup = ([0xFF, 0x61, 0xC3] as [UInt8]).withUnsafeBytes { PasscodeMakeup(utf8: $0) }
    #expect(makeup.length == 3)
  }
}
