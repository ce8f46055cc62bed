extension UIView {
  /// How content lies in bounds of another size.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight

    /// Where content that keeps its size lies: the share of what is left over that comes before it.
    var anchor: (x: CGFloat, y: CGFloat)? {
      switch self {
      case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw: nil
      case .center: (0.5, 0.5)
      case .top: (0.5, 0)
      case .bottom: (0.5, 1)
      case .left: (0, 0.5)
      case .right: (1, 0.5)
      case .topLeft: (0, 0)
      case .topRight: (1, 0)
      case .bottomLeft: (0, 1)
      case .bottomRight: (1, 1)
      }
    }
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
