import SwiftUI

/// Names the role of the primary action.
public enum ActionRole {}

/// The primary action of a component.
public typealias Action = Slot<ActionRole>
/// What the primary action holds.
public typealias ActionConfiguration = SlotConfiguration<ActionRole>

extension SlotConfiguration where Role == ActionRole {
  /// What is in the slot.
  public var action: ConfigurationViewWrapper { content }
}

/// The looks of the primary action.
public protocol ActionStyle: ComponentStyle where Configuration == ActionConfiguration {}

extension View {
  /// Sets the looks of the primary action in the components below.
  public func actionStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == ActionConfiguration { pushingStyle(style) }

  /// Sets the looks of the primary action in the components below.
  public func actionStyle<Content: View>(
    @ViewBuilder _ content: @escaping (ActionConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}

extension ComponentStyle {
  /// A style for the primary action of one component.
  public static func actionStyle<Component, Style: ComponentStyle>(_ style: Style) -> Self
  where
    Self == SlotStyle<Component, ActionRole>, Style.Configuration == ActionConfiguration
  { SlotStyle(AnyComponentStyle(style)) }

  /// A style for the primary action of one component.
  public static func actionStyle<Component, Content: View>(
    @ViewBuilder _ content: @escaping (ActionConfiguration) -> Content
  ) -> Self where Self == SlotStyle<Component, ActionRole> {
    SlotStyle(AnyComponentStyle(content))
  }
}
