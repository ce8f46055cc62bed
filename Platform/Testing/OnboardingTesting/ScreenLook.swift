import UIKit

/// What a person has chosen on their desktop: light or dark, text size, direction, contrast, motion.
///
/// ```swift
/// var look = ScreenLook(textScale: 2)
/// look.isDark = true
/// ```
public struct ScreenLook: Hashable, Sendable {
  /// Whether the look is dark.
  public var isDark: Bool
  /// How much larger than by default text is, from 0.5 to 4.
  public var textScale: Double
  /// Whether reading goes from right to left.
  public var isRightToLeft: Bool
  /// Whether contrast is high.
  public var hasHighContrast: Bool
  /// Whether screens slide in and out; without it every change is at once.
  public var hasMotion: Bool

  /// Makes a look. Light, text of the default size, left to right and still unless said otherwise.
  public init(
    isDark: Bool = false, textScale: Double = 1, isRightToLeft: Bool = false,
    hasHighContrast: Bool = false, hasMotion: Bool = false
  ) {
    self.isDark = isDark
    self.textScale = min(max(textScale, 0.5), 4)
    self.isRightToLeft = isRightToLeft
    self.hasHighContrast = hasHighContrast
    self.hasMotion = hasMotion
  }

  /// Light, text of the default size, left to right.
  public static let standard = ScreenLook()
  /// Dark.
  public static let dark = ScreenLook(isDark: true)
  /// Text of twice the default size.
  public static let largeText = ScreenLook(textScale: 2)
  /// Reading from right to left.
  public static let rightToLeft = ScreenLook(isRightToLeft: true)
  /// High contrast.
  public static let highContrast = ScreenLook(hasHighContrast: true)

  var pinned: UIApplication.Look {
    var look = UIApplication.Look()
    look.isDark = isDark
    look.textScale = textScale
    look.isRightToLeft = isRightToLeft
    look.hasHighContrast = hasHighContrast
    look.reducesMotion = !hasMotion
    return look
  }
}
