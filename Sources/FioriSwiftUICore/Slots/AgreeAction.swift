import SwiftUI

/// Names the role of the button that agrees.
public enum AgreeActionRole {}

/// A component's slot for the button that agrees.
public typealias AgreeAction = Slot<AgreeActionRole>
/// What the button that agrees holds.
public typealias AgreeActionConfiguration = SlotConfiguration<AgreeActionRole>

extension SlotConfiguration where Role == AgreeActionRole {
  /// What is in the slot.
  public var agreeAction: ConfigurationViewWrapper { content }
}

/// The looks of the button that agrees.
public protocol AgreeActionStyle: ComponentStyle where Configuration == AgreeActionConfiguration {}

extension View {
  /// Sets the looks of the button that agrees in the components below.
  public func agreeActionStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == AgreeActionConfiguration { pushingStyle(style) }

  /// Sets the looks of the button that agrees in the components below.
  public func agreeActionStyle<Content: View>(
    @ViewBuilder _ content: @escaping (AgreeActionConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}

extension ComponentStyle {
  /// A style for the button that agrees, in one component.
  public static func agreeActionStyle<Component, Style: ComponentStyle>(_ style: Style) -> Self
  where
    Self == SlotStyle<Component, AgreeActionRole>, Style.Configuration == AgreeActionConfiguration
  { SlotStyle(AnyComponentStyle(style)) }

  /// A style for the button that agrees, in one component.
  public static func agreeActionStyle<Component, Content: View>(
    @ViewBuilder _ content: @escaping (AgreeActionConfiguration) -> Content
  ) -> Self where Self == SlotStyle<Component, AgreeActionRole> {
    SlotStyle(AnyComponentStyle(content))
  }
}
