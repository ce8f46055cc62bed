import FioriThemeManager
import Onboarding
import SwiftUI
import UIKit

/// Gives the parts of a message their looks, and has assistive technology hear the message.
struct BannerMessageParts: View {
  let slots: BannerMessageSlots
  @Environment(\.onboardingTexts) private var texts
  @Environment(\.locale) private var locale

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
    let color = Color.preferredColor(slots.messageType.color)
    return BannerMessageConfiguration(
      icon: SlotMaker(slots.componentIdentifier).part(IconRole.self, slots.icon) {
        $0.font(.fiori(forTextStyle: .footnote)).foregroundStyle(color)
          .accessibilityIdentifier("bannerIcon")
      },
      title: title(color),
      closeAction: ConfigurationViewWrapper(slots.hidesCloseAction ? EmptyView() : closeButton),
      bannerTapped: slots.bannerTapped, alignment: slots.alignment,
      messageType: slots.messageType, componentIdentifier: slots.componentIdentifier)
  }

  private func title(_ color: Color) -> ConfigurationViewWrapper {
    SlotMaker(slots.componentIdentifier).part(TitleRole.self, slots.title) {
      $0.font(.fiori(forTextStyle: .footnote))
        .foregroundStyle(color)
        .multilineTextAlignment(slots.alignment.sameTextAlignment)
        .modifier(SpokenName(name: announcement))
        .accessibilityIdentifier("bannerTitle")
    }
  }

  private var closeButton: any View {
    let slots = slots
    return FioriButton { _ in
      slots.didClose?()
    } label: { _ in
      Image(systemName: "xmark")
    }
    .fioriButtonStyle(FioriTertiaryButtonStyle(colorStyle: .normal))
    .accessibilityLabel(Text(texts[.closeAction]))
    .accessibilityIdentifier("bannerClose")
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
