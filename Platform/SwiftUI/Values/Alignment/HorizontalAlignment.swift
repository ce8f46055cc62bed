import UIKit

/// How views that stand one below the other are aligned.
public struct HorizontalAlignment: Equatable, Sendable {
  package let id: any AlignmentID.Type

  /// Makes an alignment along a guide of an app's own.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  /// The name of the guide in `ViewDimensions`.
  package var key: ObjectIdentifier { ObjectIdentifier(id) }

  /// Where reading begins.
  public static let leading = HorizontalAlignment(Leading.self)
  /// In the middle.
  public static let center = HorizontalAlignment(Center.self)
  /// Where reading ends.
  public static let trailing = HorizontalAlignment(Trailing.self)

  /// Whether both are along the same guide.
  public static func == (one: Self, other: Self) -> Bool { one.key == other.key }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}
