import FioriThemeManager
import Onboarding
import SwiftUI
import UIKit

/// The ring of a progress indicator, 26 points wide at the default text size.
struct ProgressRing: View {
  let state: ProgressDisplayState
  let fraction: ProgressFraction
  var hasSign = true
  @ScaledMetric(relativeTo: .body) private var side: CGFloat = 26
  @Environment(\.onboardingTexts) private var texts
  @Environment(\.progressIndicatorPress) private var press
  @Environment(\.styleSituation) private var situation

  var body: some View {
    let content = ProgressContent(state, fraction: fraction)
    let values = styleValues(StyledPart("", of: .progressIndicator).classes(), in: situation)
    drawing(content, values.swiftUIColor(.backgroundTintColor) ?? .preferredColor(.tintColor))
      .accessibilityHidden(true)
      .frame(width: side, height: side)
      .background {
        ProgressElement(
          name: name(of: content), fraction: content.fraction, identifier: "progressIndicator",
          texts: texts)
      }
      .modifier(BoxLook(values: values))
      .modifier(
        ProgressButton(name: hasSign ? content.action.map { texts[$0] } : nil, press: press)
      )
      .onChange(of: state) {
        UIAccessibility.post(
          notification: .announcement, argument: texts.announcement(for: content))
      }
  }

  /// A ring without a sign offers nothing.
  private func name(of content: ProgressContent) -> String {
    texts[hasSign ? content.name : .progressProcessing]
  }

  private func drawing(_ content: ProgressContent, _ color: Color) -> some View {
    ZStack {
      if content.hasTrack {
        Circle().stroke(Color.preferredColor(.secondaryFill), lineWidth: width)
      }
      switch content.arc {
      case .none: EmptyView()
      case .done(let fraction): DoneArc(share: fraction.value, width: width, color: color)
      case .turning: TurningArc(width: width, color: color)
      }
      if hasSign, let sign = content.sign { ProgressSign(sign: sign, side: side, color: color) }
    }
    .padding(width / 2)
  }

  private var width: CGFloat { side / 13 }
}

/// The arc from twelve o'clock, as long as what is done.
private struct DoneArc: View {
  let share: Double
  let width: CGFloat
  let color: Color

  var body: some View {
    Circle()
      .trim(from: 0, to: share)
      .stroke(color, style: StrokeStyle(lineWidth: width, lineCap: .round))
      .rotationEffect(.degrees(-90))
      .opacity(share > 0 ? 1 : 0)
      .animation(.easeInOut(duration: 0.3), value: share)
  }
}

/// Nine tenths of a circle, turning; it stands still where a person wants less movement.
private struct TurningArc: View {
  let width: CGFloat
  let color: Color
  @State private var turns = false

  var body: some View {
    Circle()
      .trim(from: 0, to: 0.9)
      .stroke(color, style: StrokeStyle(lineWidth: width, lineCap: .round))
      .rotationEffect(.degrees(turns ? 270 : -90))
      .animation(.linear(duration: 1.3).repeatForever(autoreverses: false), value: turns)
      .onAppear { turns = true }
  }
}

private struct ProgressSign: View {
  let sign: ProgressContent.Sign
  let side: CGFloat
  let color: Color

  var body: some View {
    // A picture of UIKit has no name of its own.
    if let image = UIImage(systemName: name) {
      Image(uiImage: image)
        .renderingMode(.template)
        .resizable()
        .scaledToFit()
        .frame(width: side * 0.6, height: side * 0.6)
        .foregroundStyle(color)
    }
  }

  private var name: String {
    switch sign {
    case .pause: "pause.fill"
    case .stop: "stop.fill"
    case .resume: "arrow.down"
    }
  }
}

/// A button over the ring, large enough for a finger, where there is something to press.
private struct ProgressButton: ViewModifier {
  let name: String?
  let press: (@MainActor () -> Void)?

  func body(content: Content) -> some View {
    if let name, let press {
      content
        .frame(minWidth: 44, minHeight: 44)
        .overlay {
          Button(action: press) {
            Color.clear.contentShape(Rectangle())
          }
          .buttonStyle(ProgressPress())
          .accessibilityLabel(Text(name))
          .accessibilityIdentifier("progressIndicatorButton")
        }
    } else {
      content
    }
  }
}

private struct ProgressPress: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .background(
        Color.preferredColor(configuration.isPressed ? .tertiaryFill : .secondaryFill)
          .opacity(configuration.isPressed ? 1 : 0),
        in: RoundedRectangle(cornerRadius: 8))
  }
}
