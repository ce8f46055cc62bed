import SwiftUI

/// Names the role of the subtitle.
public enum SubtitleRole {}

/// The subtitle of a component.
public typealias Subtitle = Slot<SubtitleRole>
/// What the subtitle holds.
public typealias SubtitleConfiguration = SlotConfiguration<SubtitleRole>

extension SlotConfiguration where Role == SubtitleRole {
  /// What is in the slot.
  public var subtitle: ConfigurationViewWrapper { content }
}

/// The looks of the subtitle.
public protocol SubsubtitleStyle: ComponentStyle where Configuration == SubtitleConfiguration {}

extension View {
  /// Sets the looks of the subtitle in the components below.
  public func subtitleStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == SubtitleConfiguration { pushingStyle(style) }

  /// Sets the looks of the subtitle in the components below.
  public func subtitleStyle<Content: View>(
    @ViewBuilder _ content: @escaping (SubtitleConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}

extension ComponentStyle {
  /// A style for the subtitle of one component.
  public static func subtitleStyle<Component, Style: ComponentStyle>(_ style: Style) -> Self
  where
    Self == SlotStyle<Component, SubtitleRole>, Style.Configuration == SubtitleConfiguration
  { SlotStyle(AnyComponentStyle(style)) }

  /// A style for the subtitle of one component.
  public static func subtitleStyle<Component, Content: View>(
    @ViewBuilder _ content: @escaping (SubtitleConfiguration) -> Content
  ) -> Self where Self == SlotStyle<Component, SubtitleRole> {
    SlotStyle(AnyComponentStyle(content))
  }
}
