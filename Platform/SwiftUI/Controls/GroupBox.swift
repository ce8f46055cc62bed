/// Views that belong together, on a ground of their own under a title.
///
/// ```swift
/// GroupBox("Terms") { Text("Be kind.") }
/// ```
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Makes a box with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The label above the content, on a ground with round corners.
  public var body: some View {
    VStack(alignment: .leading) {
      label.font(.headline).accessibilityAddTraits(.isHeader)
      content.frame(maxWidth: .infinity)
    }
    .padding()
    .background(Color(uiColor: .secondarySystemBackground))
    .cornerRadius(8)
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a box with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
