import SwiftUI

/// Names the role of the description.
public enum DescriptionRole {}

/// The description of a component.
public typealias Description = Slot<DescriptionRole>
/// What the description holds.
public typealias DescriptionConfiguration = SlotConfiguration<DescriptionRole>

extension SlotConfiguration where Role == DescriptionRole {
  /// What is in the slot.
  public var description: ConfigurationViewWrapper { content }
}

/// The looks of the description.
public protocol DescriptionStyle: ComponentStyle where Configuration == DescriptionConfiguration {}

extension View {
  /// Sets the looks of the description in the components below.
  public func descriptionStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == DescriptionConfiguration { pushingStyle(style) }

  /// Sets the looks of the description in the components below.
  public func descriptionStyle<Content: View>(
    @ViewBuilder _ content: @escaping (DescriptionConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}

extension ComponentStyle {
  /// A style for the description of one component.
  public static func descriptionStyle<Component, Style: ComponentStyle>(_ style: Style) -> Self
  where
    Self == SlotStyle<Component, DescriptionRole>, Style.Configuration == DescriptionConfiguration
  { SlotStyle(AnyComponentStyle(style)) }

  /// A style for the description of one component.
  public static func descriptionStyle<Component, Content: View>(
    @ViewBuilder _ content: @escaping (DescriptionConfiguration) -> Content
  ) -> Self where Self == SlotStyle<Component, DescriptionRole> {
    SlotStyle(AnyComponentStyle(content))
  }
}
