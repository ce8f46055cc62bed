import FioriThemeManager
import Onboarding
import SwiftUI

/// The kit's own layout of a screen to sign in by: a column that scrolls where it does not fit.
public struct AuthenticationBaseStyle: AuthenticationStyle {
  /// Makes the style.
  public init() {}

  /// Puts the parts into a column.
  public func makeBody(_ configuration: AuthenticationConfiguration) -> some View {
    GeometryReader { room in
      ScrollView {
        AuthenticationColumn(configuration: configuration, room: room)
          .frame(width: room.size.width)
      }
    }
  }
}

private struct AuthenticationColumn: View {
  let configuration: AuthenticationConfiguration
  let room: GeometryProxy
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.authenticationHeight) private var height

  private var width: CGFloat { room.size.width }

  var body: some View {
    let metrics =
      OnboardingMetrics(availableHeight: height ?? room.wholeHeight).authentication
    VStack(spacing: 0) {
      if !configuration.detailImage.isEmpty {
        configuration.detailImage.padding(.top, metrics.imageTop)
      }
      if !configuration.title.isEmpty { configuration.title.padding(.top, metrics.titleTop) }
      if !configuration.subtitle.isEmpty {
        configuration.subtitle
          // Below a picture the title is small, and what it says goes on in the subtitle.
          .padding(.top, configuration.detailImage.isEmpty ? metrics.subtitleTop : 8)
      }
      if !configuration.authInput.isEmpty {
        configuration.authInput.padding(.top, metrics.inputTop)
      }
      if !configuration.signInAction.isEmpty {
        configuration.signInAction.padding(.top, metrics.actionTop)
      }
    }
    .frame(width: columnWidth)
    .padding(.bottom, 16)
  }

  /// Large letters need the room more than the sides do; longer lines than 480 points are hard to
  /// read.
  private var columnWidth: CGFloat {
    let side =
      dynamicTypeSize.isAccessibilitySize
      ? 16 : OnboardingMetrics.Authentication.side(width: width)
    return min(max(0, width - 2 * side), 480)
  }
}

extension ComponentStyle where Self == AuthenticationBaseStyle {
  /// The kit's own layout.
  public static var base: Self { Self() }
}

private enum AuthenticationHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  /// The height of the whole screen, which a message on top of it does not change.
  var authenticationHeight: CGFloat? {
    get { self[AuthenticationHeightKey.self] }
    set { self[AuthenticationHeightKey.self] = newValue }
  }
}

extension GeometryProxy {
  /// The height in points, with what bars take.
  var wholeHeight: CGFloat { size.height + safeAreaInsets.top + safeAreaInsets.bottom }
}
