import UIKit

/// What a caller asked a colour for; with traits, it says which variant of the style is meant.
struct ColorRequest: Hashable, Sendable {
  var style: ColorStyle
  var background = BackgroundColorScheme.device
  var interface = InterfaceLevel.device
  var display = ColorDisplayMode.device

  func variant(in traits: UITraitCollection) -> ColorVariant {
    ColorVariant(
      isDarkMode: isDarkMode(onDevice: traits.userInterfaceStyle == .dark),
      isElevated: isElevated(onDevice: traits.userInterfaceLevel == .elevated),
      isHighContrast: isHighContrast(onDevice: traits.accessibilityContrast == .high))
  }

  private func isDarkMode(onDevice isDark: Bool) -> Bool {
    switch background {
    case .device: isDark
    case .deviceInverse: !isDark
    case .lightConstant: false
    case .darkConstant: true
    }
  }

  private func isElevated(onDevice isElevated: Bool) -> Bool {
    switch interface {
    case .device: isElevated
    case .deviceInverse: !isElevated
    case .baseConstant: false
    case .elevatedConstant: true
    }
  }

  private func isHighContrast(onDevice isHigh: Bool) -> Bool {
    switch display {
    case .device: isHigh
    case .deviceInverse: !isHigh
    case .normalConstant: false
    case .highConstant: true
    }
  }
}
