import SwiftUI

/// Names the role of the button that gives consent.
public enum AllowActionRole {}

/// A component's slot for the button that gives consent.
public typealias AllowAction = Slot<AllowActionRole>
/// What the button that gives consent holds.
public typealias AllowActionConfiguration = SlotConfiguration<AllowActionRole>

extension SlotConfiguration where Role == AllowActionRole {
  /// What is in the slot.
  public var allowAction: ConfigurationViewWrapper { content }
}

/// The looks of the button that gives consent.
public protocol AllowActionStyle: ComponentStyle where Configuration == AllowActionConfiguration {}

extension View {
  /// Sets the looks of the button that gives consent in the components below.
  public func allowActionStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == AllowActionConfiguration { pushingStyle(style) }

  /// Sets the looks of the button that gives consent in the components below.
  public func allowActionStyle<Content: View>(
    @ViewBuilder _ content: @escaping (AllowActionConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}

extension ComponentStyle {
  /// A style for the button that gives consent, in one component.
  public static func allowActionStyle<Component, Style: ComponentStyle>(_ style: Style) -> Self
  where
    Self == SlotStyle<Component, AllowActionRole>, Style.Configuration == AllowActionConfiguration
  { SlotStyle(AnyComponentStyle(style)) }

  /// A style for the button that gives consent, in one component.
  public static func allowActionStyle<Component, Content: View>(
    @ViewBuilder _ content: @escaping (AllowActionConfiguration) -> Content
  ) -> Self where Self == SlotStyle<Component, AllowActionRole> {
    SlotStyle(AnyComponentStyle(content))
  }
}
