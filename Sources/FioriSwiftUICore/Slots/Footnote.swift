import SwiftUI

/// Names the role of the footnote.
public enum FootnoteRole {}

/// The footnote of a component.
public typealias Footnote = Slot<FootnoteRole>
/// What the footnote holds.
public typealias FootnoteConfiguration = SlotConfiguration<FootnoteRole>

extension SlotConfiguration where Role == FootnoteRole {
  /// What is in the slot.
  public var footnote: ConfigurationViewWrapper { content }
}

/// The looks of the footnote.
public protocol FootnoteStyle: ComponentStyle where Configuration == FootnoteConfiguration {}

extension View {
  /// Sets the looks of the footnote in the components below.
  public func footnoteStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == FootnoteConfiguration { pushingStyle(style) }

  /// Sets the looks of the footnote in the components below.
  public func footnoteStyle<Content: View>(
    @ViewBuilder _ content: @escaping (FootnoteConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}

extension ComponentStyle {
  /// A style for the footnote of one component.
  public static func footnoteStyle<Component, Style: ComponentStyle>(_ style: Style) -> Self
  where
    Self == SlotStyle<Component, FootnoteRole>, Style.Configuration == FootnoteConfiguration
  { SlotStyle(AnyComponentStyle(style)) }

  /// A style for the footnote of one component.
  public static func footnoteStyle<Component, Content: View>(
    @ViewBuilder _ content: @escaping (FootnoteConfiguration) -> Content
  ) -> Self where Self == SlotStyle<Component, FootnoteRole> {
    SlotStyle(AnyComponentStyle(content))
  }
}
