import SwiftUI

/// A picture with a title, an explanation and up to two buttons: for what is empty, done or missing.
///
/// ```swift
/// IllustratedMessage(
///   detailImage: Image(systemName: "wifi.slash"), title: "No Connection",
///   description: "Connect this device to a network, then try again.",
///   action: FioriButton(title: "Try Again") { _ in print("again") })
/// ```
///
/// It is as large as its content.
public struct IllustratedMessage: View {
  /// How large the picture is, in points.
  public enum DetailImageSize: Hashable, Sendable, CaseIterable {
    /// 48 × 48.
    case extraSmall
    /// 64 × 64.
    case small
    /// 92 × 92.
    case medium
    /// 160 × 160.
    case large
    /// 320 × 240.
    case extraLarge

    var size: CGSize {
      switch self {
      case .extraSmall: CGSize(width: 48, height: 48)
      case .small: CGSize(width: 64, height: 64)
      case .medium: CGSize(width: 92, height: 92)
      case .large: CGSize(width: 160, height: 160)
      case .extraLarge: CGSize(width: 320, height: 240)
      }
    }
  }

  /// What a message says about itself to styles, unless it is given another identifier.
  public static let identifier = "fiori_illustratedmessage_component"

  let configuration: IllustratedMessageConfiguration

  /// Makes a message of views.
  ///
  /// - Parameters:
  ///   - detailImage: The picture.
  ///   - title: What is the matter.
  ///   - description: What it means.
  ///   - action: What to do.
  ///   - secondaryAction: What else to do.
  ///   - detailImageSize: How large the picture is; nil is `.medium`.
  ///   - isActionVerticallyAligned: Whether the buttons stand one below the other.
  ///   - contentAlignment: Where texts stand that lie beside the picture.
  ///   - componentIdentifier: What styles ask for; nil is ``identifier``.
  public init(
    @ViewBuilder detailImage: () -> any View = { EmptyView() }, @ViewBuilder title: () -> any View,
    @ViewBuilder description: () -> any View = { EmptyView() },
    @ViewBuilder action: () -> any View = { EmptyView() },
    @ViewBuilder secondaryAction: () -> any View = { EmptyView() },
    detailImageSize: DetailImageSize? = nil, isActionVerticallyAligned: Bool = false,
    contentAlignment: HorizontalAlignment = .leading,
    componentIdentifier: String? = IllustratedMessage.identifier
  ) {
    configuration = IllustratedMessageConfiguration(
      detailImage: detailImage(), title: title(), description: description(), action: action(),
      secondaryAction: secondaryAction(), detailImageSize: detailImageSize,
      isActionVerticallyAligned: isActionVerticallyAligned, contentAlignment: contentAlignment,
      componentIdentifier: componentIdentifier ?? Self.identifier)
  }

  /// Makes a message of texts, a picture and buttons.
  ///
  /// Parameters are those of the initialiser with view builders.
  public init(
    detailImage: Image? = nil, title: AttributedString, description: AttributedString? = nil,
    action: FioriButton? = nil, secondaryAction: FioriButton? = nil,
    detailImageSize: DetailImageSize? = nil, isActionVerticallyAligned: Bool = false,
    contentAlignment: HorizontalAlignment = .leading
  ) {
    self.init(
      detailImage: { detailImage?.resizable() }, title: { Text(title) },
      description: { description.map { Text($0) } }, action: { action },
      secondaryAction: { secondaryAction }, detailImageSize: detailImageSize,
      isActionVerticallyAligned: isActionVerticallyAligned, contentAlignment: contentAlignment)
  }

  /// Makes the message again, inside a style, with what is left of the styles around it.
  public init(_ configuration: IllustratedMessageConfiguration) {
    self.configuration = configuration
  }

  /// The message in the styles around it.
  public var body: some View {
    StyledComponent(configuration, base: IllustratedMessageLayoutStyle.vertical)
  }
}
