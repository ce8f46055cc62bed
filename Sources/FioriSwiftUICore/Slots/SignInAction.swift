import SwiftUI

/// Names the role of the sign-in button.
public enum SignInActionRole {}

/// The sign-in button of a component.
public typealias SignInAction = Slot<SignInActionRole>
/// What the sign-in button holds.
public typealias SignInActionConfiguration = SlotConfiguration<SignInActionRole>

extension SlotConfiguration where Role == SignInActionRole {
  /// What is in the slot.
  public var signInAction: ConfigurationViewWrapper { content }
}

/// The looks of the sign-in button.
public protocol SignInActionStyle: ComponentStyle where Configuration == SignInActionConfiguration {
}

extension View {
  /// Sets the looks of the sign-in button in the components below.
  public func signInActionStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == SignInActionConfiguration { pushingStyle(style) }

  /// Sets the looks of the sign-in button in the components below.
  public func signInActionStyle<Content: View>(
    @ViewBuilder _ content: @escaping (SignInActionConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}

extension ComponentStyle {
  /// A style for the sign-in button of one component.
  public static func signInActionStyle<Component, Style: ComponentStyle>(_ style: Style) -> Self
  where
    Self == SlotStyle<Component, SignInActionRole>, Style.Configuration == SignInActionConfiguration
  { SlotStyle(AnyComponentStyle(style)) }

  /// A style for the sign-in button of one component.
  public static func signInActionStyle<Component, Content: View>(
    @ViewBuilder _ content: @escaping (SignInActionConfiguration) -> Content
  ) -> Self where Self == SlotStyle<Component, SignInActionRole> {
    SlotStyle(AnyComponentStyle(content))
  }
}
