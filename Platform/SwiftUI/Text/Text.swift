/// Text that is read.
///
/// A literal is a key for the app's translations, and marks of Markdown in it are shown as looks. A
/// variable, and what is passed as `verbatim`, is shown as it is.
///
/// ```swift
/// Text("Welcome, **\(name)**") + Text(verbatim: "!").foregroundColor(.red)
/// ```
public struct Text: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey, Source?)
    case attributed(AttributedString)
    case formatted(Formatted)
    case joined([Text])
  }

  /// Where a key is looked up.
  final class Source: Equatable, Sendable {
    let table: String?
    let bundle: Bundle?

    init(table: String?, bundle: Bundle?) {
      self.table = table
      self.bundle = bundle
    }

    static func == (one: Source, other: Source) -> Bool {
      one.table == other.table && one.bundle === other.bundle
    }
  }

  struct Formatted: Equatable, Sendable {
    let value: any FormattedValue
    static func == (one: Self, other: Self) -> Bool { one.value.isEqual(to: other.value) }
  }

  let content: Content
  /// The first is the one next to the text.
  var modifiers: [Modifier] = []

  init(content: Content) { self.content = content }

  /// Shows the translation of a key, or the key, with the looks that its Markdown says.
  ///
  /// - Parameters:
  ///   - key: A literal, or a key made at run time.
  ///   - tableName: The file of translations without `.strings`; nil is `Localizable`.
  ///   - bundle: Where the file is; nil is the app's own bundle.
  ///   - comment: For the people who translate.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    let isUsual = tableName == nil && bundle == nil
    content = .key(key, isUsual ? nil : Source(table: tableName, bundle: bundle))
  }

  /// Shows a string as it is, without translation and Markdown.
  public init(verbatim content: String) { self.content = .verbatim(content) }

  /// Shows a string as it is, without translation and Markdown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.content = .verbatim(String(content)) }

  /// Shows an attributed string. Attributes go before the looks that the text is given.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { content = .attributed(attributedContent) }

  /// Shows a value as `format` writes it, in the person's way unless the format has a locale.
  public init<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    content = .formatted(Formatted(value: FormattedString(input: input, format: format)))
  }

  /// Shows a value as `format` writes it, in the person's way unless the format has a locale.
  public init<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable & Sendable, F.FormatOutput == AttributedString {
    content = .formatted(Formatted(value: FormattedAttributedString(input: input, format: format)))
  }

  /// Shows what `formatter` writes for a value; nothing when it has no text for it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    content = .verbatim(formatter.string(for: subject) ?? "")
  }

  /// One text behind the other, each with its own looks.
  public static func + (one: Text, other: Text) -> Text {
    // A long row becomes a shallow tree: its end stays cheap, and so does taking it apart.
    if case .joined(let parts) = one.content, one.modifiers.isEmpty, parts.count < 64 {
      return Text(content: .joined(parts + [other]))
    }
    return Text(content: .joined([one, other]))
  }
}
