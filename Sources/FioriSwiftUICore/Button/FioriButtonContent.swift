import FioriThemeManager
import SwiftUI

/// Label and picture of a button, or a wheel or a check mark in the picture's place.
struct FioriButtonContent: View {
  let configuration: FioriButtonStyleConfiguration
  let loadingState: FioriButtonLoadingState
  @Environment(\.buttonClasses) private var classes
  @Environment(\.styleSituation) private var situation

  var body: some View {
    let label = configuration.label
    let picture = styleValues(classes, in: situation).image(.imageName)?.picture
    switch loadingState {
    case .processing: arranged(ProgressView(), label)
    case .success: arranged(Image(systemName: "checkmark").accessibilityHidden(true), label)
    case .unspecified:
      if let picture {
        arranged(Image(uiImage: picture), label)
      } else if configuration.image.isEmpty {
        label
      } else if label.isEmpty {
        configuration.image
      } else {
        arranged(configuration.image, label)
      }
    }
  }

  @ViewBuilder private func arranged<Picture: View>(
    _ picture: Picture, _ label: ConfigurationViewWrapper
  ) -> some View {
    let spacing = label.isEmpty ? 0 : configuration.imageTitleSpacing
    switch configuration.imagePosition {
    case .leading:
      HStack(spacing: spacing) {
        picture
        label
      }
    case .trailing:
      HStack(spacing: spacing) {
        label
        picture
      }
    case .top:
      VStack(spacing: spacing) {
        picture
        label
      }
    case .bottom:
      VStack(spacing: spacing) {
        label
        picture
      }
    }
  }
}
