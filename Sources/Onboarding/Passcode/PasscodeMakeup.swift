/// What a passcode is made of, in figures: all that a policy has to know, and nothing of the
/// passcode itself.
///
/// ```swift
/// let makeup = PasscodeMakeup("Abc1!")
/// print(makeup.length, makeup.kinds.contains(.special))  // 5 true
/// ```
public struct PasscodeMakeup: Hashable, Sendable {
  /// A kind of character that a policy can ask for.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// A decimal digit of any script.
    case digit
    /// A capital letter of any script.
    case upper
    /// A small letter of any script.
    case lower
    /// What is neither a letter, nor a mark on one, nor a number; white space counts.
    case special
  }

  /// The number of characters, as a person counts them.
  public private(set) var length = 0
  /// The number of different Unicode scalars.
  public let uniqueCount: Int
  /// The kinds that occur.
  public private(set) var kinds: Set<Kind> = []
  /// Whether there is something, and all of it is digits.
  public private(set) var isDigitsOnly: Bool

  /// Counts what a passcode is made of.
  public init(_ passcode: String) {
    length = passcode.count
    isDigitsOnly = !passcode.isEmpty
    var seen: Set<Unicode.Scalar> = []
    for scalar in passcode.unicodeScalars {
      seen.insert(scalar)
      let kind = Kind(scalar)
      if let kind { kinds.insert(kind) }
      if kind != .digit { isDigitsOnly = false }
    }
    uniqueCount = seen.count
  }
}

extension PasscodeMakeup.Kind {
  /// The kind of a scalar; nil for letters without case, for marks and for numbers that are no
  /// digits, which no policy asks for.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .decimalNumber: self = .digit
    case .uppercaseLetter, .titlecaseLetter: self = .upper
    case .lowercaseLetter: self = .lower
    case .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark, .enclosingMark,
      .letterNumber, .otherNumber:
      return nil
    default: self = .special
    }
  }
}
