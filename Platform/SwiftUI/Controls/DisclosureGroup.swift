/// Views that are shown when the label above them is pressed, and hidden when it is pressed again.
///
/// ```swift
/// DisclosureGroup("Details") { Text("Made in 2026") }
/// ```
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let binding: Binding<Bool>?
  @State private var isOpen = false

  /// Makes a group that keeps by itself whether it is open.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    binding = nil
  }

  /// Makes a group that a binding opens.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    binding = isExpanded
  }

  /// The label with an arrow, and the content below while it is open.
  public var body: some View {
    let isOpen = binding ?? $isOpen
    let isShown = isOpen.wrappedValue
    VStack(alignment: .leading) {
      Button {
        isOpen.wrappedValue.toggle()
      } label: {
        HStack {
          label
          Spacer()
          Image(systemName: isShown ? "chevron.down" : "chevron.forward")
            .accessibilityHidden(true)
        }
      }
      .accessibilityValue(Text(isShown ? "Expanded" : "Collapsed"))
      if isShown { content() }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a group with a localised title that a binding opens.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Makes a group with a title that a binding opens.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
