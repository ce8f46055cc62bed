extension TextField where Label == Text {
  /// Makes a field for a value that a format writes and reads. What is typed becomes the value when
  /// the person leaves the field or presses Return; what cannot be read leaves the value as it is.
  ///
  /// ```swift
  /// TextField("Price", value: $price, format: .currency(code: "EUR"))
  /// ```
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(draft: FieldDraft(Text(titleKey), prompt, value, format))
  }

  /// Makes a field for a value that there may not be: an empty field is nil.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(draft: FieldDraft(Text(titleKey), prompt, optional: value, format))
  }

  /// Makes a field with a title for a value that a format writes and reads.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(draft: FieldDraft(Text(title), prompt, value, format))
  }

  /// Makes a field with a title for a value that there may not be.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(draft: FieldDraft(Text(title), prompt, optional: value, format))
  }

  /// Makes a field with a label for a value that a format writes and reads.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Text
  ) where F.FormatOutput == String {
    self.init(draft: FieldDraft(label(), prompt, value, format))
  }

  /// Makes a field with a label for a value that there may not be.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Text
  ) where F.FormatOutput == String {
    self.init(draft: FieldDraft(label(), prompt, optional: value, format))
  }

  /// Makes a field for a value that a formatter writes and reads.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(draft: FieldDraft(Text(titleKey), prompt, value, formatter))
  }

  /// Makes a field with a title for a value that a formatter writes and reads.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(draft: FieldDraft(Text(title), prompt, value, formatter))
  }
}

/// What a field for a value is made of.
struct FieldDraft {
  let title: Text
  let prompt: Text?
  /// The value as it is written in a language.
  let written: (Locale) -> String
  /// Takes what was typed, where it can be read.
  let take: (String, Locale) -> Void

  init<F: ParseableFormatStyle>(
    _ title: Text, _ prompt: Text?, _ value: Binding<F.FormatInput>, _ format: F
  ) where F.FormatOutput == String {
    (self.title, self.prompt) = (title, prompt)
    written = { format.following($0).format(value.wrappedValue) }
    take = { typed, locale in
      let strategy = format.following(locale).parseStrategy
      if let read = try? strategy.parse(typed) { value.wrappedValue = read }
    }
  }

  init<F: ParseableFormatStyle>(
    _ title: Text, _ prompt: Text?, optional value: Binding<F.FormatInput?>, _ format: F
  ) where F.FormatOutput == String {
    (self.title, self.prompt) = (title, prompt)
    written = { locale in value.wrappedValue.map { format.following(locale).format($0) } ?? "" }
    take = { typed, locale in
      let strategy = format.following(locale).parseStrategy
      if typed.isEmpty {
        value.wrappedValue = nil
      } else if let read = try? strategy.parse(typed) {
        value.wrappedValue = read
      }
    }
  }

  init<V>(_ title: Text, _ prompt: Text?, _ value: Binding<V>, _ formatter: Formatter) {
    (self.title, self.prompt) = (title, prompt)
    written = { _ in formatter.string(for: value.wrappedValue) ?? "" }
    take = { typed, _ in
      if let read = formatter.value(from: typed, as: V.self) { value.wrappedValue = read }
    }
  }
}

extension Formatter {
  /// The value that a text says, where the formatter is of a kind that reads.
  fileprivate func value<V>(from text: String, as type: V.Type) -> V? {
    let read: Any?
    switch self {
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: text) else { return nil }
      let kinds: [Any] = [
        number, number.doubleValue, number.intValue, number.decimalValue, number.floatValue,
      ]
      return kinds.lazy.compactMap { $0 as? V }.first
    case let formatter as DateFormatter: read = formatter.date(from: text)
    default: read = nil
    }
    return read as? V
  }
}

/// A field that keeps what is typed to itself until the person is done.
struct DraftField: View {
  let draft: FieldDraft
  @State private var typed: String?
  @Environment(\.locale) private var locale

  var body: some View {
    let text = Binding(
      get: { typed ?? draft.written(locale) },
      // Without a keystroke nothing is parsed, so that a value is not rounded by being looked at.
      set: { if typed != nil || $0 != draft.written(locale) { typed = $0 } })
    StyledField(
      content: FieldContent(draft.title, text, draft.prompt) {
        guard let typed else { return }
        draft.take(typed, locale)
        self.typed = nil
      })
  }
}
