import FioriThemeManager
import SwiftUI

/// One line of a list that tells what a new version brings.
///
/// ```swift
/// WhatsNewListItem(
///   detailImage: Image(systemName: "bolt"), title: "Faster", subtitle: "Orders open at once.")
/// ```
public struct WhatsNewListItem: View {
  /// What a line says about itself to styles, unless it is given another identifier.
  public static let identifier = "fiori_whatsnewlistitem_component"

  let configuration: WhatsNewListItemConfiguration

  /// Makes a line of views.
  ///
  /// - Parameters:
  ///   - detailImage: The picture, 66 × 66 points.
  ///   - title: What is new.
  ///   - subtitle: More about it.
  ///   - componentIdentifier: What styles ask for; nil is ``identifier``.
  public init(
    @ViewBuilder detailImage: () -> any View = { EmptyView() }, @ViewBuilder title: () -> any View,
    @ViewBuilder subtitle: () -> any View = { EmptyView() },
    componentIdentifier: String? = WhatsNewListItem.identifier
  ) {
    configuration = WhatsNewListItemConfiguration(
      detailImage: detailImage(), title: title(), subtitle: subtitle(),
      componentIdentifier: componentIdentifier ?? Self.identifier)
  }

  /// Makes a line of texts and a picture.
  ///
  /// Parameters are those of the initialiser with view builders.
  public init(
    detailImage: Image? = nil, title: AttributedString, subtitle: AttributedString? = nil
  ) {
    self.init(
      detailImage: { detailImage?.resizable().scaledToFit() }, title: { Text(title) },
      subtitle: { subtitle.map { Text($0) } })
  }

  /// Makes the line again, inside a style, with what is left of the styles around it.
  public init(_ configuration: WhatsNewListItemConfiguration) {
    self.configuration = configuration
  }

  /// The line in the styles around it.
  public var body: some View {
    StyledComponent(configuration, base: WhatsNewListItemBaseStyle())
  }
}

/// What a ``WhatsNewListItem`` holds, as its styles see it.
public struct WhatsNewListItemConfiguration: ComponentConfiguration {
  /// The picture, in its size.
  public let detailImage: ConfigurationViewWrapper
  /// What is new.
  public let title: ConfigurationViewWrapper
  /// More about it.
  public let subtitle: ConfigurationViewWrapper
  /// What styles ask for.
  public let componentIdentifier: String

  /// The line, in what is left of the styles around it.
  public var component: WhatsNewListItem { WhatsNewListItem(self) }

  init(
    detailImage: any View, title: any View, subtitle: any View, componentIdentifier: String
  ) {
    self.detailImage = SlotMaker(componentIdentifier).part(DetailImageRole.self, detailImage) {
      $0.frame(width: 66, height: 66)
        .clipShape(RoundedRectangle(cornerRadius: 8))
        .modifier(
          PictureLook(part: StyledPart("detailImageView", of: .whatsNewListItem), replaces: true)
        )
        .frame(width: 66, height: 66)
    }
    self.title = SlotMaker(componentIdentifier).part(TitleRole.self, title) {
      $0.modifier(
        TextLook(
          part: StyledPart("titleLabel", of: .whatsNewListItem), font: .headline,
          weight: .semibold, color: .primaryLabel, alignment: nil))
    }
    self.subtitle = SlotMaker(componentIdentifier).part(SubtitleRole.self, subtitle) {
      $0.modifier(
        TextLook(
          part: StyledPart("subtitleLabel", of: .whatsNewListItem), font: .subheadline,
          color: .secondaryLabel, alignment: nil))
    }
    self.componentIdentifier = componentIdentifier
  }
}

/// The kit's own layout of a line: the picture before the texts, or above large ones.
public struct WhatsNewListItemBaseStyle: WhatsNewListItemStyle {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  /// Makes the style.
  public init() {}

  /// Puts the parts side by side.
  public func makeBody(_ configuration: WhatsNewListItemConfiguration) -> some View {
    let arrangement =
      dynamicTypeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8))
      : AnyLayout(HStackLayout(alignment: .center, spacing: 16))
    arrangement {
      configuration.detailImage
      VStack(alignment: .leading, spacing: 4) {
        configuration.title
        configuration.subtitle
      }
    }
  }
}

/// The looks or the layout of ``WhatsNewListItem``s.
public protocol WhatsNewListItemStyle: ComponentStyle
where Configuration == WhatsNewListItemConfiguration {}

extension View {
  /// Sets the looks of lines that tell what is new. The nearest style is asked first; it reaches the
  /// next by making `WhatsNewListItem(configuration)`.
  public func whatsNewListItemStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == WhatsNewListItemConfiguration { pushingStyle(style) }

  /// Sets the looks of lines that tell what is new.
  public func whatsNewListItemStyle<Content: View>(
    @ViewBuilder _ content: @escaping (WhatsNewListItemConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}
