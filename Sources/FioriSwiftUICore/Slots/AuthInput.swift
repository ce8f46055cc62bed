import SwiftUI

/// Names the role of the sign-in fields.
public enum AuthInputRole {}

/// The sign-in fields of a component.
public typealias AuthInput = Slot<AuthInputRole>
/// What the sign-in fields holds.
public typealias AuthInputConfiguration = SlotConfiguration<AuthInputRole>

extension SlotConfiguration where Role == AuthInputRole {
  /// What is in the slot.
  public var authInput: ConfigurationViewWrapper { content }
}

/// The looks of the sign-in fields.
public protocol AuthInputStyle: ComponentStyle where Configuration == AuthInputConfiguration {}

extension View {
  /// Sets the looks of the sign-in fields in the components below.
  public func authInputStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == AuthInputConfiguration { pushingStyle(style) }

  /// Sets the looks of the sign-in fields in the components below.
  public func authInputStyle<Content: View>(
    @ViewBuilder _ content: @escaping (AuthInputConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}

extension ComponentStyle {
  /// A style for the sign-in fields of one component.
  public static func authInputStyle<Component, Style: ComponentStyle>(_ style: Style) -> Self
  where
    Self == SlotStyle<Component, AuthInputRole>, Style.Configuration == AuthInputConfiguration
  { SlotStyle(AnyComponentStyle(style)) }

  /// A style for the sign-in fields of one component.
  public static func authInputStyle<Component, Content: View>(
    @ViewBuilder _ content: @escaping (AuthInputConfiguration) -> Content
  ) -> Self where Self == SlotStyle<Component, AuthInputRole> {
    SlotStyle(AnyComponentStyle(content))
  }
}
