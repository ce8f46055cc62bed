/// The direction in which a stack puts its elements one after another.
package enum Axis: Hashable, Sendable, CaseIterable {
  /// Side by side, in the direction of a line of text.
  case horizontal
  /// One below the other.
  case vertical
}
