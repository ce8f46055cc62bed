import SwiftUI

/// Names the role of the button that leaves.
public enum CancelActionRole {}

/// A component's slot for the button that leaves.
public typealias CancelAction = Slot<CancelActionRole>
/// What the button that leaves holds.
public typealias CancelActionConfiguration = SlotConfiguration<CancelActionRole>

extension SlotConfiguration where Role == CancelActionRole {
  /// What is in the slot.
  public var cancelAction: ConfigurationViewWrapper { content }
}

/// The looks of the button that leaves.
public protocol CancelActionStyle: ComponentStyle where Configuration == CancelActionConfiguration {
}

extension View {
  /// Sets the looks of the button that leaves in the components below.
  public func cancelActionStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == CancelActionConfiguration { pushingStyle(style) }

  /// Sets the looks of the button that leaves in the components below.
  public func cancelActionStyle<Content: View>(
    @ViewBuilder _ content: @escaping (CancelActionConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}

extension ComponentStyle {
  /// A style for the button that leaves, in one component.
  public static func cancelActionStyle<Component, Style: ComponentStyle>(_ style: Style) -> Self
  where
    Self == SlotStyle<Component, CancelActionRole>, Style.Configuration == CancelActionConfiguration
  { SlotStyle(AnyComponentStyle(style)) }

  /// A style for the button that leaves, in one component.
  public static func cancelActionStyle<Component, Content: View>(
    @ViewBuilder _ content: @escaping (CancelActionConfiguration) -> Content
  ) -> Self where Self == SlotStyle<Component, CancelActionRole> {
    SlotStyle(AnyComponentStyle(content))
  }
}
