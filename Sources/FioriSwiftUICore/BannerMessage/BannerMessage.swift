import SwiftUI

/// A short message on top of what it is about, with a way to close it.
///
/// ```swift
/// BannerMessage(title: "Sign In Failed", messageType: .negative) { print("closed") }
/// ```
///
/// Assistive technology hears it when it comes and when its words change, as long as the title is a
/// `Text`. `bannerMessageView(isPresented:…)` puts one above a view.
public struct BannerMessage: View {
  /// What a message says about itself to styles, unless it is given another identifier.
  public static let identifier = "fiori_bannermessage_component"

  private enum Source {
    case slots(BannerMessageSlots)
    case configuration(BannerMessageConfiguration)
  }
  private let source: Source

  /// Makes a message of views.
  ///
  /// - Parameters:
  ///   - icon: A picture before the title.
  ///   - title: The message.
  ///   - bannerTapped: What a press on the message does; nil for nothing.
  ///   - alignment: Where picture and title stand; nil is the middle.
  ///   - hidesCloseAction: Whether there is no button that closes the message.
  ///   - messageType: What the message says by its colour; nil is `.neutral`.
  ///   - componentIdentifier: What styles ask for; nil is ``identifier``.
  ///   - didClose: What the button that closes the message does.
  public init(
    @ViewBuilder icon: () -> any View = { EmptyView() }, @ViewBuilder title: () -> any View,
    bannerTapped: (() -> Void)? = nil, alignment: HorizontalAlignment? = nil,
    hidesCloseAction: Bool = false, messageType: BannerMultiMessageType? = .negative,
    componentIdentifier: String? = BannerMessage.identifier, didClose: (() -> Void)? = nil
  ) {
    source = .slots(
      BannerMessageSlots(
        icon: icon(), title: title(), bannerTapped: bannerTapped,
        alignment: alignment ?? .center, hidesCloseAction: hidesCloseAction,
        messageType: messageType ?? .neutral,
        componentIdentifier: componentIdentifier ?? Self.identifier, didClose: didClose))
  }

  /// Makes a message of a text and a picture.
  ///
  /// Parameters are those of the initialiser with view builders.
  public init(
    icon: Image? = nil, title: AttributedString, bannerTapped: (() -> Void)? = nil,
    alignment: HorizontalAlignment? = nil, hidesCloseAction: Bool = false,
    messageType: BannerMultiMessageType? = .negative, didClose: (() -> Void)? = nil
  ) {
    self.init(
      icon: { icon }, title: { Text(title) }, bannerTapped: bannerTapped, alignment: alignment,
      hidesCloseAction: hidesCloseAction, messageType: messageType, didClose: didClose)
  }

  /// Makes the message again, inside a style, with what is left of the styles around it.
  public init(_ configuration: BannerMessageConfiguration) {
    source = .configuration(configuration)
  }

  /// The message in the styles around it.
  public var body: some View {
    switch source {
    case .slots(let slots): BannerMessageParts(slots: slots)
    case .configuration(let configuration):
      StyledComponent(configuration, base: BannerMessageBaseStyle())
    }
  }
}

/// What an app has given a message.
struct BannerMessageSlots {
  var icon: any View
  var title: any View
  var bannerTapped: (() -> Void)?
  var alignment: HorizontalAlignment
  var hidesCloseAction: Bool
  var messageType: BannerMultiMessageType
  var componentIdentifier: String
  var didClose: (() -> Void)?
}
