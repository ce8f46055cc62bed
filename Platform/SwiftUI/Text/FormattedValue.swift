/// A value with the style that writes it, once the person's language is known.
protocol FormattedValue: Sendable {
  /// Whether what is written may bring looks of its own.
  var hasLooks: Bool { get }
  func text(in locale: Locale) -> Text
}

extension FormattedValue {
  func isEqual(to other: any FormattedValue) -> Bool {
    guard let self = self as? any Equatable else { return false }
    return Self.isEqual(self, other)
  }

  private static func isEqual<T: Equatable>(_ one: T, _ other: any FormattedValue) -> Bool {
    (other as? T) == one
  }
}

struct FormattedString<F: FormatStyle & Sendable>: FormattedValue, Equatable
where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
  let input: F.FormatInput
  let format: F

  var hasLooks: Bool { false }

  func text(in locale: Locale) -> Text { Text(verbatim: format.following(locale).format(input)) }
}

struct FormattedAttributedString<F: FormatStyle & Sendable>: FormattedValue, Equatable
where F.FormatInput: Equatable & Sendable, F.FormatOutput == AttributedString {
  let input: F.FormatInput
  let format: F

  var hasLooks: Bool { true }

  func text(in locale: Locale) -> Text { Text(format.following(locale).format(input)) }
}

extension FormatStyle {
  /// This style in `locale`, unless somebody gave it one: then it differs from the one that follows
  /// the system.
  func following(_ locale: Locale) -> Self {
    self == self.locale(.autoupdatingCurrent) ? self.locale(locale) : self
  }
}
