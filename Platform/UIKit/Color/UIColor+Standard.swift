extension UIColor {
  private static func adaptive(
    light: (Int, CGFloat), dark: (Int, CGFloat)
  ) -> UIColor {
    let lightColor = UIColor(rgb: light.0, alpha: light.1)
    let darkColor = UIColor(rgb: dark.0, alpha: dark.1)
    return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
  }

  /// A colour from a number such as 0x0070F2.
  package convenience init(rgb: Int, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255, alpha: alpha)
  }

  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A third of the way from black to white.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Two thirds of the way from black to white.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Half way from black to white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Pure red.
  public static let red = UIColor(rgb: 0xFF0000)
  /// Pure green.
  public static let green = UIColor(rgb: 0x00FF00)
  /// Pure blue.
  public static let blue = UIColor(rgb: 0x0000FF)
  /// Green and blue.
  public static let cyan = UIColor(rgb: 0x00FFFF)
  /// Red and green.
  public static let yellow = UIColor(rgb: 0xFFFF00)
  /// Red and blue.
  public static let magenta = UIColor(rgb: 0xFF00FF)
  /// Orange.
  public static let orange = UIColor(rgb: 0xFF8000)
  /// Purple.
  public static let purple = UIColor(rgb: 0x800080)
  /// Brown.
  public static let brown = UIColor(rgb: 0x996633)
  /// No colour at all.
  public static let clear = UIColor(white: 0, alpha: 0)

  /// Red that fits light and dark.
  public static let systemRed = adaptive(light: (0xD70015, 1), dark: (0xFF6961, 1))
  /// Blue that fits light and dark.
  public static let systemBlue = adaptive(light: (0x0064D2, 1), dark: (0x409CFF, 1))
  /// Green that fits light and dark.
  public static let systemGreen = adaptive(light: (0x248A3D, 1), dark: (0x30DB5B, 1))
  /// Orange that fits light and dark.
  public static let systemOrange = adaptive(light: (0xC93400, 1), dark: (0xFFB340, 1))
  /// Grey that fits light and dark.
  public static let systemGray = adaptive(light: (0x6C6C70, 1), dark: (0xAEAEB2, 1))
  /// The text colour of the first rank.
  public static let label = adaptive(light: (0x000000, 1), dark: (0xFFFFFF, 1))
  /// The text colour of the second rank.
  public static let secondaryLabel = adaptive(light: (0x3C3C43, 0.75), dark: (0xEBEBF5, 0.75))
  /// The text colour of the third rank.
  public static let tertiaryLabel = adaptive(light: (0x3C3C43, 0.3), dark: (0xEBEBF5, 0.3))
  /// The colour of text that stands for what is still to be typed.
  public static let placeholderText = adaptive(light: (0x3C3C43, 0.75), dark: (0xEBEBF5, 0.7))
  /// The colour of links.
  public static let link = adaptive(light: (0x0057D2, 1), dark: (0x4DB1FF, 1))
  /// A thin line through which the ground shows.
  public static let separator = adaptive(light: (0x3C3C43, 0.29), dark: (0x545458, 0.6))
  /// A thin line through which nothing shows.
  public static let opaqueSeparator = adaptive(light: (0xC6C6C8, 1), dark: (0x38383A, 1))
  /// The ground of the first rank.
  public static let systemBackground = adaptive(light: (0xFFFFFF, 1), dark: (0x000000, 1))
  /// The ground of the second rank.
  public static let secondarySystemBackground = adaptive(
    light: (0xF2F2F7, 1), dark: (0x1C1C1E, 1))
  /// The ground of the third rank.
  public static let tertiarySystemBackground = adaptive(
    light: (0xFFFFFF, 1), dark: (0x2C2C2E, 1))
  /// The ground of grouped content.
  public static let systemGroupedBackground = adaptive(light: (0xF2F2F7, 1), dark: (0x000000, 1))
  /// A fill for large shapes over any ground.
  public static let systemFill = adaptive(light: (0x787880, 0.2), dark: (0x787880, 0.36))
  /// A fill for medium shapes over any ground.
  public static let secondarySystemFill = adaptive(
    light: (0x787880, 0.16), dark: (0x787880, 0.32))
  /// A fill for buttons and fields over any ground.
  public static let tertiarySystemFill = adaptive(
    light: (0x767680, 0.12), dark: (0x767680, 0.24))
  /// The colour of controls where nobody chose another.
  public static let tintColor = adaptive(light: (0x0064D2, 1), dark: (0x409CFF, 1))
}
