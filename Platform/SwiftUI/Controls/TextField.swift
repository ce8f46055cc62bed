/// A field for text, as wide as it is allowed to be.
///
/// ```swift
/// struct Name: View {
///   @State private var name = ""
///   var body: some View { TextField("Name", text: $name) }
/// }
/// ```
public struct TextField<Label: View>: View {
  private enum Kind {
    case text(FieldContent)
    case value(FieldDraft)
  }
  private let kind: Kind

  init(content: FieldContent) { kind = .text(content) }
  init(draft: FieldDraft) { kind = .value(draft) }

  /// The field, in the style around it.
  public var body: some View {
    switch kind {
    case .text(let content): StyledField(content: content)
    case .value(let draft): DraftField(draft: draft)
    }
  }
}

extension TextField where Label == Text {
  /// Makes a field with a localised title, which an empty field shows.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(content: FieldContent(Text(titleKey), text))
  }

  /// Makes a field with a localised title and something else to show while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(content: FieldContent(Text(titleKey), text, prompt))
  }

  /// Makes a field with a title, which an empty field shows.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(content: FieldContent(Text(title), text))
  }

  /// Makes a field with a title and something else to show while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(content: FieldContent(Text(title), text, prompt))
  }

  /// Makes a field whose title is a text; an empty field shows `prompt`, or else the title.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Text) {
    self.init(content: FieldContent(label(), text, prompt))
  }

  /// Not there: a field has one line.
  @available(*, unavailable, message: "A field has one line on Linux: use a TextEditor.")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) { fatalError() }

  /// Not there: a field has one line.
  @available(*, unavailable, message: "A field has one line on Linux: use a TextEditor.")
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) { fatalError() }

  /// Not there: a field has one line.
  @available(*, unavailable, message: "A field has one line on Linux: use a TextEditor.")
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Text
  ) { fatalError() }
}

/// A field for a secret. What is typed is shown as dots and never reaches assistive technology.
///
/// ```swift
/// struct Passcode: View {
///   @State private var passcode = ""
///   var body: some View { SecureField("Passcode", text: $passcode) }
/// }
/// ```
public struct SecureField<Label: View>: View {
  private let content: FieldContent

  /// The field, in the style around it.
  public var body: some View { StyledField(content: content) }
}

extension SecureField where Label == Text {
  private init(_ title: Text, _ text: Binding<String>, _ prompt: Text? = nil) {
    content = FieldContent(title, text, prompt, isSecure: true)
  }

  /// Makes a field with a localised title, which an empty field shows.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(Text(titleKey), text)
  }

  /// Makes a field with a localised title and something else to show while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(Text(titleKey), text, prompt)
  }

  /// Makes a field with a title, which an empty field shows.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(Text(title), text)
  }

  /// Makes a field with a title and something else to show while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(Text(title), text, prompt)
  }

  /// Makes a field whose title is a text; an empty field shows `prompt`, or else the title.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Text) {
    self.init(label(), text, prompt)
  }
}

/// What a field is made of, secret or not.
struct FieldContent {
  let title: Text
  let prompt: Text?
  @Binding var text: String
  let isSecure: Bool
  /// Done when the person is done with the field.
  let end: (@MainActor () -> Void)?

  init(
    _ title: Text, _ text: Binding<String>, _ prompt: Text? = nil, isSecure: Bool = false,
    end: (@MainActor () -> Void)? = nil
  ) {
    self.title = title
    self.prompt = prompt
    _text = text
    self.isSecure = isSecure
    self.end = end
  }
}
