import SwiftUI

/// Names the role of the picture of a message.
public enum DetailImageRole {}

/// The picture of a message of a component.
public typealias DetailImage = Slot<DetailImageRole>
/// What the picture of a message holds.
public typealias DetailImageConfiguration = SlotConfiguration<DetailImageRole>

extension SlotConfiguration where Role == DetailImageRole {
  /// What is in the slot.
  public var detailImage: ConfigurationViewWrapper { content }
}

/// The looks of the picture of a message.
public protocol DetailImageStyle: ComponentStyle where Configuration == DetailImageConfiguration {}

extension View {
  /// Sets the looks of the picture of a message in the components below.
  public func detailImageStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == DetailImageConfiguration { pushingStyle(style) }

  /// Sets the looks of the picture of a message in the components below.
  public func detailImageStyle<Content: View>(
    @ViewBuilder _ content: @escaping (DetailImageConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}

extension ComponentStyle {
  /// A style for the picture of a message of one component.
  public static func detailImageStyle<Component, Style: ComponentStyle>(_ style: Style) -> Self
  where
    Self == SlotStyle<Component, DetailImageRole>, Style.Configuration == DetailImageConfiguration
  { SlotStyle(AnyComponentStyle(style)) }

  /// A style for the picture of a message of one component.
  public static func detailImageStyle<Component, Content: View>(
    @ViewBuilder _ content: @escaping (DetailImageConfiguration) -> Content
  ) -> Self where Self == SlotStyle<Component, DetailImageRole> {
    SlotStyle(AnyComponentStyle(content))
  }
}
