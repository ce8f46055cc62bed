import UIKit

/// Size and guides of a view in its own coordinates.
public struct ViewDimensions {
  /// Width in points.
  public let width: CGFloat
  /// Height in points.
  public let height: CGFloat
  private let explicit: (ObjectIdentifier) -> CGFloat?

  /// Makes dimensions; `explicit` gives the guides that the view itself has set, by `key`.
  package init(
    width: CGFloat, height: CGFloat,
    explicit: @escaping (ObjectIdentifier) -> CGFloat? = { _ in nil }
  ) {
    (self.width, self.height, self.explicit) = (width, height, explicit)
  }

  /// Where a guide is, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    explicit(guide.key) ?? guide.id.defaultValue(in: self)
  }

  /// Where a guide is, in points from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    explicit(guide.key) ?? guide.id.defaultValue(in: self)
  }

  /// Where a guide is that the view itself has set; nil when it has not.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

  /// Where a guide is that the view itself has set; nil when it has not.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }
}
