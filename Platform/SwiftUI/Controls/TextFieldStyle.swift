/// The looks of fields. An app uses those that there are.
@preconcurrency @MainActor public protocol TextFieldStyle {
  /// What the field looks like.
  associatedtype _Body: View
  /// The label of the field that a style is given.
  typealias _Label = _TextFieldStyleLabel
  /// Makes what the field looks like.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// Stands for the label of a field that a style is given.
public struct _TextFieldStyleLabel: View {
  /// There is none: the field shows its label while it is empty.
  public var body: EmptyView { EmptyView() }
}

/// The looks that fit the place: a field without anything around it.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// The field as it is.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field without anything around it.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// The field as it is.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field with round corners around it.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// The field with an edge.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.fieldBorder, .roundedRect)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The looks that fit the place.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Nothing around the field.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Round corners around the field.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A field in the style around it.
struct StyledField: View {
  let content: FieldContent
  @Environment(\.anyTextFieldStyle) private var style

  var body: some View {
    if let style {
      style.make(TextField(content: content))
    } else {
      FieldInput(content: content).modifier(FieldWidthModifier())
    }
  }
}

/// A style of any type, in the values around views.
@MainActor struct AnyTextFieldStyle {
  let make: @MainActor (TextField<_TextFieldStyleLabel>) -> AnyView

  init<Style: TextFieldStyle>(_ style: Style) {
    make = { field in
      AnyView(
        StyleBody(style: style) { $0._body(configuration: field) }
          // Inside, a field looks plain, or the style would be asked again for ever.
          .environment(\.anyTextFieldStyle, nil))
    }
  }
}

private enum TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: AnyTextFieldStyle? { nil }
}
private enum FieldBorderKey: EnvironmentKey {
  static var defaultValue: UITextField.BorderStyle { .none }
}

extension EnvironmentValues {
  var anyTextFieldStyle: AnyTextFieldStyle? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
  var fieldBorder: UITextField.BorderStyle {
    get { self[FieldBorderKey.self] }
    set { self[FieldBorderKey.self] = newValue }
  }
}

extension View {
  /// Sets the looks of fields.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.anyTextFieldStyle, AnyTextFieldStyle(style))
  }
}
