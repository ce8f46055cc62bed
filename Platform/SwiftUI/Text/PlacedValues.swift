/// The values of a key while its text is read as Markdown: characters that Unicode keeps out of texts
/// stand for them, so nothing in a value is taken for a mark.
struct PlacedValues {
  enum Part {
    case string(String)
    case text(Text)
  }

  private var values: [Part] = []

  /// A key's format with stand-ins for its values.
  mutating func mark(_ format: String, of key: LocalizedStringKey, locale: Locale) -> String {
    guard !key.arguments.isEmpty else { return format }
    var result = ""
    var values: [Part] = []
    FormatPlaces.fill(format, into: &result) { result, index, place in
      guard key.arguments.indices.contains(index) else { return false }
      result += Self.standIn(values.count)
      switch key.arguments[index] {
      case .text(let text): values.append(.text(text))
      case .formatted(let value): values.append(.text(value.text(in: locale)))
      case let argument: values.append(.string(argument.string(place: place, locale: locale)))
      }
      return true
    }
    self.values = values
    return result
  }

  private static func standIn(_ index: Int) -> String {
    var scalars = String.UnicodeScalarView([Noncharacter.opening])
    for digit in String(index, radix: 16) {
      scalars.append(Noncharacter.digits[digit.hexDigitValue ?? 0])
    }
    scalars.append(Noncharacter.closing)
    return String(scalars)
  }

  /// The parts of a text with stand-ins.
  func parts(of text: String) -> [Part] {
    guard !values.isEmpty, text.utf8.contains(Noncharacter.firstByte) else {
      return [.string(text)]
    }
    var parts: [Part] = []
    let scalars = text.unicodeScalars
    var rest = scalars[...]
    var written = String.UnicodeScalarView()
    func flush() {
      if !written.isEmpty { parts.append(.string(String(written))) }
      written = String.UnicodeScalarView()
    }
    while let start = rest.firstIndex(of: Noncharacter.opening) {
      written.append(contentsOf: rest[..<start])
      let digits = rest[scalars.index(after: start)...].prefix { $0 != Noncharacter.closing }
      if let index = Self.index(digits), values.indices.contains(index),
        digits.endIndex < scalars.endIndex
      {
        flush()
        parts.append(values[index])
        rest = rest[scalars.index(after: digits.endIndex)...]
      } else {
        written.append(Noncharacter.opening)
        rest = rest[scalars.index(after: start)...]
      }
    }
    written.append(contentsOf: rest)
    flush()
    return parts
  }

  private static func index(_ digits: Substring.UnicodeScalarView) -> Int? {
    var index = 0
    for (position, scalar) in digits.enumerated() {
      guard position < 6, let digit = Noncharacter.digits.firstIndex(of: scalar) else {
        return nil
      }
      index = index * 16 + digit
    }
    return digits.isEmpty ? nil : index
  }

  /// A text with its values as strings.
  func fill(_ text: String, locale: Locale) -> String {
    parts(of: text).reduce(into: "") { result, part in
      switch part {
      case .string(let string): result += string
      case .text(let text): result += text.plainString(in: locale)
      }
    }
  }
}
