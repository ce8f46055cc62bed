/// One thing that a policy asks of a passcode.
public enum PasscodeRequirement: Hashable, Sendable {
  /// At least so many characters.
  case length(minimum: Int)
  /// Nothing but digits.
  case digitsOnly
  /// At least one character of a kind.
  case contains(PasscodeMakeup.Kind)
  /// At least so many different characters.
  case uniqueCharacters(minimum: Int)

  /// Whether a passcode that is made so has what is asked for.
  public func isSatisfied(by makeup: PasscodeMakeup) -> Bool {
    switch self {
    case .length(let minimum): makeup.length >= minimum
    case .digitsOnly: makeup.isDigitsOnly
    case .contains(let kind): makeup.kinds.contains(kind)
    case .uniqueCharacters(let minimum): makeup.uniqueCount >= minimum
    }
  }

  /// The name of the policy's property that asks for it.
  public var id: String {
    switch self {
    case .length: "minLength"
    case .digitsOnly: "isDigitsOnly"
    case .contains(.digit): "hasDigit"
    case .contains(.upper): "hasUpper"
    case .contains(.lower): "hasLower"
    case .contains(.special): "hasSpecial"
    case .uniqueCharacters: "minUniqueChars"
    }
  }
}

extension OnboardingTexts {
  /// What a person reads about a requirement.
  public func text(for requirement: PasscodeRequirement) -> String {
    switch requirement {
    case .length(minimum: 1): self[.passcodeLengthOne]
    case .length(let minimum): text(.passcodeLength, String(minimum))
    case .digitsOnly: self[.passcodeDigitsOnly]
    case .contains(.digit): self[.passcodeDigit]
    case .contains(.upper): self[.passcodeUpper]
    case .contains(.lower): self[.passcodeLower]
    case .contains(.special): self[.passcodeSpecial]
    case .uniqueCharacters(minimum: 1): self[.passcodeUniqueOne]
    case .uniqueCharacters(let minimum): text(.passcodeUnique, String(minimum))
    }
  }
}
