import Onboarding

/// A rule of an app about passcodes, beside what a policy can say.
///
/// ```swift
/// let rule = FUIPasscodeRule(displayName: "No spaces", isDisplayed: true) { !$0.contains(" ") }
/// ```
///
/// A rule sees the passcode as a text, so a policy with rules makes copies of it in memory.
public typealias FUIPasscodeRule = PasscodeRule
