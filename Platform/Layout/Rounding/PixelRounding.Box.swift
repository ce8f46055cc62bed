extension PixelRounding {
  /// A rectangle in whole points.
  package struct Box: Hashable, Sendable {
    /// The left edge.
    package var x: Int
    /// The top edge.
    package var y: Int
    /// The width, zero or more.
    package var width: Int
    /// The height, zero or more.
    package var height: Int

    /// Makes a rectangle.
    package init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }
}
