import SwiftUI

/// Names the role of the text below the title.
public enum DescriptionTextRole {}

/// A component's slot for the text below the title.
public typealias DescriptionText = Slot<DescriptionTextRole>
/// What the text below the title holds.
public typealias DescriptionTextConfiguration = SlotConfiguration<DescriptionTextRole>

extension SlotConfiguration where Role == DescriptionTextRole {
  /// What is in the slot.
  public var descriptionText: ConfigurationViewWrapper { content }
}

/// The looks of the text below the title.
public protocol DescriptionTextStyle: ComponentStyle
where Configuration == DescriptionTextConfiguration {}

extension View {
  /// Sets the looks of the text below the title in the components below.
  public func descriptionTextStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == DescriptionTextConfiguration { pushingStyle(style) }

  /// Sets the looks of the text below the title in the components below.
  public func descriptionTextStyle<Content: View>(
    @ViewBuilder _ content: @escaping (DescriptionTextConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}

extension ComponentStyle {
  /// A style for the text below the title, in one component.
  public static func descriptionTextStyle<Component, Style: ComponentStyle>(_ style: Style) -> Self
  where
    Self == SlotStyle<Component, DescriptionTextRole>,
    Style.Configuration == DescriptionTextConfiguration
  { SlotStyle(AnyComponentStyle(style)) }

  /// A style for the text below the title, in one component.
  public static func descriptionTextStyle<Component, Content: View>(
    @ViewBuilder _ content: @escaping (DescriptionTextConfiguration) -> Content
  ) -> Self where Self == SlotStyle<Component, DescriptionTextRole> {
    SlotStyle(AnyComponentStyle(content))
  }
}
