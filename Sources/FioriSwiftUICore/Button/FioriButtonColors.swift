import FioriThemeManager
import SwiftUI
import UIKit

/// The colours of a button in one state.
struct FioriButtonColors {
  let foreground: ColorStyle
  /// Nil is no ground.
  let background: ColorStyle?
  /// Whether the ground is what stands out.
  let isFilled: Bool

  /// How much a button stands out.
  enum Rank { case primary, secondary, tertiary, plain }

  init(
    _ rank: Rank, _ color: FioriButtonColorStyle, _ state: UIControl.State,
    _ loadingState: FioriButtonLoadingState
  ) {
    let isPressed = state == .highlighted || loadingState != .unspecified
    let hasGround = rank == .primary || rank == .secondary
    isFilled = rank == .primary
    guard state != .disabled || loadingState != .unspecified else {
      foreground = .tertiaryLabel
      background = hasGround ? .tertiaryFill : nil
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
