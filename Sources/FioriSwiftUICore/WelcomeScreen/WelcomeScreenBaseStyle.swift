import FioriThemeManager
import Onboarding
import SwiftUI

/// The kit's own layout of a welcome screen: a column that scrolls where it does not fit, above the
/// logo.
public struct WelcomeScreenBaseStyle: WelcomeScreenStyle {
  /// Makes the style.
  public init() {}

  /// Puts the parts into a column.
  public func makeBody(_ configuration: WelcomeScreenConfiguration) -> some View {
    GeometryReader { room in
      WelcomeScreenLayout(configuration: configuration, room: room)
    }
    .modifier(ScreenSurface(table: .welcomeScreen))
  }
}

private struct WelcomeScreenLayout: View {
  let configuration: WelcomeScreenConfiguration
  let width: CGFloat
  let metrics: OnboardingMetrics.Welcome
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @State private var scrolls = false

  init(configuration: WelcomeScreenConfiguration, room: GeometryProxy) {
    self.configuration = configuration
    width = room.size.width
    let insets = room.safeAreaInsets
    metrics =
      OnboardingMetrics(availableHeight: room.size.height + insets.top + insets.bottom).welcome
  }

  var body: some View {
    VStack(spacing: 0) {
      GeometryReader { viewport in
        ScrollView(showsIndicators: true) {
          FillingHeight(minimum: viewport.size.height) { column }
            .background { HeightReading() }
            .frame(width: width)
        }
        .onPreferenceChange(HeightKey.self) { scrolls = $0 > viewport.size.height + 0.5 }
      }
      Color.preferredColor(.separator)
        .frame(height: 1)
        .opacity(scrolls && hasFooter ? 1 : 0)
        .accessibilityHidden(true)
      footer
    }
  }

  // MARK: - Column

  /// Sides follow the height of the window, which may be high and narrow. Large letters need the
  /// room more than the sides do; longer lines than 480 points are hard to read.
  private var columnWidth: CGFloat {
    let side = min(metrics.side, width / 10, dynamicTypeSize.isAccessibilitySize ? 16 : .infinity)
    return min(max(0, width - 2 * side), 480)
  }

  private var column: some View {
    VStack(spacing: 0) {
      head
      actions
      Spacer(minLength: 0)
      demo
      if !pinsFooterText, !configuration.footerText.isEmpty {
        configuration.footerText.padding(.top, metrics.actionGap)
      }
    }
    .frame(width: columnWidth)
    .padding(.bottom, 16)
  }

  @ViewBuilder private var head: some View {
    let hasPicture = !configuration.headlineImage.isEmpty
    VStack(spacing: 0) {
      if hasPicture {
        configuration.headlineImage
          .padding(.bottom, metrics.headlineImageBottom)
      }
      if !configuration.title.isEmpty { configuration.title.padding(.bottom, metrics.detailTop) }
      if !configuration.illustratedMessage.isEmpty { configuration.illustratedMessage }
      if !configuration.description.isEmpty { configuration.description }
    }
    .padding(.top, metrics.headlineImageTop + (hasPicture ? 0 : metrics.headlineTop))
  }

  private var actions: some View {
    VStack(spacing: 0) {
      if !configuration.inputField.isEmpty {
        configuration.inputField
          .padding(.bottom, configuration.legalAgreement.isEmpty ? metrics.actionGap : 8)
      }
      if !configuration.legalAgreement.isEmpty {
        configuration.legalAgreement.padding(.bottom, 16)
      }
      if !configuration.action.isEmpty {
        configuration.action.padding(.bottom, metrics.actionGap)
      }
      if !configuration.loadingIndicator.isEmpty {
        configuration.loadingIndicator.padding(.bottom, metrics.actionGap)
      }
    }
    .padding(.top, metrics.actionsTop)
  }

  private var demo: some View {
    VStack(spacing: metrics.demoGap) {
      configuration.footnote
      configuration.secondaryAction
    }
  }

  // MARK: - Footer

  /// Large letters would leave no room above it.
  private var pinsFooterText: Bool { !dynamicTypeSize.isAccessibilitySize }

  private var showsFooterText: Bool { pinsFooterText && !configuration.footerText.isEmpty }

  private var hasFooter: Bool { !configuration.icon.isEmpty || showsFooterText }

  private var footer: some View {
    VStack(spacing: 0) {
      if !configuration.icon.isEmpty {
        configuration.icon
          .padding(.top, metrics.logoTop)
          .padding(.bottom, showsFooterText ? 8 : metrics.logoBottom)
      }
      if showsFooterText {
        configuration.footerText
          .frame(width: columnWidth)
          .padding(.top, configuration.icon.isEmpty ? 16 : 0)
          .padding(.bottom, 16)
      }
    }
    .frame(width: width)
  }
}

/// A view that is as high as it needs, and as `minimum` at least.
private struct FillingHeight: Layout {
  let minimum: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard let view = subviews.first else { return .zero }
    let size = view.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    return CGSize(width: size.width, height: max(size.height, minimum))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

private enum HeightKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// Tells the height of what it lies behind.
private struct HeightReading: View {
  var body: some View {
    GeometryReader { room in
      Color.clear.preference(key: HeightKey.self, value: room.size.height)
    }
    .accessibilityHidden(true)
  }
}
