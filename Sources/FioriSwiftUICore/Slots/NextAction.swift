import SwiftUI

/// Names the role of the button to the next page.
public enum NextActionRole {}

/// A component's slot for the button to the next page.
public typealias NextAction = Slot<NextActionRole>
/// What the button to the next page holds.
public typealias NextActionConfiguration = SlotConfiguration<NextActionRole>

extension SlotConfiguration where Role == NextActionRole {
  /// What is in the slot.
  public var nextAction: ConfigurationViewWrapper { content }
}

/// The looks of the button to the next page.
public protocol NextActionStyle: ComponentStyle where Configuration == NextActionConfiguration {}

extension View {
  /// Sets the looks of the button to the next page in the components below.
  public func nextActionStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == NextActionConfiguration { pushingStyle(style) }

  /// Sets the looks of the button to the next page in the components below.
  public func nextActionStyle<Content: View>(
    @ViewBuilder _ content: @escaping (NextActionConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}

extension ComponentStyle {
  /// A style for the button to the next page, in one component.
  public static func nextActionStyle<Component, Style: ComponentStyle>(_ style: Style) -> Self
  where
    Self == SlotStyle<Component, NextActionRole>, Style.Configuration == NextActionConfiguration
  { SlotStyle(AnyComponentStyle(style)) }

  /// A style for the button to the next page, in one component.
  public static func nextActionStyle<Component, Content: View>(
    @ViewBuilder _ content: @escaping (NextActionConfiguration) -> Content
  ) -> Self where Self == SlotStyle<Component, NextActionRole> {
    SlotStyle(AnyComponentStyle(content))
  }
}
