import FioriThemeManager
import SwiftUI

/// The kit's own layout of a scanner: the camera's picture above its buttons, or a column of words
/// and a field that scrolls.
public struct OnboardingScanViewBaseStyle: OnboardingScanViewStyle {
  /// Makes the style.
  public init() {}

  /// Puts the parts below a bar.
  public func makeBody(_ configuration: OnboardingScanViewConfiguration) -> some View {
    GeometryReader { room in
      OnboardingScanLayout(configuration: configuration, size: room.size)
    }
    .modifier(
      ScreenBars(of: .scanScreen, title: configuration.title) {
        configuration.cancelAction
      } trailing: {
        configuration.trailingAction
      } bottom: {
      })
  }
}

private struct OnboardingScanLayout: View {
  let configuration: OnboardingScanViewConfiguration
  let size: CGSize
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  /// Whether picture and buttons stand beside one another.
  private var isWide: Bool { size.width > size.height && size.width >= 560 }

  var body: some View {
    if !configuration.confirmation.isEmpty {
      configuration.confirmation
    } else if configuration.preview.isEmpty {
      ScrollView {
        VStack(spacing: 0) {
          words
          buttons
        }
        .frame(width: columnWidth(in: size.width))
        .padding(.vertical, 24)
        .frame(width: size.width)
      }
    } else if isWide {
      HStack(spacing: 0) {
        camera.frame(width: size.width * 0.6, height: size.height)
        ScrollView {
          buttons.padding(.horizontal, 24).padding(.vertical, 16)
            .frame(minHeight: size.height)
        }
        .frame(width: size.width * 0.4)
      }
    } else {
      CameraAboveButtons {
        camera
        ScrollView {
          buttons.frame(width: columnWidth(in: size.width)).padding(.vertical, 16)
            .frame(width: size.width)
        }
      }
      .frame(width: size.width, height: size.height)
    }
  }

  private func columnWidth(in width: CGFloat) -> CGFloat {
    let side: CGFloat = dynamicTypeSize.isAccessibilitySize || width < 360 ? 16 : 32
    return min(max(0, width - 2 * side), 480)
  }

  private var camera: some View {
    ZStack {
      configuration.preview
      configuration.guides
        .frame(maxWidth: 240, maxHeight: 240).padding(24)
      VStack(spacing: 0) {
        Spacer(minLength: 0)
        configuration.instruction
      }
      .padding(16)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var words: some View {
    VStack(spacing: 12) {
      configuration.symbol.frame(width: 53, height: 53)
      configuration.headline
      configuration.detail
    }
    .padding(.bottom, 24)
  }

  private var buttons: some View {
    VStack(spacing: 8) {
      if !configuration.inputField.isEmpty {
        configuration.inputField.padding(.bottom, 8)
        configuration.continueAction
      }
      configuration.retryAction
      configuration.scanAction
      configuration.photoAction
      configuration.recentPicturesAction
      configuration.recentPictures
      configuration.typeAction
      configuration.loadingIndicator
    }
  }
}

/// The camera takes what the buttons leave; where they leave too little, they scroll.
private struct CameraAboveButtons: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (camera, buttons) = (subviews[0], subviews[1])
    let wanted = buttons.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil)).height
    let height = max(bounds.height - wanted, min(160, bounds.height / 2))
    camera.place(
      at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: height))
    buttons.place(
      at: CGPoint(x: bounds.minX, y: bounds.minY + height),
      proposal: ProposedViewSize(width: bounds.width, height: bounds.height - height))
  }
}
