import SwiftUI

/// Names the role of the text below the logo.
public enum FooterTextRole {}

/// The text below the logo of a component.
public typealias FooterText = Slot<FooterTextRole>
/// What the text below the logo holds.
public typealias FooterTextConfiguration = SlotConfiguration<FooterTextRole>

extension SlotConfiguration where Role == FooterTextRole {
  /// What is in the slot.
  public var footerText: ConfigurationViewWrapper { content }
}

/// The looks of the text below the logo.
public protocol FooterTextStyle: ComponentStyle where Configuration == FooterTextConfiguration {}

extension View {
  /// Sets the looks of the text below the logo in the components below.
  public func footerTextStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == FooterTextConfiguration { pushingStyle(style) }

  /// Sets the looks of the text below the logo in the components below.
  public func footerTextStyle<Content: View>(
    @ViewBuilder _ content: @escaping (FooterTextConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}

extension ComponentStyle {
  /// A style for the text below the logo of one component.
  public static func footerTextStyle<Component, Style: ComponentStyle>(_ style: Style) -> Self
  where
    Self == SlotStyle<Component, FooterTextRole>, Style.Configuration == FooterTextConfiguration
  { SlotStyle(AnyComponentStyle(style)) }

  /// A style for the text below the logo of one component.
  public static func footerTextStyle<Component, Content: View>(
    @ViewBuilder _ content: @escaping (FooterTextConfiguration) -> Content
  ) -> Self where Self == SlotStyle<Component, FooterTextRole> {
    SlotStyle(AnyComponentStyle(content))
  }
}
