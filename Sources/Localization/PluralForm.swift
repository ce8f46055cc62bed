/// The form of a word that a number asks for, by the rules of Unicode's CLDR.
///
/// ```swift
/// print(PluralForm(for: 3, in: "pl"))  // few
/// ```
public enum PluralForm: String, CaseIterable, Hashable, Sendable {
  /// Nothing, in Arabic.
  case zero
  /// One; in some languages also 21, or 0.
  case one
  /// Two, in Arabic and Hebrew.
  case two
  /// A few: 2 to 4 in Slavic languages, 3 to 10 in Arabic.
  case few
  /// Many: most numbers in Slavic languages, 11 to 99 in Arabic, millions in Romance ones.
  case many
  /// Every other number.
  case other

  /// The form for a number.
  ///
  /// - Parameters:
  ///   - number: The number; one that is not whole has the form of fractions.
  ///   - language: The language as a BCP 47 tag; one without rules here has the form `other`.
  public init(for number: Double, in language: String) {
    let code = LanguageTag(language)?.language ?? language
    let whole = number.magnitude.rounded(.down)
    guard whole == number.magnitude, whole < 1e15 else {
      self = Self.ofFraction(whole, code)
      return
    }
    self = Self.ofWhole(Int(whole), code)
  }

  private static func ofFraction(_ whole: Double, _ language: String) -> PluralForm {
    switch language {
    case "fr", "pt": whole < 2 ? .one : .other
    case "hi": whole < 1 ? .one : .other
    case "cs": .many
    default: .other
    }
  }

  private static func ofWhole(_ number: Int, _ language: String) -> PluralForm {
    let (unit, tens) = (number % 10, number % 100)
    let isTeen = (11...14).contains(tens)
    switch language {
    case "de", "en", "nl", "sv", "tr": return number == 1 ? .one : .other
    case "es", "it":
      return number == 1 ? .one : isMillions(number) ? .many : .other
    case "fr", "pt":
      return number < 2 ? .one : isMillions(number) ? .many : .other
    case "hi": return number < 2 ? .one : .other
    case "he": return number == 1 ? .one : number == 2 ? .two : .other
    case "cs": return number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case "pl":
      if number == 1 { return .one }
      return (2...4).contains(unit) && !isTeen ? .few : .many
    case "ru", "uk":
      if unit == 1, tens != 11 { return .one }
      return (2...4).contains(unit) && !isTeen ? .few : .many
    case "ar":
      switch number {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      default: return (3...10).contains(tens) ? .few : (11...99).contains(tens) ? .many : .other
      }
    // Chinese, Japanese, Korean have one form.
    default: return .other
    }
  }

  private static func isMillions(_ number: Int) -> Bool {
    number != 0 && number % 1_000_000 == 0
  }
}
