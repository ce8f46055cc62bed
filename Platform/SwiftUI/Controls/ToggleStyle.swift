/// The looks of toggles: their label, and what shows whether they are on.
///
/// ```swift
/// struct Checklist: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button {
///       configuration.isOn.toggle()
///     } label: {
///       Label {
///         configuration.label
///       } icon: {
///         Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
///       }
///     }
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol ToggleStyle {
  /// What the toggle looks like.
  associatedtype Body: View
  /// The label and the state of a toggle.
  typealias Configuration = ToggleStyleConfiguration
  /// Makes what the toggle looks like, and has it change `isOn`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label and the state of a toggle.
@preconcurrency @MainActor public struct ToggleStyleConfiguration {
  /// The label of a toggle, of any type.
  public typealias Label = AnyView
  /// The label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// The looks that fit the place: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}
  /// A label, and a switch at the other side.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledSwitch(label: configuration.label, isOn: configuration.$isOn)
  }
}

/// A label, and a switch at the other side.
public struct SwitchToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}
  /// A label, and a switch at the other side.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledSwitch(label: configuration.label, isOn: configuration.$isOn)
  }
}

/// A button that stays pressed while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}
  /// A button with the label.
  public func makeBody(configuration: Configuration) -> some View {
    Pressable(action: { configuration.isOn.toggle() }) { isPressed in
      ToggleButtonLabel(configuration: configuration, isPressed: isPressed)
    }
    .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
  }
}

private struct ToggleButtonLabel: View {
  let configuration: ToggleStyleConfiguration
  let isPressed: Bool

  var body: some View {
    if configuration.isOn {
      BorderedLabel(
        label: configuration.label, role: nil, isPressed: isPressed, isProminent: true)
    } else {
      DefaultButtonLabel(label: configuration.label, role: nil, isPressed: isPressed)
        .padding(.horizontal, 12).padding(.vertical, 7).frame(minHeight: 34)
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The looks that fit the place.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label, and a switch at the other side.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A style of any type, in the values around views.
@MainActor struct AnyToggleStyle {
  let make: @MainActor (ToggleStyleConfiguration) -> AnyView

  init<Style: ToggleStyle>(_ style: Style) {
    make = { configuration in
      AnyView(
        StyleBody(style: style) { $0.makeBody(configuration: configuration) }
          .environment(\.anyToggleStyle, nil))
    }
  }
}

private enum ToggleStyleKey: EnvironmentKey { static var defaultValue: AnyToggleStyle? { nil } }

extension EnvironmentValues {
  var anyToggleStyle: AnyToggleStyle? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the looks of toggles.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.anyToggleStyle, AnyToggleStyle(style))
  }
}
