import SwiftUI

/// Names the role of the text to be read.
public enum BodyTextRole {}

/// A component's slot for the text to be read.
public typealias BodyText = Slot<BodyTextRole>
/// What the text to be read holds.
public typealias BodyTextConfiguration = SlotConfiguration<BodyTextRole>

extension SlotConfiguration where Role == BodyTextRole {
  /// What is in the slot.
  public var bodyText: ConfigurationViewWrapper { content }
}

/// The looks of the text to be read.
public protocol BodyTextStyle: ComponentStyle where Configuration == BodyTextConfiguration {}

extension View {
  /// Sets the looks of the text to be read in the components below.
  public func bodyTextStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == BodyTextConfiguration { pushingStyle(style) }

  /// Sets the looks of the text to be read in the components below.
  public func bodyTextStyle<Content: View>(
    @ViewBuilder _ content: @escaping (BodyTextConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}

extension ComponentStyle {
  /// A style for the text to be read, in one component.
  public static func bodyTextStyle<Component, Style: ComponentStyle>(_ style: Style) -> Self
  where
    Self == SlotStyle<Component, BodyTextRole>, Style.Configuration == BodyTextConfiguration
  { SlotStyle(AnyComponentStyle(style)) }

  /// A style for the text to be read, in one component.
  public static func bodyTextStyle<Component, Content: View>(
    @ViewBuilder _ content: @escaping (BodyTextConfiguration) -> Content
  ) -> Self where Self == SlotStyle<Component, BodyTextRole> {
    SlotStyle(AnyComponentStyle(content))
  }
}
