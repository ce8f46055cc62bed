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
      content: content, look: look, title: (label as? Text), selection: AnyHashable(selection)
    ) {
      if let value = $0.base as? SelectionValue, value != selection { selection = value }
    }
  }
}

extension Picker where Label == Text {
  /// Makes a picker whose label is a text: assistive technology reads it, and the question shows it.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Text
  ) {
    _selection = selection
    self.content = content()
    self.label = label()
  }

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

/// The looks of pickers.
@preconcurrency @MainActor public protocol PickerStyle {
  /// Which of the looks. An app uses those that there are.
  static var _look: _PickerLook { get }
}

/// Which looks a picker has.
public enum _PickerLook: Hashable, Sendable {
  /// A button with the chosen value, which asks for another.
  case menu
  /// The values side by side.
  case segmented
}

/// The looks that fit the place: a button with the chosen value.
public struct DefaultPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// A button.
  public static var _look: _PickerLook { .menu }
}

/// A button with the chosen value, which asks for another. On Linux it asks in a sheet.
public struct MenuPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// A button.
  public static var _look: _PickerLook { .menu }
}

/// The values side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// Segments.
  public static var _look: _PickerLook { .segmented }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The looks that fit the place.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A button with the chosen value, which asks for another.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// The values side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

private enum PickerLookKey: EnvironmentKey { static var defaultValue: _PickerLook { .menu } }

extension EnvironmentValues {
  var pickerLook: _PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the looks of pickers.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, S._look)
  }
}
