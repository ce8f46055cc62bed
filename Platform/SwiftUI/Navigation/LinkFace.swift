/// What a link looks like: a button, and in a list a row with an arrow at its end.
struct LinkFace<Label: View>: View {
  let label: Label
  let action: @MainActor () -> Void
  @Environment(\.isListRow) private var isRow
  @Environment(\.isEnabled) private var isEnabled

  init(label: Label, action: @escaping @MainActor () -> Void) {
    self.label = label
    self.action = action
  }

  var body: some View {
    if isRow {
      Pressable(action: action) { _ in
        HStack(spacing: 8) {
          label.transformEnvironment(\.foreground) { [isEnabled] foreground in
            if !isEnabled { foreground = AnyShapeStyle(.tertiary) }
          }
          Spacer(minLength: 0)
          Image(systemName: "chevron.forward")
            .font(.footnote.weight(.semibold))
            .foregroundStyle(.tertiary)
            .accessibilityHidden(true)
        }
        .padding(.horizontal, ListMeasure.side)
        .padding(.vertical, ListMeasure.above)
        .environment(\.isListRow, false)
      }
      .modifier(TraitModifier(WholeRowTrait.self, true))
    } else {
      Button(action: action) { label }
    }
  }
}
