import SwiftUI

/// Names the role of the title.
public enum TitleRole {}

/// The title of a component.
public typealias Title = Slot<TitleRole>
/// What the title holds.
public typealias TitleConfiguration = SlotConfiguration<TitleRole>

extension SlotConfiguration where Role == TitleRole {
  /// What is in the slot.
  public var title: ConfigurationViewWrapper { content }
}

/// The looks of the title.
public protocol TitleStyle: ComponentStyle where Configuration == TitleConfiguration {}

extension View {
  /// Sets the looks of the title in the components below.
  public func titleStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == TitleConfiguration { pushingStyle(style) }

  /// Sets the looks of the title in the components below.
  public func titleStyle<Content: View>(
    @ViewBuilder _ content: @escaping (TitleConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}

extension ComponentStyle {
  /// A style for the title of one component.
  public static func titleStyle<Component, Style: ComponentStyle>(_ style: Style) -> Self
  where
    Self == SlotStyle<Component, TitleRole>, Style.Configuration == TitleConfiguration
  { SlotStyle(AnyComponentStyle(style)) }

  /// A style for the title of one component.
  public static func titleStyle<Component, Content: View>(
    @ViewBuilder _ content: @escaping (TitleConfiguration) -> Content
  ) -> Self where Self == SlotStyle<Component, TitleRole> {
    SlotStyle(AnyComponentStyle(content))
  }
}
