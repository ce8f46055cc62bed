extension UIView {
  /// How content lies in bounds of another size.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// What of a view gives way when its superview changes size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left margin gives way.
    public static let flexibleLeftMargin = Self(rawValue: 1)
    /// The width gives way.
    public static let flexibleWidth = Self(rawValue: 2)
    /// The right margin gives way.
    public static let flexibleRightMargin = Self(rawValue: 4)
    /// The top margin gives way.
    public static let flexibleTopMargin = Self(rawValue: 8)
    /// The height gives way.
    public static let flexibleHeight = Self(rawValue: 16)
    /// The bottom margin gives way.
    public static let flexibleBottomMargin = Self(rawValue: 32)
  }

  /// Stands for "no size of its own" in ``intrinsicContentSize``.
  public static let noIntrinsicMetric: CGFloat = -1
}
