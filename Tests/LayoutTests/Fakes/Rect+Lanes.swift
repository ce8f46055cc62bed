import Layout

extension Rect {
  /// A rectangle from a start and a length along an axis and another pair across it.
  init(along: (Double, Double), across: (Double, Double), axis: LayoutAxis) {
    switch axis {
    case .horizontal:
      self.init(x: along.0, y: across.0, width: along.1, height: across.1)
    case .vertical:
      self.init(x: across.0, y: along.0, width: across.1, height: along.1)
    }
  }

  /// Whether the rectangle lies inside another, errors of calculation aside.
  func isInside(_ bounds: Rect) -> Bool {
    minX >= bounds.minX - 0.001 && maxX <= bounds.maxX + 0.001
      && minY >= bounds.minY - 0.001 && maxY <= bounds.maxY + 0.001
  }

  /// Whether every number is finite and no extent is negative.
  var isSound: Bool {
    [minX, minY, width, height].allSatisfy(\.isFinite) && width >= 0 && height >= 0
  }
}
