import SwiftUI

/// Names the role of the field for what is typed.
public enum InputFieldRole {}

/// The field for what is typed of a component.
public typealias InputField = Slot<InputFieldRole>
/// What the field for what is typed holds.
public typealias InputFieldConfiguration = SlotConfiguration<InputFieldRole>

extension SlotConfiguration where Role == InputFieldRole {
  /// What is in the slot.
  public var inputField: ConfigurationViewWrapper { content }
}

/// The looks of the field for what is typed.
public protocol InputFieldStyle: ComponentStyle where Configuration == InputFieldConfiguration {}

extension View {
  /// Sets the looks of the field for what is typed in the components below.
  public func inputFieldStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == InputFieldConfiguration { pushingStyle(style) }

  /// Sets the looks of the field for what is typed in the components below.
  public func inputFieldStyle<Content: View>(
    @ViewBuilder _ content: @escaping (InputFieldConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}

extension ComponentStyle {
  /// A style for the field for what is typed of one component.
  public static func inputFieldStyle<Component, Style: ComponentStyle>(_ style: Style) -> Self
  where
    Self == SlotStyle<Component, InputFieldRole>, Style.Configuration == InputFieldConfiguration
  { SlotStyle(AnyComponentStyle(style)) }

  /// A style for the field for what is typed of one component.
  public static func inputFieldStyle<Component, Content: View>(
    @ViewBuilder _ content: @escaping (InputFieldConfiguration) -> Content
  ) -> Self where Self == SlotStyle<Component, InputFieldRole> {
    SlotStyle(AnyComponentStyle(content))
  }
}
