extension LocalizedStringKey {
  /// A value for a place of a key's text.
  enum Argument: Equatable, Sendable {
    case string(String)
    case signed(Int64)
    case unsigned(UInt64)
    case double(Double)
    case formatted(any FormattedValue)
    case text(Text)

    static func == (one: Self, other: Self) -> Bool {
      switch (one, other) {
      case (.string(let one), .string(let other)): one == other
      case (.signed(let one), .signed(let other)): one == other
      case (.unsigned(let one), .unsigned(let other)): one == other
      case (.double(let one), .double(let other)): one == other
      case (.formatted(let one), .formatted(let other)): one.isEqual(to: other)
      case (.text(let one), .text(let other)): one == other
      default: false
      }
    }

    /// The value as `place` wants it. A place of another kind, a fault in a translation, shows the
    /// value in the way of its own kind.
    func string(place: FormatPlaces.Place, locale: Locale) -> String {
      switch self {
      case .string(let string): string
      case .formatted(let value): value.text(in: locale).plainString(in: locale)
      case .text(let text): text.plainString(in: locale)
      case .signed(let number):
        if place.isPlain {
          // The same as by the format, and twenty times faster.
          number.formatted(.number.locale(locale))
        } else if place.takesDouble {
          place.format("", Double(number), in: locale)
        } else {
          place.format("ll", number, kind: "d", in: locale)
        }
      case .unsigned(let number):
        if let number = Int64(exactly: number) {
          Self.signed(number).string(place: place, locale: locale)
        } else if place.takesDouble {
          place.format("", Double(number), in: locale)
        } else {
          // Beyond what Foundation on Linux formats for a language without a change of sign.
          number.formatted(.number.locale(locale))
        }
      case .double(let number):
        place.takesDouble
          ? place.format("", number, in: locale)
          : FormatPlaces.Place(conversion: "f").format("", number, in: locale)
      }
    }
  }
}
