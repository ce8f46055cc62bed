import FioriThemeManager
import SwiftUI

/// The kit's own layout of an info view: a column in the middle of the window, the buttons below it.
public struct InfoViewBaseStyle: InfoViewStyle {
  /// Makes the style.
  public init() {}

  /// Puts the parts into a column, with the sign of work over it.
  public func makeBody(_ configuration: InfoViewConfiguration) -> some View {
    GeometryReader { room in
      InfoViewLayout(configuration: configuration, size: room.size)
    }
    .modifier(ScreenSurface(table: .infoScreen))
  }
}

private struct InfoViewLayout: View {
  let configuration: InfoViewConfiguration
  let size: CGSize
  @State private var isAtWork = false
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    ZStack {
      ScrollView(showsIndicators: false) {
        VStack(spacing: 0) {
          Spacer(minLength: 0)
          texts
          Spacer(minLength: 24)
          buttons
        }
        .frame(width: columnWidth)
        .frame(minHeight: max(0, size.height - 32))
        .padding(.vertical, 16)
        .frame(width: size.width)
      }
      .disabled(isAtWork)
      // Texts under texts cannot be read.
      .opacity(isAtWork ? 0 : 1)
      .accessibilityHidden(isAtWork)
      configuration.loadingIndicator
        .padding(24)
        .onPreferenceChange(IsLoadingKey.self) { isAtWork = $0 }
    }
  }

  /// Sides follow the window; long lines are hard to read.
  private var columnWidth: CGFloat {
    let side: CGFloat = dynamicTypeSize.isAccessibilitySize ? 16 : 35
    return min(max(0, size.width - 2 * side), 480)
  }

  private var texts: some View {
    VStack(spacing: 16) {
      if !configuration.image.isEmpty {
        configuration.image.frame(maxWidth: 240, maxHeight: min(240, size.height * 0.4))
          .padding(.bottom, 16)
      }
      configuration.title
      configuration.descriptionText
    }
  }

  private var buttons: some View {
    VStack(spacing: 8) {
      configuration.action
      configuration.secondaryAction
    }
    .frame(maxWidth: 343)
  }
}
