import SwiftUI

/// The looks or the layout of ``BannerMessage``s.
public protocol BannerMessageStyle: ComponentStyle
where Configuration == BannerMessageConfiguration {}

extension View {
  /// Sets the looks of messages. The nearest style is asked first; it reaches the next by making
  /// `BannerMessage(configuration)`.
  public func bannerMessageStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == BannerMessageConfiguration { pushingStyle(style) }

  /// Sets the looks of messages.
  public func bannerMessageStyle<Content: View>(
    @ViewBuilder _ content: @escaping (BannerMessageConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}

/// What a ``BannerMessage`` holds, as its styles see it.
public struct BannerMessageConfiguration: ComponentConfiguration {
  /// The picture before the title.
  public let icon: ConfigurationViewWrapper
  /// The message.
  public let title: ConfigurationViewWrapper
  /// The button that closes the message; empty where there is none.
  public let closeAction: ConfigurationViewWrapper
  /// What a press on the message does; nil for nothing.
  public let bannerTapped: (() -> Void)?
  /// Where picture and title stand.
  public let alignment: HorizontalAlignment
  /// What the message says by its colour.
  public let messageType: BannerMultiMessageType
  /// What styles ask for.
  public let componentIdentifier: String

  /// The message, in what is left of the styles around it.
  public var component: BannerMessage { BannerMessage(self) }
}
