/// A rule of an app about passcodes, beside what a policy can say.
///
/// The rule is asked where the passcode is typed, and sees it; it must not keep it.
public struct PasscodeRule {
  /// What a person reads about the rule.
  public let displayName: String
  /// Whether a person reads about it. A rule that is not shown counts all the same.
  public let isDisplayed: Bool
  /// Whether a passcode is right.
  public let rule: (String) -> Bool

  /// Makes a rule.
  public init(displayName: String, isDisplayed: Bool, rule: @escaping (String) -> Bool) {
    self.displayName = displayName
    self.isDisplayed = isDisplayed
    self.rule = rule
  }
}
