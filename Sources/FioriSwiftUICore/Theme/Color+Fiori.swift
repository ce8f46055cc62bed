import FioriThemeManager
import SwiftUI
import UIKit

extension Color {
  /// The colour of the app's theme for a use.
  ///
  /// It follows light and dark mode, raised content and contrast, and a theme that changes later.
  ///
  /// ```swift
  /// Text("Saved").foregroundStyle(Color.preferredColor(.positiveLabel))
  /// ```
  ///
  /// - Parameters:
  ///   - style: What the colour is for.
  ///   - background: Whether it is for a light or a dark ground; nil means `.device`.
  ///   - interface: Whether it is for raised content; nil means `.device`.
  ///   - display: Whether it is for high contrast; nil means `.device`.
  public static func preferredColor(
    _ style: ColorStyle, background: BackgroundColorScheme? = .device,
    interface: InterfaceLevel? = .device, display: ColorDisplayMode? = .device
  ) -> Color {
    Color(
      uiColor: .preferredFioriColor(
        forStyle: style, background: background, interface: interface, display: display))
  }
}
