/// Alignment on one axis, after the names for that axis have been left behind.
///
/// Every element has a guide, a distance from its start; aligned elements have their guides on one
/// line. For start, center and end the guide follows from the extent, for a baseline from the text.
enum Lane: Hashable, Sendable {
  case start
  case center
  case end
  case baseline(BaselineEdge)

  /// The guide of an element that has `size`, whose extent on this axis is across `axis`.
  func guide(_ element: any LayoutElement, _ size: Size, axis: Axis) -> Double {
    switch self {
    case .start: 0
    case .center: size.across(axis) / 2
    case .end: size.across(axis)
    case .baseline(let edge): element.ascent(edge, in: size)
    }
  }

  /// The extent that holds all elements once their guides are on one line.
  func extent(_ elements: [any LayoutElement], _ sizes: [Size], axis: Axis) -> Double {
    var before = 0.0
    var after = 0.0
    for (element, size) in zip(elements, sizes) {
      let guide = guide(element, size, axis: axis)
      before = max(before, guide)
      after = max(after, size.across(axis) - guide)
    }
    return Length.measured(before + after)
  }

  /// Where each element starts in a lane of `room` points.
  ///
  /// Elements on a first baseline stand as a group at the top of the lane and elements on a last
  /// baseline at its bottom; a higher lane leaves its room on the other side of the group.
  func starts(
    _ elements: [any LayoutElement], _ sizes: [Size], room: Double, axis: Axis
  ) -> [Double] {
    switch self {
    case .start: return [Double](repeating: 0, count: sizes.count)
    case .center: return sizes.map { (room - $0.across(axis)) / 2 }
    case .end: return sizes.map { room - $0.across(axis) }
    case .baseline(let edge):
      var starts = zip(elements, sizes).map { guide($0, $1, axis: axis) }
      var line = starts.max() ?? 0
      if edge == .last {
        line += room - extent(elements, sizes, axis: axis)
      }
      for index in starts.indices {
        starts[index] = line - starts[index]
      }
      return starts
    }
  }
}
