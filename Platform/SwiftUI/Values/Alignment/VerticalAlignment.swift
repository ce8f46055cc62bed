import UIKit

/// How views that stand side by side are aligned.
public struct VerticalAlignment: Equatable, Sendable {
  package let id: any AlignmentID.Type

  /// Makes an alignment along a guide of an app's own.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  /// The name of the guide in `ViewDimensions`.
  package var key: ObjectIdentifier { ObjectIdentifier(id) }

  /// At the top.
  public static let top = VerticalAlignment(Top.self)
  /// In the middle.
  public static let center = VerticalAlignment(Center.self)
  /// At the bottom.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// At the baseline of the first line of text; at the bottom of what has no text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// At the baseline of the last line of text; at the bottom of what has no text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  /// Whether both are along the same guide.
  public static func == (one: Self, other: Self) -> Bool { one.key == other.key }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}
