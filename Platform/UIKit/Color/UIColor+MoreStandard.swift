extension UIColor {
  private static func adaptive(
    _ light: Int, _ dark: Int, _ lightAlpha: CGFloat = 1, _ darkAlpha: CGFloat = 1
  ) -> UIColor {
    let light = UIColor(rgb: light, alpha: lightAlpha)
    let dark = UIColor(rgb: dark, alpha: darkAlpha)
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// Yellow, in the variant for more contrast, that fits light and dark.
  public static let systemYellow = adaptive(0xB25000, 0xFFD426)
  /// Pink, in the variant for more contrast, that fits light and dark.
  public static let systemPink = adaptive(0xD30F45, 0xFF6482)
  /// Purple, in the variant for more contrast, that fits light and dark.
  public static let systemPurple = adaptive(0x8944AB, 0xDA8FFF)
  /// Teal, in the variant for more contrast, that fits light and dark.
  public static let systemTeal = adaptive(0x008299, 0x5DE6FF)
  /// Indigo, in the variant for more contrast, that fits light and dark.
  public static let systemIndigo = adaptive(0x3634A3, 0x7D7AFF)
  /// The second grey, in the variant for more contrast, that fits light and dark.
  public static let systemGray2 = adaptive(0x8E8E93, 0x7C7C80)
  /// The third grey, in the variant for more contrast, that fits light and dark.
  public static let systemGray3 = adaptive(0xAEAEB2, 0x545456)
  /// The fourth grey, in the variant for more contrast, that fits light and dark.
  public static let systemGray4 = adaptive(0xBCBCC0, 0x444446)
  /// The fifth grey, in the variant for more contrast, that fits light and dark.
  public static let systemGray5 = adaptive(0xD8D8DC, 0x363638)
  /// The sixth grey, in the variant for more contrast, that fits light and dark.
  public static let systemGray6 = adaptive(0xEBEBF0, 0x242426)
  /// The text colour of the fourth rank.
  public static let quaternaryLabel = adaptive(0x3C3C43, 0xEBEBF5, 0.18, 0.16)
  /// The ground of groups on ``systemGroupedBackground``.
  public static let secondarySystemGroupedBackground = adaptive(0xFFFFFF, 0x1C1C1E)
  /// The ground of what lies in groups.
  public static let tertiarySystemGroupedBackground = adaptive(0xF2F2F7, 0x2C2C2E)
  /// Black text, light or dark.
  public static let darkText = UIColor.black
  /// White text at 60 per cent, light or dark.
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  /// Not there: a package for Linux has no asset catalogue.
  @available(
    *, unavailable,
    message: "There are no asset catalogues on Linux: write UIColor { traits in … }."
  )
  public convenience init?(named name: String) { fatalError() }

  /// Writes brightness and opacity for the current traits, each from 0 to 1, where pointers are
  /// given.
  /// - Returns: whether the colour is a grey; nothing is written when it is none.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let paint = paint(with: .current)
    guard paint.red == paint.green, paint.green == paint.blue else { return false }
    white?.pointee = paint.red
    alpha?.pointee = paint.alpha
    return true
  }

  /// Writes hue, saturation, brightness and opacity for the current traits, each from 0 to 1, where
  /// pointers are given.
  /// - Returns: true.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let paint = paint(with: .current)
    let (red, green, blue) = (paint.red, paint.green, paint.blue)
    let largest = max(red, green, blue)
    let span = largest - min(red, green, blue)
    let sixth: Double =
      if span == 0 {
        0
      } else if largest == red {
        (green - blue) / span + (green < blue ? 6 : 0)
      } else if largest == green {
        (blue - red) / span + 2
      } else {
        (red - green) / span + 4
      }
    hue?.pointee = sixth / 6
    saturation?.pointee = largest == 0 ? 0 : span / largest
    brightness?.pointee = largest
    alpha?.pointee = paint.alpha
    return true
  }
}
