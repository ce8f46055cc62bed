import UIKit

extension Color {
  private static func adaptive(_ light: Int, _ dark: Int) -> Color {
    let light = UIColor(rgb: light)
    let dark = UIColor(rgb: dark)
    return Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? dark : light })
  }

  /// Red that fits light and dark.
  public static let red = Color(uiColor: .systemRed)
  /// Orange that fits light and dark.
  public static let orange = Color(uiColor: .systemOrange)
  /// Yellow that fits light and dark.
  public static let yellow = Color(uiColor: .systemYellow)
  /// Green that fits light and dark.
  public static let green = Color(uiColor: .systemGreen)
  /// Mint that fits light and dark.
  public static let mint = adaptive(0x0C817B, 0x66D4CF)
  /// Teal that fits light and dark.
  public static let teal = Color(uiColor: .systemTeal)
  /// Cyan that fits light and dark.
  public static let cyan = adaptive(0x0071A4, 0x70D7FF)
  /// Blue that fits light and dark.
  public static let blue = Color(uiColor: .systemBlue)
  /// Indigo that fits light and dark.
  public static let indigo = Color(uiColor: .systemIndigo)
  /// Purple that fits light and dark.
  public static let purple = Color(uiColor: .systemPurple)
  /// Pink that fits light and dark.
  public static let pink = Color(uiColor: .systemPink)
  /// Brown that fits light and dark.
  public static let brown = adaptive(0x7F6545, 0xB59469)
  /// Grey that fits light and dark.
  public static let gray = Color(uiColor: .systemGray)
  /// White.
  public static let white = Color(uiColor: .white)
  /// Black.
  public static let black = Color(uiColor: .black)
  /// No colour at all.
  public static let clear = Color(uiColor: .clear)
  /// The colour of content of the first rank.
  public static let primary = Color(uiColor: .label)
  /// The colour of content of the second rank.
  public static let secondary = Color(uiColor: .secondaryLabel)
}
