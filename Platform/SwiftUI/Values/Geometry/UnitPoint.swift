import UIKit

/// A point in a rectangle whose sides count from 0 to 1, from the top leading corner.
public struct UnitPoint: Hashable, Sendable {
  /// From 0, where reading begins, to 1.
  public var x: CGFloat
  /// From 0, at the top, to 1.
  public var y: CGFloat

  /// The top leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// Makes a point.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// The point 0, 0.
  public static let zero = UnitPoint()
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the edge where reading begins.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the edge where reading ends.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper corner where reading begins.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper corner where reading ends.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower corner where reading begins.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower corner where reading ends.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
