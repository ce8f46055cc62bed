/// A position in points; x grows to the right and y grows downwards.
package struct Point: Hashable, Sendable {
  /// The horizontal position in points.
  package var x: Double
  /// The vertical position in points.
  package var y: Double

  /// The origin of the coordinate space.
  package static let zero = Point(x: 0, y: 0)

  /// Makes a position.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
