/// The direction in which a stack puts its elements one after another.
package enum LayoutAxis: Hashable, Sendable, CaseIterable {
  /// Side by side, in the direction of a line of text.
  case horizontal
  /// One below the other.
  case vertical

  /// The axis at right angles to this one.
  package var crossing: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}
