import SwiftUI

/// Names the role of the logo.
public enum IconRole {}

/// The logo of a component.
public typealias Icon = Slot<IconRole>
/// What the logo holds.
public typealias IconConfiguration = SlotConfiguration<IconRole>

extension SlotConfiguration where Role == IconRole {
  /// What is in the slot.
  public var icon: ConfigurationViewWrapper { content }
}

/// The looks of the logo.
public protocol IconStyle: ComponentStyle where Configuration == IconConfiguration {}

extension View {
  /// Sets the looks of the logo in the components below.
  public func iconStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == IconConfiguration { pushingStyle(style) }

  /// Sets the looks of the logo in the components below.
  public func iconStyle<Content: View>(
    @ViewBuilder _ content: @escaping (IconConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}

extension ComponentStyle {
  /// A style for the logo of one component.
  public static func iconStyle<Component, Style: ComponentStyle>(_ style: Style) -> Self
  where
    Self == SlotStyle<Component, IconRole>, Style.Configuration == IconConfiguration
  { SlotStyle(AnyComponentStyle(style)) }

  /// A style for the logo of one component.
  public static func iconStyle<Component, Content: View>(
    @ViewBuilder _ content: @escaping (IconConfiguration) -> Content
  ) -> Self where Self == SlotStyle<Component, IconRole> {
    SlotStyle(AnyComponentStyle(content))
  }
}
