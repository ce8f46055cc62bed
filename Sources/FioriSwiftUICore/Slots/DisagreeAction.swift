import SwiftUI

/// Names the role of the button that disagrees.
public enum DisagreeActionRole {}

/// A component's slot for the button that disagrees.
public typealias DisagreeAction = Slot<DisagreeActionRole>
/// What the button that disagrees holds.
public typealias DisagreeActionConfiguration = SlotConfiguration<DisagreeActionRole>

extension SlotConfiguration where Role == DisagreeActionRole {
  /// What is in the slot.
  public var disagreeAction: ConfigurationViewWrapper { content }
}

/// The looks of the button that disagrees.
public protocol DisagreeActionStyle: ComponentStyle
where Configuration == DisagreeActionConfiguration {}

extension View {
  /// Sets the looks of the button that disagrees in the components below.
  public func disagreeActionStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == DisagreeActionConfiguration { pushingStyle(style) }

  /// Sets the looks of the button that disagrees in the components below.
  public func disagreeActionStyle<Content: View>(
    @ViewBuilder _ content: @escaping (DisagreeActionConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}

extension ComponentStyle {
  /// A style for the button that disagrees, in one component.
  public static func disagreeActionStyle<Component, Style: ComponentStyle>(_ style: Style) -> Self
  where
    Self == SlotStyle<Component, DisagreeActionRole>,
    Style.Configuration == DisagreeActionConfiguration
  { SlotStyle(AnyComponentStyle(style)) }

  /// A style for the button that disagrees, in one component.
  public static func disagreeActionStyle<Component, Content: View>(
    @ViewBuilder _ content: @escaping (DisagreeActionConfiguration) -> Content
  ) -> Self where Self == SlotStyle<Component, DisagreeActionRole> {
    SlotStyle(AnyComponentStyle(content))
  }
}
