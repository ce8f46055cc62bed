import SwiftUI

/// Names the role of the legal text.
public enum LegalTextRole {}

/// The legal text of a component.
public typealias LegalText = Slot<LegalTextRole>
/// What the legal text holds.
public typealias LegalTextConfiguration = SlotConfiguration<LegalTextRole>

extension SlotConfiguration where Role == LegalTextRole {
  /// What is in the slot.
  public var legalText: ConfigurationViewWrapper { content }
}

/// The looks of the legal text.
public protocol LegalTextStyle: ComponentStyle where Configuration == LegalTextConfiguration {}

extension View {
  /// Sets the looks of the legal text in the components below.
  public func legalTextStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == LegalTextConfiguration { pushingStyle(style) }

  /// Sets the looks of the legal text in the components below.
  public func legalTextStyle<Content: View>(
    @ViewBuilder _ content: @escaping (LegalTextConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}

extension ComponentStyle {
  /// A style for the legal text of one component.
  public static func legalTextStyle<Component, Style: ComponentStyle>(_ style: Style) -> Self
  where
    Self == SlotStyle<Component, LegalTextRole>, Style.Configuration == LegalTextConfiguration
  { SlotStyle(AnyComponentStyle(style)) }

  /// A style for the legal text of one component.
  public static func legalTextStyle<Component, Content: View>(
    @ViewBuilder _ content: @escaping (LegalTextConfiguration) -> Content
  ) -> Self where Self == SlotStyle<Component, LegalTextRole> {
    SlotStyle(AnyComponentStyle(content))
  }
}
