/// The looks of buttons: their label in its states.
///
/// ```swift
/// struct Outlined: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding(8).opacity(configuration.isPressed ? 0.5 : 1)
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol ButtonStyle {
  /// What the button looks like.
  associatedtype Body: View
  /// The label and the state of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// Makes what the button looks like. The style presses it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label and the state of a button.
@preconcurrency @MainActor public struct ButtonStyleConfiguration {
  /// The label of a button, of any type.
  public typealias Label = AnyView
  /// What the button means.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether the button is pressed.
  public let isPressed: Bool
}

/// The looks and the behaviour of buttons.
@preconcurrency @MainActor public protocol PrimitiveButtonStyle {
  /// What the button is made of.
  associatedtype Body: View
  /// The label and the action of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Makes what the button is made of, and has it call `trigger()`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label and the action of a button.
@preconcurrency @MainActor public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button, of any type.
  public typealias Label = AnyView
  /// What the button means.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button is for.
  public func trigger() { action() }
}

/// A style of any type, in the values around views.
@MainActor struct AnyButtonStyle {
  let make: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView

  init<Style: ButtonStyle>(_ style: Style) {
    make = { AnyView(StyledButton(style: style, configuration: $0)) }
  }

  init<Style: PrimitiveButtonStyle>(primitive style: Style) {
    make = { AnyView(PrimitiveStyledButton(style: style, configuration: $0)) }
  }
}

private enum ButtonStyleKey: EnvironmentKey { static var defaultValue: AnyButtonStyle? { nil } }

extension EnvironmentValues {
  var anyButtonStyle: AnyButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

private struct StyledButton<Style: ButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View {
    Pressable(action: configuration.action) { isPressed in
      StyleBody(style: style) {
        $0.makeBody(
          configuration: ButtonStyleConfiguration(
            role: configuration.role, label: configuration.label, isPressed: isPressed))
      }
    }
  }
}

private struct PrimitiveStyledButton<Style: PrimitiveButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View {
    // Inside, a button looks plain, or the style would be asked again for ever.
    StyleBody(style: style) { $0.makeBody(configuration: configuration) }
      .environment(\.anyButtonStyle, nil)
  }
}

/// A style's body, with the style's own dynamic properties installed.
struct StyleBody<Style, Content: View>: ViewWithProperties {
  let style: Style
  let make: @MainActor (Style) -> Content
  typealias Holder = Style
  var holder: Style { style }

  init(style: Style, make: @escaping @MainActor (Style) -> Content) {
    self.style = style
    self.make = make
  }

  func content(_ holder: Style) -> Content { make(holder) }
}

extension View {
  /// Sets the looks of buttons.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    modifier(ButtonStyleModifier { AnyButtonStyle(style) })
  }

  /// Sets the looks and the behaviour of buttons.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    modifier(ButtonStyleModifier { AnyButtonStyle(primitive: style) })
  }
}

private struct ButtonStyleModifier: EnvironmentModifier {
  let make: @MainActor () -> AnyButtonStyle?
  nonisolated init(_ make: @escaping @MainActor () -> AnyButtonStyle?) { self.make = make }
  func change(_ environment: inout EnvironmentValues) { environment.anyButtonStyle = make() }
  func isSame(_ other: Self) -> Bool { false }
}
