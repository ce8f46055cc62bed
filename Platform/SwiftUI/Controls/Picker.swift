/// A choice among some values, each of which a view with a `tag(_:)` stands for.
///
/// ```swift
/// struct Units: View {
///   @State private var unit = "km"
///   var body: some View {
///     Picker("Unit", selection: $unit) {
///       Text("Kilometres").tag("km")
///       Text("Miles").tag("mi")
///     }
///     .pickerStyle(.segmented)
///   }
/// }
/// ```
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  @Binding private var selection: SelectionValue
  private let content: Content
  private let label: Label
  @Environment(\.pickerLook) private var look

  /// The choice, in the style around it.
  public var body: some View {
    PickerChoice(
      label: label, content: content, look: look, selection: AnyHashable(selection)
    ) {
      if let value = $0.base as? SelectionValue, value != selection { selection = value }
    }
  }
}

extension Picker {
  /// Makes a picker with a label: a row of a list shows it, a question has it as its title, and
  /// assistive technology reads it.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    _selection = selection
    self.content = content()
    self.label = label()
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Makes a picker with a localised title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Makes a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

enum TagTrait {}

extension View {
  /// Says which value the view stands for in a `Picker`.
  public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(TraitModifier(TagTrait.self, AnyHashable(tag)))
  }
}
