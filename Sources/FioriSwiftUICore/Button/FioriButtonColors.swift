import FioriThemeManager
import SwiftUI
import UIKit

/// The colours of a button in one state.
struct FioriButtonColors {
  let foreground: ColorStyle
  /// Nil is no ground.
  let background: ColorStyle?

  /// How much a button stands out.
  enum Rank { case primary, secondary, tertiary, plain }

  init(
    _ rank: Rank, _ color: FioriButtonColorStyle, _ state: UIControl.State,
    _ loadingState: FioriButtonLoadingState
  ) {
    let isPressed = state == .highlighted || loadingState != .unspecified
    let isFilled = rank == .primary || rank == .secondary
    guard state != .disabled || loadingState != .unspecified else {
      foreground = .tertiaryLabel
      background = isFilled ? .tertiaryFill : nil
      return
    }
    switch (rank, color) {
    case (.primary, .negative):
      foreground = .quinaryLabel
      background = isPressed ? .negativeLabelTapState : .negativeLabel
    case (.primary, _):
      foreground = .quinaryLabel
      background = isPressed ? .tintColorTapState : .tintColor2
    case (.secondary, .tint):
      foreground = isPressed ? .tintColorTapState : .tintColor2
      background = isPressed ? .secondaryFill : .tintColor3
    case (.secondary, .normal):
      foreground = .secondaryLabel
      background = isPressed ? .primaryFill : .secondaryFill
    case (.secondary, .negative):
      // The colour for the pressed state is too dark on its ground in dark mode.
      foreground = .negativeLabel
      background = isPressed ? .negativeBackgroundTapState : .negativeBackground
    case (.tertiary, .tint), (.plain, .tint):
      foreground = isPressed ? .tintColorTapState : .tintColor2
      background = isPressed && rank == .tertiary ? .tintColor3 : nil
    case (.tertiary, .normal), (.plain, .normal):
      foreground = isPressed ? .secondaryLabel : .primaryLabel
      background = isPressed && rank == .tertiary ? .secondaryFill : nil
    case (.tertiary, .negative), (.plain, .negative):
      foreground = isPressed ? .negativeLabelTapState : .negativeLabel
      background = isPressed && rank == .tertiary ? .negativeBackground : nil
    }
  }
}

/// The ground, the paddings and the font that the kit's button styles share.
struct FioriButtonGround<Content: View>: View {
  let content: Content
  let colors: FioriButtonColors
  let maxWidth: CGFloat?
  let minHeight: CGFloat?
  var font = Font.fiori(forTextStyle: .body, weight: .semibold)
  var padding = EdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)

  /// Large enough for a finger.
  static var leastSide: CGFloat { 44 }

  var body: some View {
    content
      .font(font)
      .multilineTextAlignment(.center)
      .foregroundStyle(Color.preferredColor(colors.foreground))
      .tint(Color.preferredColor(colors.foreground))
      .padding(padding)
      .frame(
        minWidth: Self.leastSide, maxWidth: maxWidth,
        minHeight: max(minHeight ?? 0, Self.leastSide)
      )
      // A frame with a least height alone gives way to that; the label does not.
      .fixedSize(horizontal: false, vertical: true)
      .background(ground, in: RoundedRectangle(cornerRadius: 8))
  }

  private var ground: Color { colors.background.map { .preferredColor($0) } ?? .clear }
}
