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
  /// The values one below another, with a mark at the chosen one.
  case inline
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

/// The values one below another, with a mark at the chosen one: in a list, a row for each.
public struct InlinePickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// Rows.
  public static var _look: _PickerLook { .inline }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The values one below another, with a mark at the chosen one.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
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
