import FioriThemeManager
import SwiftUI

/// One page that tells what a new version brings.
///
/// ```swift
/// WhatsNewPage(
///   detailImage: Image(systemName: "bolt"), title: "Faster", description: "Orders open at once.")
/// ```
public struct WhatsNewPage: View {
  /// What a page says about itself to styles, unless it is given another identifier.
  public static let identifier = "fiori_whatsnewpage_component"

  let configuration: WhatsNewPageConfiguration

  /// Makes a page of views.
  ///
  /// - Parameters:
  ///   - detailImage: The picture.
  ///   - title: What is new.
  ///   - description: More about it.
  ///   - imageSize: How large the picture is, in points; nil is 173 × 173.
  ///   - isImageExpanded: Whether the picture has all of the page; the title is only its name then.
  ///   - componentIdentifier: What styles ask for; nil is ``identifier``.
  public init(
    @ViewBuilder detailImage: () -> any View = { EmptyView() }, @ViewBuilder title: () -> any View,
    @ViewBuilder description: () -> any View = { EmptyView() }, imageSize: CGSize? = nil,
    isImageExpanded: Bool = false, componentIdentifier: String? = WhatsNewPage.identifier
  ) {
    configuration = WhatsNewPageConfiguration(
      detailImage: detailImage(), title: title(), description: description(),
      imageSize: imageSize, isImageExpanded: isImageExpanded,
      componentIdentifier: componentIdentifier ?? Self.identifier)
  }

  /// Makes a page of texts and a picture.
  ///
  /// Parameters are those of the initialiser with view builders.
  public init(
    detailImage: Image? = nil, title: AttributedString, description: AttributedString? = nil,
    imageSize: CGSize? = nil, isImageExpanded: Bool = false
  ) {
    self.init(
      detailImage: { detailImage?.resizable().scaledToFit() }, title: { Text(title) },
      description: { description.map { Text($0) } }, imageSize: imageSize,
      isImageExpanded: isImageExpanded)
  }

  /// Makes the page again, inside a style, with what is left of the styles around it.
  public init(_ configuration: WhatsNewPageConfiguration) { self.configuration = configuration }

  /// The page in the styles around it.
  public var body: some View {
    StyledComponent(configuration, base: WhatsNewPageBaseStyle())
  }
}

/// What a ``WhatsNewPage`` holds, as its styles see it.
public struct WhatsNewPageConfiguration: ComponentConfiguration {
  /// The picture, in its size.
  public let detailImage: ConfigurationViewWrapper
  /// What is new.
  public let title: ConfigurationViewWrapper
  /// More about it.
  public let description: ConfigurationViewWrapper
  /// How large the picture is, in points; nil is 173 × 173.
  public let imageSize: CGSize?
  /// Whether the picture has all of the page.
  public let isImageExpanded: Bool
  /// What styles ask for.
  public let componentIdentifier: String

  /// The page, in what is left of the styles around it.
  public var component: WhatsNewPage { WhatsNewPage(self) }

  init(
    detailImage: any View, title: any View, description: any View, imageSize: CGSize?,
    isImageExpanded: Bool, componentIdentifier: String
  ) {
    let size = imageSize ?? CGSize(width: 173, height: 173)
    let name = title
    self.detailImage = SlotMaker(componentIdentifier).part(DetailImageRole.self, detailImage) {
      image in
      image
        .modifier(NamedByTitle(title: isImageExpanded ? name : nil))
        .modifier(
          PictureLook(part: StyledPart("detailImageView", of: .whatsNewPage), replaces: true)
        )
        .frame(
          maxWidth: isImageExpanded ? .infinity : size.width,
          maxHeight: isImageExpanded ? .infinity : size.height)
    }
    self.title = SlotMaker(componentIdentifier).part(TitleRole.self, title) {
      $0.modifier(TitleLook(part: StyledPart("titleLabel", of: .whatsNewPage)))
    }
    self.description = SlotMaker(componentIdentifier).part(DescriptionRole.self, description) {
      $0.modifier(
        TextLook(
          part: StyledPart("descriptionLabel", of: .whatsNewPage), font: .body,
          color: .primaryLabel))
    }
    self.imageSize = imageSize
    self.isImageExpanded = isImageExpanded
    self.componentIdentifier = componentIdentifier
  }
}

/// Gives a picture the name that the title has.
private struct NamedByTitle: ViewModifier {
  let title: (any View)?
  @Environment(\.locale) private var locale

  func body(content: Content) -> some View {
    content.modifier(
      SpokenName(name: title.flatMap { ConfigurationViewWrapper($0).words(in: locale) }))
  }
}

/// The kit's own layout of a page: picture, title, description below one another.
public struct WhatsNewPageBaseStyle: WhatsNewPageStyle {
  @Environment(\.whatsNewHeight) private var height

  /// Makes the style.
  public init() {}

  /// Puts the parts into a column.
  public func makeBody(_ configuration: WhatsNewPageConfiguration) -> some View {
    if configuration.isImageExpanded, !configuration.detailImage.isEmpty {
      configuration.detailImage.frame(height: height)
    } else {
      VStack(spacing: 28) {
        configuration.detailImage
        configuration.title
        configuration.description
      }
      .frame(maxWidth: 480)
    }
  }
}

/// The looks or the layout of ``WhatsNewPage``s.
public protocol WhatsNewPageStyle: ComponentStyle
where Configuration == WhatsNewPageConfiguration {}

extension View {
  /// Sets the looks of pages that tell what is new. The nearest style is asked first; it reaches the
  /// next by making `WhatsNewPage(configuration)`.
  public func whatsNewPageStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == WhatsNewPageConfiguration { pushingStyle(style) }

  /// Sets the looks of pages that tell what is new.
  public func whatsNewPageStyle<Content: View>(
    @ViewBuilder _ content: @escaping (WhatsNewPageConfiguration) -> Content
  ) -> some View { pushingStyle(content) }
}
