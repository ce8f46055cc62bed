import FioriThemeManager
import UIKit

extension UITraitCollection {
  static func appearance(
    isDark: Bool = false, isElevated: Bool = false, isHighContrast: Bool = false
  ) -> UITraitCollection {
    UITraitCollection(userInterfaceStyle: isDark ? .dark : .light).with {
      $0.level = isElevated ? .elevated : .base
      $0.contrast = isHighContrast ? .high : .normal
    }
  }

  static let allAppearances: [UITraitCollection] = [false, true].flatMap { isDark in
    [false, true].flatMap { isElevated in
      [false, true].map { isHighContrast in
        appearance(isDark: isDark, isElevated: isElevated, isHighContrast: isHighContrast)
      }
    }
  }

  /// Such as "dark elevated contrast".
  var appearanceName: String {
    var words = [userInterfaceStyle == .dark ? "dark" : "light"]
    if userInterfaceLevel == .elevated { words.append("elevated") }
    if accessibilityContrast == .high { words.append("contrast") }
    return words.joined(separator: " ")
  }
}

extension UIColor {
  /// The colour shown in an appearance, as `RRGGBB` or `RRGGBBAA`.
  func hex(in traits: UITraitCollection) -> String { rgb(in: traits).hex }

  func rgb(in traits: UITraitCollection) -> SRGBColor {
    let (red, green, blue, alpha) = parts(in: traits)
    return SRGBColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  private func parts(in traits: UITraitCollection) -> (UInt8, UInt8, UInt8, UInt8) {
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func byte(_ part: CGFloat) -> UInt8 { UInt8((part * 255).rounded()) }
    return (byte(red), byte(green), byte(blue), byte(alpha))
  }
}
