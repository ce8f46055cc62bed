import FioriThemeManager
import Onboarding
import SwiftUI
import UIKit

/// Gives the parts of a message their looks, and has assistive technology hear the message.
struct BannerMessageParts: View {
  let slots: BannerMessageSlots
  @Environment(\.onboardingTexts) private var texts
  @Environment(\.locale) private var locale
  /// The side of pictures that style sheets bring.
  @ScaledMetric(relativeTo: .footnote) private var side: CGFloat = 16

  var body: some View {
    let announcement = announcement
    BannerMessage(configuration)
      .onAppear { announce(announcement) }
      .onChange(of: announcement) { announce(announcement) }
  }

  private var announcement: String? {
    ConfigurationViewWrapper(slots.title).words(in: locale)
      .map { slots.messageType.spoken($0, in: texts) }
  }

  private func announce(_ words: String?) {
    if let words { UIAccessibility.post(notification: .announcement, argument: words) }
  }

  private var configuration: BannerMessageConfiguration {
    BannerMessageConfiguration(
      icon: SlotMaker(slots.componentIdentifier).part(IconRole.self, slots.icon) {
        $0.font(.fiori(forTextStyle: .footnote))
          .modifier(
            PictureLook(
              part: part("bannerIcon"), replaces: true, side: side,
              tint: .preferredColor(slots.messageType.color)))
      },
      title: title,
      closeAction: ConfigurationViewWrapper(slots.hidesCloseAction ? EmptyView() : closeButton),
      bannerTapped: slots.bannerTapped, alignment: slots.alignment,
      messageType: slots.messageType, componentIdentifier: slots.componentIdentifier)
  }

  private func part(_ role: String) -> StyledPart { StyledPart(role, of: .bannerMessage) }

  private var title: ConfigurationViewWrapper {
    SlotMaker(slots.componentIdentifier).part(TitleRole.self, slots.title) {
      $0.modifier(SpokenName(name: announcement))
        .modifier(
          TextLook(
            part: part("bannerTitle"), font: .footnote, color: slots.messageType.color,
            alignment: slots.alignment.sameTextAlignment))
    }
  }

  private var closeButton: any View {
    let (slots, side) = (slots, side)
    let part = part("bannerClose")
    return FioriButton { _ in
      slots.didClose?()
    } label: { _ in
      ButtonPicture(part: part, side: side) { Image(systemName: "xmark") }
    }
    .fioriButtonStyle(FioriTertiaryButtonStyle(colorStyle: .normal))
    .accessibilityLabel(Text(texts[.closeAction]))
    .styledPictureButton(part)
  }
}

/// Gives a view a name where there is one to give.
struct SpokenName: ViewModifier {
  let name: String?

  func body(content: Content) -> some View {
    if let name { content.accessibilityLabel(Text(name)) } else { content }
  }
}

extension HorizontalAlignment {
  /// The side on which the lines of a text lie that stands so.
  var sameTextAlignment: TextAlignment {
    self == .leading ? .leading : self == .trailing ? .trailing : .center
  }
}
