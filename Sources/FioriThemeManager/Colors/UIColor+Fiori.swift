import UIKit

extension UIColor {
  /// The colour of the app's theme for a use.
  ///
  /// The answer is dynamic: it follows light and dark mode, raised content and contrast, and a
  /// theme that changes later. The same question is always answered by the same object.
  ///
  /// ```swift
  /// view.backgroundColor = .preferredFioriColor(forStyle: .primaryBackground)
  /// label.textColor = .preferredFioriColor(forStyle: .primaryLabel, background: .darkConstant)
  /// ```
  ///
  /// - Parameters:
  ///   - style: What the colour is for.
  ///   - background: Whether it is for a light or a dark ground; nil means `.device`.
  ///   - interface: Whether it is for raised content; nil means `.device`.
  ///   - display: Whether it is for high contrast; nil means `.device`.
  public static func preferredFioriColor(
    forStyle style: ColorStyle, background: BackgroundColorScheme? = .device,
    interface: InterfaceLevel? = .device, display: ColorDisplayMode? = .device
  ) -> UIColor {
    ThemeManager.shared.color(
      forStyle: style, background: background ?? .device, interface: interface ?? .device,
      display: display ?? .device)
  }

  convenience init(_ color: SRGBColor) {
    self.init(
      red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255,
      blue: CGFloat(color.blue) / 255, alpha: CGFloat(color.alpha) / 255)
  }
}
