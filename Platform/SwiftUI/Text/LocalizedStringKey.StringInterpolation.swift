extension LocalizedStringKey {
  /// Collects a literal's key and values.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [Argument] = []

    /// Makes room for a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      let capacity = literalCapacity + 4 * interpolationCount
      if capacity > 15 { key.reserveCapacity(capacity) }
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds a part of the literal; a percent sign stands for itself.
    public mutating func appendLiteral(_ literal: String) {
      if literal.utf8.contains(UInt8(ascii: "%")) {
        key += literal.replacing("%", with: "%%")
      } else {
        key += literal
      }
    }

    private mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

    /// Adds a whole number, written in the person's way.
    public mutating func appendInterpolation(_ value: Int) {
      append("%lld", .signed(Int64(value)))
    }

    /// Adds a whole number of any kind, written in the person's way.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      let specifier =
        switch (value.bitWidth > 32, T.isSigned) {
        case (true, true): "%lld"
        case (true, false): "%llu"
        case (false, true): "%d"
        case (false, false): "%u"
        }
      append(specifier, argument(value))
    }

    /// Adds a whole number in the way of a `printf` specifier such as `%04lld`.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T, specifier: String) {
      append(specifier, argument(value))
    }

    private func argument<T: BinaryInteger>(_ value: T) -> Argument {
      if let number = Int64(exactly: value) {
        return T.isSigned ? .signed(number) : .unsigned(UInt64(number))
      }
      if let number = UInt64(exactly: value) { return .unsigned(number) }
      return .string(value.description)
    }

    /// Adds a number with a fraction of six digits.
    public mutating func appendInterpolation(_ value: Double) { append("%lf", .double(value)) }

    /// Adds a number with a fraction of six digits.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      append(T.self == Float.self ? "%f" : "%lf", .double(Double(value)))
    }

    /// Adds a number in the way of a `printf` specifier such as `%.2f`.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String)
    {
      append(specifier, .double(Double(value)))
    }

    /// Adds a value as `format` writes it, in the person's way unless the format has a locale.
    public mutating func appendInterpolation<F: FormatStyle & Sendable>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
      append("%@", .formatted(FormattedString(input: input, format: format)))
    }

    /// Adds a value as `format` writes it, in the person's way unless the format has a locale.
    public mutating func appendInterpolation<F: FormatStyle & Sendable>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == AttributedString {
      append("%@", .formatted(FormattedAttributedString(input: input, format: format)))
    }

    /// Adds what `formatter` writes for a value, or its description when that has no text for it.
    public mutating func appendInterpolation<T>(_ subject: T, formatter: Formatter) {
      append("%@", .string(formatter.string(for: subject) ?? String(describing: subject)))
    }

    /// Adds a text with its looks.
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

    /// Adds a text with its looks.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", .text(Text(attributedString)))
    }

    /// Not there: there are no pictures in texts.
    @available(
      *, unavailable,
      message: "There are no pictures in texts on Linux: put an HStack around an Image and a Text."
    )
    public mutating func appendInterpolation(_ image: Image) { fatalError() }

    /// Adds a value's description.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append("%@", .string(String(describing: value)))
    }
  }
}
