import SwiftUI

/// Names the role of the picture above the title.
public enum HeadlineImageRole {}

/// The picture above the title of a component.
public typealias HeadlineImage = Slot<HeadlineImageRole>
/// What the picture above the title holds.
public typealias HeadlineImageConfiguration = SlotConfiguration<HeadlineImageRole>

extension SlotConfiguration where Role == HeadlineImageRole {
  /// What is in the slot.
  public var headlineImage: ConfigurationViewWrapper { content }
}

/// The looks of the picture above the title.
public protocol HeadlineImageStyle: ComponentStyle
where Configuration == HeadlineImageConfiguration {}

extension View {
  /// Sets the looks of the picture above the title in the components below.
  public func headlineImageStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == HeadlineImageConfiguration { pushingStyle(style) }

  /// Sets the looks of the picture above the title in the components below.
  public func headlineImageStyle<Content: View>(
    @ViewBuilder _ content: @escaping (HeadlineImageConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}

extension ComponentStyle {
  /// A style for the picture above the title of one component.
  public static func headlineImageStyle<Component, Style: ComponentStyle>(_ style: Style) -> Self
  where
    Self == SlotStyle<Component, HeadlineImageRole>,
    Style.Configuration == HeadlineImageConfiguration
  { SlotStyle(AnyComponentStyle(style)) }

  /// A style for the picture above the title of one component.
  public static func headlineImageStyle<Component, Content: View>(
    @ViewBuilder _ content: @escaping (HeadlineImageConfiguration) -> Content
  ) -> Self where Self == SlotStyle<Component, HeadlineImageRole> {
    SlotStyle(AnyComponentStyle(content))
  }
}
