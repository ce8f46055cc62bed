extension Font {
  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    /// 100 (thin) to 900 (black), as CSS counts.
    let css: Int

    /// The thinnest.
    public static let ultraLight = Weight(css: 100)
    /// Thin.
    public static let thin = Weight(css: 200)
    /// Light.
    public static let light = Weight(css: 300)
    /// The weight of running text.
    public static let regular = Weight(css: 400)
    /// A little heavier than running text.
    public static let medium = Weight(css: 500)
    /// Between medium and bold.
    public static let semibold = Weight(css: 600)
    /// Bold.
    public static let bold = Weight(css: 700)
    /// Heavier than bold.
    public static let heavy = Weight(css: 800)
    /// The heaviest.
    public static let black = Weight(css: 900)
  }
}
