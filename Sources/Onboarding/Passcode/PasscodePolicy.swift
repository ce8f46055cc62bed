/// What a passcode has to be made of.
///
/// ```swift
/// let policy = PasscodePolicy(minimumLength: 8, kinds: [.digit])
/// print(policy.requirements.map(\.id))  // ["minLength", "hasDigit"]
/// ```
///
/// It says nothing about tries, time limits or fingers; those belong to what keeps the secret.
public struct PasscodePolicy: Hashable, Sendable, Codable {
  /// The least number of characters; none for 0 and less.
  public var minimumLength: Int
  /// The kinds of characters that have to occur. They do not count where only digits are allowed.
  public var kinds: Set<PasscodeMakeup.Kind>
  /// Whether nothing but digits is allowed.
  public var isDigitsOnly: Bool
  /// The least number of different characters; none for 0 and less.
  public var minimumUniqueCharacters: Int

  /// Makes a policy; without arguments it asks for eight characters.
  public init(
    minimumLength: Int = 8, kinds: Set<PasscodeMakeup.Kind> = [], isDigitsOnly: Bool = false,
    minimumUniqueCharacters: Int = 0
  ) {
    self.minimumLength = minimumLength
    self.kinds = kinds
    self.isDigitsOnly = isDigitsOnly
    self.minimumUniqueCharacters = minimumUniqueCharacters
  }

  /// All that is asked for, in the order in which a person reads it.
  public var requirements: [PasscodeRequirement] {
    var requirements: [PasscodeRequirement] = []
    if minimumLength > 0 { requirements.append(.length(minimum: minimumLength)) }
    if isDigitsOnly {
      requirements.append(.digitsOnly)
    } else {
      requirements += PasscodeMakeup.Kind.allCases.filter(kinds.contains).map { .contains($0) }
    }
    if minimumUniqueCharacters > 0 {
      requirements.append(.uniqueCharacters(minimum: minimumUniqueCharacters))
    }
    return requirements
  }
}
