/// Why a typed text is not an email address that this kit accepts.
///
/// No case carries the text itself, so an error can be logged. The sentence for people comes from
/// ``OnboardingTexts/message(for:)-(EmailAddressError)``.
public enum EmailAddressError: Error, Hashable, Sendable {
  /// Nothing but white space was given.
  case empty
  /// There is no `@` in the text.
  case missingAtSign
  /// What stands before the last `@` is empty or holds a character outside the WHATWG rule.
  case invalidLocalPart
  /// What stands after the last `@` is not a host name, or reads as another one once in ASCII.
  case invalidDomain
  /// The address has more than `maximumBytes` bytes of UTF-8.
  case tooLong(maximumBytes: Int)
}
