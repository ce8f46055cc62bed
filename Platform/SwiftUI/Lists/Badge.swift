/// A short text at the trailing side of a row.
private struct BadgeModifier: ViewModifier {
  let label: Text?
  @Environment(\.isTabPage) private var isTabPage
  @Environment(\.isListRow) private var isListRow

  @ViewBuilder func body(content: Content) -> some View {
    if isTabPage && !isListRow {
      content.modifier(TraitModifier(BadgeTrait.self, label))
    } else {
      row(content)
    }
  }

  private func row(_ content: Content) -> some View {
    HStack {
      content
      if let label {
        Spacer()
        label.foregroundColor(Color(uiColor: .secondaryLabel))
      }
    }
  }
}

extension View {
  /// Shows a number at the trailing side of the view in its row, or on what leads to it as a page of a
  /// `TabView`; nothing for 0.
  public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(label: count == 0 ? nil : Text(count, format: .number)))
  }

  /// Shows a text at the trailing side of the view in its row.
  public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(label: label)) }

  /// Shows a localised text at the trailing side of the view in its row.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Shows a text at the trailing side of the view in its row.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}
