/// A width and a height in points.
package struct Size: Hashable, Sendable {
  /// The horizontal extent in points.
  package var width: Double
  /// The vertical extent in points.
  package var height: Double

  /// The size without extent.
  package static let zero = Size(width: 0, height: 0)

  /// Makes a size of the given extents, which are kept as they are.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Makes a size from an extent along `axis` and one across it.
  package init(along: Double, across: Double, axis: LayoutAxis) {
    switch axis {
    case .horizontal: self.init(width: along, height: across)
    case .vertical: self.init(width: across, height: along)
    }
  }

  /// The extent in the direction of `axis`.
  package func along(_ axis: LayoutAxis) -> Double {
    axis == .horizontal ? width : height
  }

  /// The extent at right angles to `axis`.
  package func across(_ axis: LayoutAxis) -> Double {
    axis == .horizontal ? height : width
  }

  /// The size with `insets` added on all sides, never negative.
  func outset(by insets: Insets) -> Size {
    Length.size(
      Size(
        width: width + insets.leading + insets.trailing,
        height: height + insets.top + insets.bottom))
  }
}
