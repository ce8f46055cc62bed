/// A value with a label: side by side, and as one element for assistive technology.
///
/// ```swift
/// Form {
///   LabeledContent("Version", value: "4.2")
///   LabeledContent("Battery", value: 0.8, format: .percent)
/// }
/// ```
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.dynamicTypeSize) private var size

  /// The label at the leading side and the content at the other; in accessibility sizes, one below
  /// the other.
  public var body: some View {
    if size.isAccessibilitySize {
      VStack(alignment: .leading) {
        label
        content.foregroundStyle(.secondary)
      }
      .accessibilityElement(children: .combine)
    } else {
      HStack(alignment: .firstTextBaseline) {
        VStack(alignment: .leading, spacing: 2) { label }
        Spacer()
        content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
      }
      .accessibilityElement(children: .combine)
    }
  }
}

extension LabeledContent {
  /// Makes a labelled value of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
}

extension LabeledContent where Label == Text {
  /// Makes a view with a localised label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a view with a label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a text with a localised label.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }

  /// Makes a text with a label.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(title) { Text(value) }
  }

  /// Makes a value that a format writes, with a localised label.
  public init<F: FormatStyle & Sendable>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }

  /// Makes a value that a format writes, with a label.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle & Sendable>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}
