import Onboarding
import Testing

@Suite("A passcode policy") struct PasscodeChecklistTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    let policy: PasscodePolicy
    let refused: [String]
    let taken: [String]

    init(_ name: String, _ policy: PasscodePolicy, refused: [String], taken: [String]) {
      testDescription = name
      self.policy = policy
      self.refused = refused
      self.taken = taken
    }
  }

  static let rows = [
    Row("as it is", PasscodePolicy(), refused: ["", "Abc12!", "1234567"], taken: ["abcdefgh"]),
    Row(
      "digit", PasscodePolicy(minimumLength: 4, kinds: [.digit]), refused: ["abcd", "ab1"],
      taken: ["abc1", "1234", "abc\u{0664}"]),
    Row(
      "upper, lower and special",
      PasscodePolicy(minimumLength: 4, kinds: [.upper, .lower, .special]),
      refused: ["abcd", "Abcd", "ABC!", "abc!"], taken: ["Abc!", "Äb c", "Жж-1"]),
    Row(
      "unique characters", PasscodePolicy(minimumLength: 4, minimumUniqueCharacters: 4),
      refused: ["aabb", "aaaabbbbccc"], taken: ["abcd", "aabbccdd"]),
    Row(
      "digits only", PasscodePolicy(minimumLength: 4, isDigitsOnly: true),
      refused: ["12a4", "12 4", "123", "12.4"], taken: ["1234", "٠١٢٣"]),
    Row(
      "digits only, with kinds that cannot be",
      PasscodePolicy(
        minimumLength: 4, kinds: [.upper, .special], isDigitsOnly: true),
      refused: ["Ab1!"], taken: ["1234"]),
    Row(
      "digits only and unique",
      PasscodePolicy(minimumLength: 4, isDigitsOnly: true, minimumUniqueCharacters: 3),
      refused: ["1212"], taken: ["1232"]),
    Row(
      "digits only, without length", PasscodePolicy(minimumLength: 0, isDigitsOnly: true),
      refused: [""], taken: ["1"]),
    Row(
      "nothing", PasscodePolicy(minimumLength: -1, minimumUniqueCharacters: -1), refused: [],
      taken: ["", "a"]),
    Row(
      "many at once",
      PasscodePolicy(
        minimumLength: 8, kinds: [.digit, .upper, .special], minimumUniqueCharacters: 4),
      refused: ["Ab1!", "Aa1!Aa1", "Abcdefgh1"], taken: ["Abcd12!x"]),
  ]

  @Test("takes and refuses what it should", arguments: rows)
  func validates(_ row: Row) {
    for passcode in row.refused {
      #expect(!PasscodeChecklist(row.policy, for: passcode).isComplete, "\(passcode)")
    }
    for passcode in row.taken {
      #expect(PasscodeChecklist(row.policy, for: passcode).isComplete, "\(passcode)")
    }
  }

  @Test(
    "lists what it asks for in a fixed order",
    arguments: [
      (PasscodePolicy(), ["minLength"]),
      (PasscodePolicy(minimumLength: 0), []),
      (
        PasscodePolicy(minimumLength: 8, kinds: [.upper, .digit], minimumUniqueCharacters: 4),
        ["minLength", "hasDigit", "hasUpper", "minUniqueChars"]
      ),
      (
        PasscodePolicy(kinds: [.special, .lower, .upper, .digit]),
        ["minLength", "hasDigit", "hasUpper", "hasLower", "hasSpecial"]
      ),
      (
        PasscodePolicy(kinds: [.digit, .special], isDigitsOnly: true, minimumUniqueCharacters: 1),
        ["minLength", "isDigitsOnly", "minUniqueChars"]
      ),
    ])
  func order(_ policy: PasscodePolicy, _ ids: [String]) {
    #expect(PasscodeChecklist(policy, for: "").items.map(\.id) == ids)
  }

  @Test("ticks each line by itself")
  func ticks() {
    let policy = PasscodePolicy(minimumLength: 8, kinds: [.digit])
    func ticked(_ passcode: String) -> [Bool] {
      PasscodeChecklist(policy, for: passcode).items.map(\.isSatisfied)
    }
    #expect(ticked("") == [false, false])
    #expect(ticked("abcdefgh") == [true, false])
    #expect(ticked("1") == [false, true])
    #expect(ticked("abcdefg1") == [true, true])
  }

  @Test("asks each rule of the app, and lists those that are shown by their place among all")
  func ownRules() {
    var asked: [String] = []
    let rules = [
      PasscodeRule(displayName: "Two small letters", isDisplayed: true) { passcode in
        asked.append(passcode)
        return passcode.count(where: \.isLowercase) >= 2
      },
      PasscodeRule(displayName: "Not the word", isDisplayed: false) { $0 != "password" },
      PasscodeRule(displayName: "No blank", isDisplayed: true) { !$0.contains(" ") },
    ]
    let policy = PasscodePolicy(minimumLength: 4)
    func list(_ passcode: String) -> PasscodeChecklist {
      PasscodeChecklist(policy, rules: rules, for: passcode)
    }
    #expect(!list("A1B2").isComplete)
    #expect(list("ab12").isComplete)
    #expect(!list("password").isComplete)
    #expect(list("password").items.map(\.isSatisfied) == [true, true, true])
    #expect(list("ab 1").items.map(\.id) == ["minLength", "rule.0", "rule.2"])
    #expect(list("ab 1").items.map(\.isSatisfied) == [true, true, false])
    #expect(OnboardingTexts().text(for: list("").items[1]) == "Two small letters")
    #expect(asked == ["A1B2", "ab12", "password", "password", "ab 1", "ab 1", ""])
  }

  @Test("counts characters as a person does, and different ones by scalar")
  func counting() {
    let makeup = PasscodeMakeup("é👨‍👩‍👧e\u{301}")
    #expect(makeup.length == 3)
    #expect(makeup.uniqueCount == 7)
    #expect(PasscodeMakeup("").uniqueCount == 0)
  }

  @Test(
    "tells kinds of characters apart in every script",
    arguments: [
      ("5", .digit), ("٥", .digit), ("A", .upper), ("Ж", .upper), ("ǅ", .upper), ("a", .lower),
      ("ß", .lower), ("!", .special), (" ", .special), ("€", .special), ("👍", .special),
      ("あ", nil), ("ª", nil), ("½", nil), ("Ⅷ", nil), ("\u{301}", nil),
    ] as [(String, PasscodeMakeup.Kind?)])
  func kinds(_ text: String, _ kind: PasscodeMakeup.Kind?) {
    #expect(PasscodeMakeup(text).kinds == kind.map { [$0] } ?? [])
  }

  @Test(
    "is read in whole words, one character too",
    arguments: [
      (.length(minimum: 8), "At least 8 characters"),
      (.length(minimum: 1), "At least one character"),
      (.digitsOnly, "Digits only"), (.contains(.digit), "At least one digit"),
      (.contains(.upper), "At least one uppercase letter"),
      (.contains(.lower), "At least one lowercase letter"),
      (.contains(.special), "At least one special character"),
      (.uniqueCharacters(minimum: 4), "At least 4 unique characters"),
      (.uniqueCharacters(minimum: 1), "At least one unique character"),
    ] as [(PasscodeRequirement, String)])
  func words(_ requirement: PasscodeRequirement, _ text: String) {
    #expect(OnboardingTexts().text(for: requirement) == text)
  }

  @Test("leaves nothing of the passcode in the list")
  func keepsNothing() {
    let list = PasscodeChecklist(
      PasscodePolicy(kinds: [.digit]),
      rules: [PasscodeRule(displayName: "Own", isDisplayed: true) { _ in true }], for: "Zq7!secret")
    var text = ""
    dump(list, to: &text)
    dump(PasscodeMakeup("Zq7!secret"), to: &text)
    #expect(!text.contains("secret") && !text.contains("Zq7"))
  }
}
