/// A rectangle in points, given by its top left corner and its size.
package struct Rect: Hashable, Sendable {
  /// The top left corner.
  package var origin: Point
  /// The extents.
  package var size: Size

  /// The rectangle without extent at the origin.
  package static let zero = Rect(origin: .zero, size: .zero)

  /// Makes a rectangle from its corner and its size.
  package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers in points.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The left edge.
  package var minX: Double { origin.x }
  /// The right edge.
  package var maxX: Double { origin.x + size.width }
  /// The top edge.
  package var minY: Double { origin.y }
  /// The bottom edge.
  package var maxY: Double { origin.y + size.height }
  /// The width in points.
  package var width: Double { size.width }
  /// The height in points.
  package var height: Double { size.height }

  /// The rectangle seen in a mirror that stands upright in the middle of `bounds`.
  ///
  /// Mirroring twice gives the first rectangle again.
  package func mirrored(in bounds: Rect) -> Rect {
    Rect(
      x: bounds.minX + (bounds.maxX - maxX), y: minY, width: width, height: height)
  }

  /// The rectangle as it lies in `bounds` when text runs in `direction`.
  func turned(_ direction: ReadingDirection, in bounds: Rect) -> Rect {
    direction == .leftToRight ? self : mirrored(in: bounds)
  }

  /// The rectangle without `insets`, leading being left; its extents are never negative.
  func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.leading,
      y: minY + insets.top,
      width: Length.measured(width - insets.leading - insets.trailing),
      height: Length.measured(height - insets.top - insets.bottom))
  }
}
