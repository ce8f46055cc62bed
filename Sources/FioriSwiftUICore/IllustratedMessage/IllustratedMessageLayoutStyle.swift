import SwiftUI

/// The kit's own layouts of an illustrated message.
public struct IllustratedMessageLayoutStyle: IllustratedMessageStyle {
  enum Arrangement { case vertical, horizontal, mixed }
  enum ButtonWidth { case fixed, flexible, full }
  let arrangement: Arrangement
  let buttons: ButtonWidth
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  init(arrangement: Arrangement, buttons: ButtonWidth) {
    self.arrangement = arrangement
    self.buttons = buttons
  }

  /// Puts the parts together.
  public func makeBody(_ configuration: IllustratedMessageConfiguration) -> some View {
    content(configuration).padding(.horizontal, 16)
  }

  private var shownArrangement: Arrangement {
    dynamicTypeSize.isAccessibilitySize ? .vertical : arrangement
  }

  @ViewBuilder private func content(
    _ configuration: IllustratedMessageConfiguration
  ) -> some View {
    // Large letters need the whole width.
    switch shownArrangement {
    case .vertical:
      VStack(spacing: 0) {
        if !configuration.detailImage.isEmpty { configuration.detailImage.padding(.bottom, 16) }
        texts(configuration, alignment: .center)
        actions(configuration)
      }
    case .horizontal:
      HStack(alignment: .top, spacing: 16) {
        configuration.detailImage
        VStack(alignment: configuration.contentAlignment, spacing: 0) {
          texts(configuration, alignment: configuration.contentAlignment)
          actions(configuration)
        }
      }
    case .mixed:
      VStack(alignment: configuration.contentAlignment, spacing: 0) {
        HStack(alignment: .top, spacing: 16) {
          configuration.detailImage
          texts(configuration, alignment: configuration.contentAlignment)
        }
        actions(configuration)
      }
    }
  }

  private func texts(
    _ configuration: IllustratedMessageConfiguration, alignment: HorizontalAlignment
  ) -> some View {
    VStack(alignment: alignment, spacing: 4) {
      configuration.title
      configuration.description
    }
    .multilineTextAlignment(
      alignment == .center ? .center : alignment == .trailing ? .trailing : .leading)
  }

  @ViewBuilder private func actions(
    _ configuration: IllustratedMessageConfiguration
  ) -> some View {
    let hasAction = !configuration.action.isEmpty
    let hasSecondary = !configuration.secondaryAction.isEmpty
    if hasAction || hasSecondary {
      let isColumn =
        configuration.isActionVerticallyAligned || dynamicTypeSize.isAccessibilitySize
      let maxWidth: CGFloat? = buttons == .flexible ? nil : .infinity
      let isNarrow = buttons == .fixed && (isColumn || hasAction != hasSecondary)
      ButtonLayout(
        isColumn: isColumn, fills: buttons != .flexible,
        alignment: shownArrangement == .vertical ? .center : configuration.contentAlignment,
        share: isNarrow ? 0.6 : 1
      ) {
        if isColumn {
          primary(configuration, maxWidth)
          secondary(configuration, maxWidth)
        } else {
          secondary(configuration, maxWidth)
          primary(configuration, maxWidth)
        }
      }
      .padding(.top, 16)
    }
  }

  private func primary(
    _ configuration: IllustratedMessageConfiguration, _ maxWidth: CGFloat?
  ) -> some View {
    configuration.action.fioriButtonStyle(FioriPrimaryButtonStyle(maxWidth))
  }

  private func secondary(
    _ configuration: IllustratedMessageConfiguration, _ maxWidth: CGFloat?
  ) -> some View {
    configuration.secondaryAction.fioriButtonStyle(FioriSecondaryButtonStyle(maxWidth: maxWidth))
  }
}
