/// Distances from the four sides of a rectangle, in points; leading is where a line of text begins.
package struct Insets: Hashable, Sendable {
  /// The distance from the top.
  package var top: Double
  /// The distance from the side where text begins.
  package var leading: Double
  /// The distance from the bottom.
  package var bottom: Double
  /// The distance from the side where text ends.
  package var trailing: Double

  /// No distance on any side.
  package static let zero = Insets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Makes insets in UIKit's order; a negative one reaches beyond the side.
  package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets that are equal on all four sides.
  package init(_ distance: Double) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }
}
