import FioriThemeManager
import SwiftUI

/// The ground of a screen and the bar above it, as the theme has them, and what media blocks of style
/// sheets ask about the window.
struct ScreenSurface: ViewModifier {
  let table: PartTable
  @State private var isWide = false
  @Environment(\.horizontalSizeClass) private var widthClass
  @Environment(\.verticalSizeClass) private var heightClass

  func body(content: Content) -> some View {
    content
      .modifier(ScreenLook(part: StyledPart("", of: table)))
      .modifier(BarLook(table: table))
      .onGeometryChange(for: Bool.self) { room in
        // Bars are part of the window.
        let insets = room.safeAreaInsets
        return room.size.width > room.size.height + insets.top + insets.bottom
      } action: {
        isWide = $0
      }
      .environment(\.styleSituation, situation)
  }

  private var situation: StyleMedia {
    StyleMedia(
      device: widthClass == .regular && heightClass == .regular ? .ipad : .iphone,
      orientation: isWide ? .landscape : .portrait)
  }
}
