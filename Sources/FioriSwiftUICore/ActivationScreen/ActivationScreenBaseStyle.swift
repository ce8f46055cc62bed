import FioriThemeManager
import Onboarding
import SwiftUI

/// The kit's own layout of an activation screen: a column that scrolls where it does not fit.
public struct ActivationScreenBaseStyle: ActivationScreenStyle {
  /// Makes the style.
  public init() {}

  /// Puts the parts into a column.
  public func makeBody(_ configuration: ActivationScreenConfiguration) -> some View {
    GeometryReader { room in
      ActivationScreenLayout(configuration: configuration, room: room)
    }
    .modifier(ScreenSurface(table: .activationScreen))
  }
}

private struct ActivationScreenLayout: View {
  let configuration: ActivationScreenConfiguration
  let width: CGFloat
  let metrics: OnboardingMetrics.Activation
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  init(configuration: ActivationScreenConfiguration, room: GeometryProxy) {
    self.configuration = configuration
    width = room.size.width
    let insets = room.safeAreaInsets
    // The window counts, not the screen that it is on.
    metrics =
      OnboardingMetrics(availableHeight: room.size.height + insets.top + insets.bottom).activation
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        head
        actions
      }
      .frame(width: columnWidth)
      .frame(width: width)
    }
  }

  private var columnWidth: CGFloat {
    let side = min(metrics.side, width / 10, dynamicTypeSize.isAccessibilitySize ? 16 : .infinity)
    return min(max(0, width - 2 * side), 480)
  }

  @ViewBuilder private var head: some View {
    if configuration.showsIllustratedMessage {
      configuration.illustratedMessage.padding(.top, 32)
    } else {
      VStack(spacing: 0) {
        configuration.title
        if !configuration.descriptionText.isEmpty {
          configuration.descriptionText.padding(.top, metrics.detailTop)
        }
      }
      .padding(.top, metrics.headlineTop)
    }
  }

  private var actions: some View {
    VStack(spacing: metrics.buttonGap) {
      if !configuration.inputField.isEmpty {
        configuration.inputField.padding(.bottom, metrics.fieldBottom - metrics.buttonGap)
      }
      configuration.action
      configuration.loadingIndicator
      configuration.footnote
      configuration.secondaryAction
    }
    .padding(.top, configuration.showsIllustratedMessage ? 24 : metrics.actionsTop)
    .padding(.bottom, metrics.actionsBottom)
  }
}
