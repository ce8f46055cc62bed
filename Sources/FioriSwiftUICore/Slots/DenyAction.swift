import SwiftUI

/// Names the role of the button that refuses consent.
public enum DenyActionRole {}

/// A component's slot for the button that refuses consent.
public typealias DenyAction = Slot<DenyActionRole>
/// What the button that refuses consent holds.
public typealias DenyActionConfiguration = SlotConfiguration<DenyActionRole>

extension SlotConfiguration where Role == DenyActionRole {
  /// What is in the slot.
  public var denyAction: ConfigurationViewWrapper { content }
}

/// The looks of the button that refuses consent.
public protocol DenyActionStyle: ComponentStyle where Configuration == DenyActionConfiguration {}

extension View {
  /// Sets the looks of the button that refuses consent in the components below.
  public func denyActionStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == DenyActionConfiguration { pushingStyle(style) }

  /// Sets the looks of the button that refuses consent in the components below.
  public func denyActionStyle<Content: View>(
    @ViewBuilder _ content: @escaping (DenyActionConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}

extension ComponentStyle {
  /// A style for the button that refuses consent, in one component.
  public static func denyActionStyle<Component, Style: ComponentStyle>(_ style: Style) -> Self
  where
    Self == SlotStyle<Component, DenyActionRole>, Style.Configuration == DenyActionConfiguration
  { SlotStyle(AnyComponentStyle(style)) }

  /// A style for the button that refuses consent, in one component.
  public static func denyActionStyle<Component, Content: View>(
    @ViewBuilder _ content: @escaping (DenyActionConfiguration) -> Content
  ) -> Self where Self == SlotStyle<Component, DenyActionRole> {
    SlotStyle(AnyComponentStyle(content))
  }
}
