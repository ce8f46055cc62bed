/// A UIKit layout priority for either axis, from 0 to 1000, where 1000 is required.
package struct AxisPriority: Hashable, Sendable {
  /// The priority for widths.
  package let horizontal: Double
  /// The priority for heights.
  package let vertical: Double

  /// Makes a pair of priorities; what lies outside 0 to 1000 takes the nearer end.
  package init(horizontal: Double, vertical: Double) {
    self.horizontal = min(Length.measured(horizontal), 1000)
    self.vertical = min(Length.measured(vertical), 1000)
  }

  /// Makes one priority for both axes.
  package init(_ priority: Double) {
    self.init(horizontal: priority, vertical: priority)
  }

  /// The priority for extents in the direction of `axis`.
  package func along(_ axis: LayoutAxis) -> Double {
    axis == .horizontal ? horizontal : vertical
  }
}
