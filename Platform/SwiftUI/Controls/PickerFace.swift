import Layout

/// What is seen of a picker that has no segments.
struct PickerFace<Label: View>: View {
  let label: Label
  let name: String
  let look: _PickerLook
  let options: [String]
  let chosen: Int?
  let choose: @MainActor (Int) -> Void
  let ask: @MainActor () -> Void
  @Environment(\.isListRow) private var isRow
  @Environment(\.labelsHidden) private var hidesLabel
  @Environment(\.dynamicTypeSize) private var size

  init(
    label: Label, name: String, look: _PickerLook, options: [String], chosen: Int?,
    choose: @escaping @MainActor (Int) -> Void, ask: @escaping @MainActor () -> Void
  ) {
    (self.label, self.name, self.look) = (label, name, look)
    (self.options, self.chosen, self.choose, self.ask) = (options, chosen, choose, ask)
  }

  private var value: String { chosen.map { options[$0] } ?? "" }

  var body: some View {
    switch look {
    case .segmented: EmptyView()
    case .menu:
      if isRow { row } else { Button(action: ask) { valueFace }.modifier(Spoken(name, value)) }
    case .inline:
      if !isRow {
        VStack(alignment: .leading, spacing: 12) { inlineParts }
      } else {
        inlineParts
      }
    }
  }

  private var valueFace: some View {
    HStack(spacing: 4) {
      Text(verbatim: value)
      Image(systemName: "chevron.up.chevron.down").font(.footnote.weight(.medium))
    }
  }

  /// The label and the value, of which all can be pressed.
  private var row: some View {
    Pressable(action: ask) { _ in
      WholeRow {
        if size.isAccessibilitySize {
          VStack(alignment: .leading) {
            if !hidesLabel { label }
            valueFace.foregroundStyle(.secondary)
          }
          Spacer(minLength: 0)
        } else {
          if !hidesLabel { label }
          Spacer()
          valueFace.foregroundStyle(.secondary)
        }
      }
    }
    .modifier(Spoken(name, value))
    .modifier(TraitModifier(WholeRowTrait.self, true))
  }

  @ViewBuilder private var inlineParts: some View {
    if !hidesLabel { label.foregroundStyle(.secondary) }
    ForEach(options.indices, id: \.self) { index in
      InlineOption(name: options[index], isChosen: index == chosen) { choose(index) }
    }
  }
}

/// Label and value of a picker, for assistive technology.
private struct Spoken: ViewModifier {
  let name: String
  let value: String

  init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }

  func body(content: Content) -> some View {
    content.accessibilityLabel(Text(verbatim: name.isEmpty ? value : name))
      .accessibilityValue(Text(verbatim: value))
  }
}

/// An option with its mark.
private struct InlineOption: View {
  let name: String
  let isChosen: Bool
  let action: @MainActor () -> Void
  @Environment(\.isListRow) private var isRow

  init(name: String, isChosen: Bool, action: @escaping @MainActor () -> Void) {
    (self.name, self.isChosen, self.action) = (name, isChosen, action)
  }

  var body: some View {
    if isRow {
      Pressable(action: action) { _ in WholeRow { face } }
        .accessibilityAddTraits(isChosen ? .isSelected : [])
        .modifier(TraitModifier(WholeRowTrait.self, true))
    } else {
      Button(action: action) { HStack { face } }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
  }

  @ViewBuilder private var face: some View {
    Text(verbatim: name)
    Spacer(minLength: 0)
    Image(systemName: "checkmark")
      .font(.body.weight(.semibold))
      .foregroundStyle(.tint)
      .accessibilityHidden(true)
      .opacity(isChosen ? 1 : 0)
  }
}

/// The content of a row of a list that takes its margins too, because all of it can be pressed.
struct WholeRow<Content: View>: View {
  @ViewBuilder let content: Content
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: 8) { content }
      .padding(.horizontal, ListMeasure.side)
      .padding(.vertical, ListMeasure.above)
      .environment(\.isListRow, false)
      .opacity(isEnabled ? 1 : 0.4)
  }
}

private struct LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of the controls in the view. Assistive technology reads them still.
  public func labelsHidden() -> some View { environment(\.labelsHidden, true) }
}
