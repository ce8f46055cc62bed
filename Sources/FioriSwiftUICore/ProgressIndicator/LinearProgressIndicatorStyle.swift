import FioriThemeManager
import Onboarding
import SwiftUI

/// The looks of ``LinearProgressIndicator``s.
public protocol LinearProgressIndicatorStyle: ComponentStyle
where Configuration == LinearProgressIndicatorConfiguration {}

extension View {
  /// Sets the looks of bars. The nearest style is asked first; it reaches the next by making
  /// `LinearProgressIndicator(configuration)`.
  public func linearProgressIndicatorStyle<Style: ComponentStyle>(_ style: Style) -> some View
  where Style.Configuration == LinearProgressIndicatorConfiguration { pushingStyle(style) }

  /// Sets the looks of bars.
  public func linearProgressIndicatorStyle<Content: View>(
    @ViewBuilder _ content: @escaping (LinearProgressIndicatorConfiguration) -> Content
  ) -> some View { pushingStyle(content) }

  /// Sets the colour of bars; nil is the theme's. What has failed is red all the same.
  public func linearProgressIndicatorTintColor(_ color: Color?) -> some View {
    environment(\.linearProgressTint, color)
  }
}

private enum LinearProgressTintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
  var linearProgressTint: Color? {
    get { self[LinearProgressTintKey.self] }
    set { self[LinearProgressTintKey.self] = newValue }
  }
}

/// The kit's own bars.
public struct LinearProgressIndicatorDisplayStyle: LinearProgressIndicatorStyle {
  enum Kind { case determinate, indeterminate, error, success }
  private let kind: Kind
  @ScaledMetric(relativeTo: .body) private var height: CGFloat = 4
  @Environment(\.linearProgressTint) private var tint
  @Environment(\.onboardingTexts) private var texts
  @Environment(\.styleSituation) private var situation

  init(_ kind: Kind) { self.kind = kind }

  /// A bar on its track.
  public func makeBody(_ configuration: LinearProgressIndicatorConfiguration) -> some View {
    let fraction = ProgressFraction(configuration.indicatorProgress.wrappedValue)
    let values = styleValues(StyledPart("", of: .linearProgressIndicator).classes(), in: situation)
    let color = color(values)
    let shape = RoundedRectangle(
      cornerRadius: values.number(.cornerRadius).map { CGFloat($0) } ?? height / 2)
    GeometryReader { room in
      ZStack(alignment: .leading) {
        Rectangle().fill(values.swiftUIColor(.backgroundColor) ?? .preferredColor(.separator))
        switch kind {
        case .determinate: bar(room.size.width * fraction.value, color)
        case .indeterminate: LinearProgressSlider(width: room.size.width, color: color)
        case .error, .success: bar(room.size.width, color)
        }
      }
      .clipShape(shape)
    }
    .frame(height: height)
    .accessibilityHidden(true)
    .background {
      ProgressElement(
        name: texts[name], fraction: kind == .determinate ? fraction : nil,
        identifier: "linearProgressIndicator", texts: texts)
    }
    .overlay {
      shape.strokeBorder(
        values.swiftUIColor(.borderColor) ?? .clear,
        lineWidth: min(CGFloat(values.number(.borderWidth) ?? 0), height / 2))
    }
    .modifier(ShadowLook(values: values))
  }

  private func bar(_ width: CGFloat, _ color: Color) -> some View {
    Capsule().fill(color).frame(width: width).animation(.easeInOut(duration: 0.3), value: width)
  }

  private func color(_ values: StyleValues) -> Color {
    if kind == .error { return .preferredColor(.negativeLabel) }
    return tint ?? values.swiftUIColor(.backgroundTintColor) ?? .preferredColor(.tintColor)
  }

  private var name: OnboardingText {
    switch kind {
    case .determinate, .indeterminate: .progressProcessing
    case .error: .progressFailed
    case .success: .progressDone
    }
  }
}

/// A quarter of the bar that slides to and fro; in the middle where a person wants less movement.
private struct LinearProgressSlider: View {
  let width: CGFloat
  let color: Color
  @State private var isThere = false
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    Capsule()
      .fill(color)
      .frame(width: width / 4)
      .offset(x: reducesMotion ? width * 0.375 : width * (isThere ? 1.26 : -0.26))
      .animation(
        reducesMotion ? nil : .linear(duration: 1.4).repeatForever(autoreverses: true),
        value: isThere
      )
      .onAppear { isThere = true }
  }
}

extension ComponentStyle where Self == LinearProgressIndicatorDisplayStyle {
  /// As long as what is done.
  public static var determinate: Self { Self(.determinate) }
  /// A part that slides to and fro: nobody knows how much is done.
  public static var indeterminate: Self { Self(.indeterminate) }
  /// All of it, red: it failed.
  public static var error: Self { Self(.error) }
  /// All of it: it is done.
  public static var success: Self { Self(.success) }
}
