import SwiftUI

/// Names the role of the secondary action.
public enum SecondaryActionRole {}

/// The secondary action of a component.
public typealias SecondaryAction = Slot<SecondaryActionRole>
/// What the secondary action holds.
public typealias SecondaryActionConfiguration = SlotConfiguration<SecondaryActionRole>

extension SlotConfiguration where Role == SecondaryActionRole {
  /// What is in the slot.
  public var secondaryAction: ConfigurationViewWrapper { content }
}

/// The looks of the secondary action.
public protocol SecondaryActionStyle: ComponentStyle
where Configuration == SecondaryActionConfiguration {}

extension View {
  /// Sets the looks of the secondary action in the components below.
  public func secondaryActionStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == SecondaryActionConfiguration { pushingStyle(style) }

  /// Sets the looks of the secondary action in the components below.
  public func secondaryActionStyle<Content: View>(
    @ViewBuilder _ content: @escaping (SecondaryActionConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}

extension ComponentStyle {
  /// A style for the secondary action of one component.
  public static func secondaryActionStyle<Component, Style: ComponentStyle>(_ style: Style) -> Self
  where
    Self == SlotStyle<Component, SecondaryActionRole>,
    Style.Configuration == SecondaryActionConfiguration
  { SlotStyle(AnyComponentStyle(style)) }

  /// A style for the secondary action of one component.
  public static func secondaryActionStyle<Component, Content: View>(
    @ViewBuilder _ content: @escaping (SecondaryActionConfiguration) -> Content
  ) -> Self where Self == SlotStyle<Component, SecondaryActionRole> {
    SlotStyle(AnyComponentStyle(content))
  }
}
