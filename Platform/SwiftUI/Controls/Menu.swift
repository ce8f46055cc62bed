/// A button that asks which of some actions to do. On Linux it asks in a sheet, as a picker does.
///
/// ```swift
/// Menu("More") {
///   Button("Rename") { rename() }
///   Button("Delete", role: .destructive) { delete() }
/// }
/// ```
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  @State private var isOpen = false

  /// Makes a menu with a label of views; its content are buttons.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content
    self.label = label()
  }

  /// A button that opens the sheet.
  public var body: some View {
    Button {
      isOpen = true
    } label: {
      label
    }
    .modifier(
      AlertModifier(
        title: (label as? Text) ?? Text(verbatim: ""), isPresented: $isOpen, style: .actionSheet,
        actions: { content() }, message: { EmptyView() }))
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu {
  /// Not there: a menu of Linux opens at every press.
  @available(
    *, unavailable,
    message: "A Menu of Linux opens at every press: put a Button for the first action beside it."
  )
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: label)
  }
}
