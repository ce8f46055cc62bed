import SwiftUI

/// Names the role of the button that puts consent off.
public enum NotNowActionRole {}

/// A component's slot for the button that puts consent off.
public typealias NotNowAction = Slot<NotNowActionRole>
/// What the button that puts consent off holds.
public typealias NotNowActionConfiguration = SlotConfiguration<NotNowActionRole>

extension SlotConfiguration where Role == NotNowActionRole {
  /// What is in the slot.
  public var notNowAction: ConfigurationViewWrapper { content }
}

/// The looks of the button that puts consent off.
public protocol NotNowActionStyle: ComponentStyle where Configuration == NotNowActionConfiguration {
}

extension View {
  /// Sets the looks of the button that puts consent off in the components below.
  public func notNowActionStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == NotNowActionConfiguration { pushingStyle(style) }

  /// Sets the looks of the button that puts consent off in the components below.
  public func notNowActionStyle<Content: View>(
    @ViewBuilder _ content: @escaping (NotNowActionConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}

extension ComponentStyle {
  /// A style for the button that puts consent off, in one component.
  public static func notNowActionStyle<Component, Style: ComponentStyle>(_ style: Style) -> Self
  where
    Self == SlotStyle<Component, NotNowActionRole>, Style.Configuration == NotNowActionConfiguration
  { SlotStyle(AnyComponentStyle(style)) }

  /// A style for the button that puts consent off, in one component.
  public static func notNowActionStyle<Component, Content: View>(
    @ViewBuilder _ content: @escaping (NotNowActionConfiguration) -> Content
  ) -> Self where Self == SlotStyle<Component, NotNowActionRole> {
    SlotStyle(AnyComponentStyle(content))
  }
}
