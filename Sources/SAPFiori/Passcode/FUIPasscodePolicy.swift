import Onboarding

/// What a passcode has to be made of, and what is allowed around it.
///
/// ```swift
/// var policy = FUIPasscodePolicy()
/// policy.minLength = 6
/// policy.hasDigit = true
/// policy.retryLimit = 3
/// ```
public struct FUIPasscodePolicy {
  /// Says of ``minUniqueChars`` and ``retryLimit`` that there is no limit.
  public static let passcodePolicyNoLimit = -1
  /// The default of ``minLength``.
  public static let passcodePolicyDefaultMinLength = 8
  /// The default of ``hasDigit``.
  public static let passcodePolicyDefaultHasDigit = false
  /// The default of ``hasUpper``.
  public static let passcodePolicyDefaultHasUpper = false
  /// The default of ``hasLower``.
  public static let passcodePolicyDefaultHasLower = false
  /// The default of ``hasSpecial``.
  public static let passcodePolicyDefaultHasSpecial = false
  /// The default of ``minUniqueChars``.
  public static let passcodePolicyDefaultMinUniqueChars = passcodePolicyNoLimit
  /// The default of ``retryLimit``.
  public static let passcodePolicyDefaultRetryLimit = passcodePolicyNoLimit
  /// The default of ``allowsTouchID``.
  public static let passcodePolicyDefaultAllowsTouchID = true
  /// The default of ``isDigitsOnly``.
  public static let passcodePolicyDefaultIsDigitsOnly = false
  /// The default of ``noPasscodeRequired``.
  public static let passcodePolicyDefaultNoPasscodeRequired = false

  /// The least number of characters; none for 0 and less.
  public var minLength = passcodePolicyDefaultMinLength
  /// Whether there has to be a digit.
  public var hasDigit = passcodePolicyDefaultHasDigit
  /// Whether there has to be a capital letter.
  public var hasUpper = passcodePolicyDefaultHasUpper
  /// Whether there has to be a small letter.
  public var hasLower = passcodePolicyDefaultHasLower
  /// Whether there has to be a character that is neither letter nor number.
  public var hasSpecial = passcodePolicyDefaultHasSpecial
  /// The least number of different characters; no limit for 0 and less.
  public var minUniqueChars = passcodePolicyDefaultMinUniqueChars
  /// How many wrong passcodes lock the screen; no limit of the screen's own for 0 and less. A lower
  /// number that the app gives in its error counts.
  public var retryLimit = passcodePolicyDefaultRetryLimit
  /// Whether a finger may take the place of the passcode.
  public var allowsTouchID = passcodePolicyDefaultAllowsTouchID
  /// Whether nothing but digits is allowed; the four flags about kinds do not count then.
  public var isDigitsOnly = passcodePolicyDefaultIsDigitsOnly
  /// Whether a person may go on without a passcode.
  public var noPasscodeRequired = passcodePolicyDefaultNoPasscodeRequired
  /// The rules of the app, in the order in which they were added.
  public private(set) var passcodeRules: [FUIPasscodeRule] = []

  /// Makes a policy with the defaults.
  public init() {}

  /// Adds a rule. Rules are asked in the order in which they were added.
  public mutating func addPasscodeRule(passcodeRule: FUIPasscodeRule) {
    passcodeRules.append(passcodeRule)
  }

  /// What a passcode has to be made of, for the rule that decides.
  var makeup: PasscodePolicy {
    var kinds: Set<PasscodeMakeup.Kind> = []
    if hasDigit { kinds.insert(.digit) }
    if hasUpper { kinds.insert(.upper) }
    if hasLower { kinds.insert(.lower) }
    if hasSpecial { kinds.insert(.special) }
    return PasscodePolicy(
      minimumLength: minLength, kinds: kinds, isDigitsOnly: isDigitsOnly,
      minimumUniqueCharacters: minUniqueChars)
  }

  /// What a passcode has of it.
  func checklist(forUTF8 bytes: UnsafeRawBufferPointer) -> PasscodeChecklist {
    PasscodeChecklist(makeup, rules: passcodeRules, forUTF8: bytes)
  }
}
