import Onboarding

/// A rule of an app about passcodes, beside what a policy can say.
public typealias FioriPasscodeRule = PasscodeRule

/// What a passcode has to be made of.
///
/// ```swift
/// var policy = FioriPasscodePolicy(minLength: 8, hasDigit: true)
/// policy.addPasscodeRule(
///   FioriPasscodeRule(displayName: "No spaces", isDisplayed: true) { !$0.contains(" ") })
/// print(policy.validate(passcode: "abcdefg1"))  // true
/// ```
public struct FioriPasscodePolicy {
  /// The least number of characters where nothing else is said.
  public static let defaultMinLength = 8
  /// Says of ``minUniqueChars`` that there is no limit.
  public static let noLimit = -1

  private(set) var policy: PasscodePolicy
  /// The rules of the app, in the order in which they were added.
  public private(set) var passcodeRules: [FioriPasscodeRule] = []

  /// Makes a policy.
  ///
  /// - Parameters:
  ///   - minLength: The least number of characters.
  ///   - hasDigit: Whether there has to be a digit.
  ///   - hasUpper: Whether there has to be a capital letter.
  ///   - hasLower: Whether there has to be a small letter.
  ///   - hasSpecial: Whether there has to be a character that is neither letter nor number.
  ///   - isDigitsOnly: Whether nothing but digits is allowed; the four flags before do not count then.
  ///   - minUniqueChars: The least number of different characters; 0 and less is no limit.
  public init(
    minLength: Int = defaultMinLength, hasDigit: Bool = false, hasUpper: Bool = false,
    hasLower: Bool = false, hasSpecial: Bool = false, isDigitsOnly: Bool = false,
    minUniqueChars: Int = noLimit
  ) {
    policy = PasscodePolicy(
      minimumLength: minLength, isDigitsOnly: isDigitsOnly,
      minimumUniqueCharacters: minUniqueChars)
    self.hasDigit = hasDigit
    self.hasUpper = hasUpper
    self.hasLower = hasLower
    self.hasSpecial = hasSpecial
  }

  /// The least number of characters; none for 0 and less.
  public var minLength: Int {
    get { policy.minimumLength }
    set { policy.minimumLength = newValue }
  }
  /// Whether there has to be a digit.
  public var hasDigit: Bool {
    get { policy.kinds.contains(.digit) }
    set { ask(for: .digit, newValue) }
  }
  /// Whether there has to be a capital letter.
  public var hasUpper: Bool {
    get { policy.kinds.contains(.upper) }
    set { ask(for: .upper, newValue) }
  }
  /// Whether there has to be a small letter.
  public var hasLower: Bool {
    get { policy.kinds.contains(.lower) }
    set { ask(for: .lower, newValue) }
  }
  /// Whether there has to be a character that is neither letter nor number.
  public var hasSpecial: Bool {
    get { policy.kinds.contains(.special) }
    set { ask(for: .special, newValue) }
  }
  /// Whether nothing but digits is allowed.
  public var isDigitsOnly: Bool {
    get { policy.isDigitsOnly }
    set { policy.isDigitsOnly = newValue }
  }
  /// The least number of different characters; no limit for 0 and less.
  public var minUniqueChars: Int {
    get { policy.minimumUniqueCharacters }
    set { policy.minimumUniqueCharacters = newValue }
  }

  /// Adds a rule. Rules are asked in the order in which they were added.
  public mutating func addPasscodeRule(_ rule: FioriPasscodeRule) { passcodeRules.append(rule) }

  /// Whether a passcode has all that is asked for, by rules that are not shown too.
  public func validate(passcode: String) -> Bool { checklist(for: passcode).isComplete }

  /// What is asked for, in the order in which a person reads it, and whether a passcode has it.
  public func requirements(
    for passcode: String
  ) -> [(requirement: FioriPasscodeRequirement, isSatisfied: Bool)] {
    let texts = OnboardingTexts()
    return checklist(for: passcode).items.map {
      (FioriPasscodeRequirement(id: $0.id, displayName: texts.text(for: $0)), $0.isSatisfied)
    }
  }

  func checklist(for passcode: String) -> PasscodeChecklist {
    PasscodeChecklist(policy, rules: passcodeRules, for: passcode)
  }

  private mutating func ask(for kind: PasscodeMakeup.Kind, _ isAsked: Bool) {
    if isAsked { policy.kinds.insert(kind) } else { policy.kinds.remove(kind) }
  }
}

/// One thing that a policy asks of a passcode, in words.
public struct FioriPasscodeRequirement: Identifiable, Hashable, Sendable {
  /// The name of the policy's property, or `rule.` and the place among the app's rules, from 0.
  public let id: String
  /// What a person reads; in English, as long as no screen shows it.
  public let displayName: String
}
