import FioriThemeManager
import Onboarding
import ScanPictures
import SwiftUI
import UIKit

/// The recent pictures, each a button.
struct RecentPicturesView: UIViewRepresentable {
  let model: OnboardingScanModel
  let pictures: [RecentPicture]
  let isEnabled: Bool
  let label: (RecentPicture) -> String

  func makeUIView(context: Context) -> PictureStrip {
    let strip = PictureStrip(frame: .zero)
    strip.placeholderColor = .preferredFioriColor(forStyle: .secondaryFill)
    strip.accessibilityIdentifier = "recentPicturesView"
    StyledParts.shared.add(strip, as: "recentPicturesView", of: .scanScreen)
    strip.onChoose = { [weak model] in model?.handle(.recentPictureChosen($0)) }
    model.strip = strip
    return strip
  }

  func updateUIView(_ strip: PictureStrip, context: Context) {
    strip.isEnabled = isEnabled && context.environment.isEnabled
    guard strip.pictures != pictures else { return }
    strip.show(pictures, label: label)
    for (picture, frame) in model.thumbnails { strip.show(frame, of: picture) }
  }

  /// As wide as there is room: pictures that do not fit are scrolled to.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: PictureStrip, context: Context
  ) -> CGSize? {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: PictureStrip.side)
  }
}
