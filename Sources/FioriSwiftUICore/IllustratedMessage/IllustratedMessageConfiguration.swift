import FioriThemeManager
import SwiftUI

/// What an ``IllustratedMessage`` holds, as its styles see it.
public struct IllustratedMessageConfiguration: ComponentConfiguration {
  /// The picture, in its size.
  public let detailImage: ConfigurationViewWrapper
  /// What is the matter.
  public let title: ConfigurationViewWrapper
  /// What it means.
  public let description: ConfigurationViewWrapper
  /// What to do.
  public let action: ConfigurationViewWrapper
  /// What else to do.
  public let secondaryAction: ConfigurationViewWrapper
  /// How large the picture is; nil is `.medium`.
  public let detailImageSize: IllustratedMessage.DetailImageSize?
  /// Whether the buttons stand one below the other.
  public let isActionVerticallyAligned: Bool
  /// Where texts stand that lie beside the picture.
  public let contentAlignment: HorizontalAlignment
  /// What styles ask for.
  public let componentIdentifier: String

  /// The message, in what is left of the styles around it.
  public var component: IllustratedMessage { IllustratedMessage(self) }

  init(
    detailImage: any View, title: any View, description: any View, action: any View,
    secondaryAction: any View, detailImageSize: IllustratedMessage.DetailImageSize?,
    isActionVerticallyAligned: Bool, contentAlignment: HorizontalAlignment,
    componentIdentifier: String
  ) {
    func part<Role, Looks: View>(
      _ role: Role.Type, _ view: any View, _ looks: (Slot<Role>) -> Looks
    ) -> ConfigurationViewWrapper {
      SlotMaker(componentIdentifier).part(role, view, looks: looks)
    }
    let size = (detailImageSize ?? .medium).size
    self.detailImage = part(DetailImageRole.self, detailImage) {
      $0.modifier(
        PictureLook(part: StyledPart("detailImageView", of: .illustratedMessage), replaces: true)
      )
      .modifier(DetailPictureSize(size: size))
    }
    self.title = part(TitleRole.self, title) {
      $0.modifier(
        TextLook(
          part: StyledPart("titleLabel", of: .illustratedMessage), font: .headline, weight: .bold,
          color: .primaryLabel, alignment: nil))
    }
    self.description = part(DescriptionRole.self, description) {
      $0.modifier(
        TextLook(
          part: StyledPart("descriptionLabel", of: .illustratedMessage), font: .body,
          color: .secondaryLabel, alignment: nil))
    }
    self.action = part(ActionRole.self, action) {
      $0.buttonStyle(SlotButtonStyle())
        .styledButton(StyledPart("actionButton", of: .illustratedMessage))
        .accessibilityIdentifier("actionButton")
    }
    self.secondaryAction = part(SecondaryActionRole.self, secondaryAction) {
      $0.buttonStyle(SlotButtonStyle())
        .styledButton(StyledPart("secondaryActionButton", of: .illustratedMessage))
        .accessibilityIdentifier("secondaryActionButton")
    }
    self.detailImageSize = detailImageSize
    self.isActionVerticallyAligned = isActionVerticallyAligned
    self.contentAlignment = contentAlignment
    self.componentIdentifier = componentIdentifier
  }
}
