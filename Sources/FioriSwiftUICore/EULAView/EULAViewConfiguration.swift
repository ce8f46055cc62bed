import SwiftUI

/// What an ``EULAView`` holds, as its styles see it.
public struct EULAViewConfiguration: ComponentConfiguration {
  /// What the licence is called.
  public let title: ConfigurationViewWrapper
  /// The licence.
  public let bodyText: ConfigurationViewWrapper
  /// Whether the licence scrolls by itself.
  let bodyScrolls: Bool
  /// The button that prints the licence or writes it as PDF; empty for a licence made of views.
  public let printAction: ConfigurationViewWrapper
  /// The button that agrees. It is disabled while the text has to be read.
  public let agreeAction: ConfigurationViewWrapper
  /// The button that does not agree.
  public let disagreeAction: ConfigurationViewWrapper
  /// The button that leaves.
  public let cancelAction: ConfigurationViewWrapper
  /// What to do before a person can agree; nil when that can be done.
  public let hint: String?
  /// What styles ask for.
  public let componentIdentifier: String

  /// The view, in what is left of the styles around it.
  public var component: EULAView { EULAView(self) }
}

/// The looks or the layout of ``EULAView``s.
public protocol EULAViewStyle: ComponentStyle where Configuration == EULAViewConfiguration {}

extension View {
  /// Sets the looks of licence views. The nearest style is asked first; it reaches the next by making
  /// `EULAView(configuration)`.
  public func eulaViewStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == EULAViewConfiguration { pushingStyle(style) }

  /// Sets the looks of licence views.
  public func eulaViewStyle<Content: View>(
    @ViewBuilder _ content: @escaping (EULAViewConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}
