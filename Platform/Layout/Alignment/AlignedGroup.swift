/// Elements whose guides have been put on one line.
///
/// A guide may lie outside its element, so the group reaches from the first start to the last end,
/// and the line may lie outside the group.
struct AlignedGroup {
  /// The line's position in each element.
  private let guides: [Double]
  /// The line's position in the group.
  private let before: Double
  private let line: AlignmentLine
  /// What the group takes on the axis, in points.
  let extent: Double

  /// Aligns elements by `line`, which has its positions on `axis`.
  init(
    _ elements: [any LayoutElement], _ sizes: [Size], by line: AlignmentLine, axis: LayoutAxis
  ) {
    var guides: [Double] = []
    guides.reserveCapacity(sizes.count)
    var before = -Double.infinity
    var after = -Double.infinity
    for index in sizes.indices {
      let size = sizes[index]
      let guide = line.position(in: elements[index], size, axis: axis)
      guides.append(guide)
      before = max(before, guide)
      after = max(after, size.along(axis) - guide)
    }
    self.guides = guides
    self.before = guides.isEmpty ? 0 : before
    self.line = line
    self.extent = guides.isEmpty ? 0 : Length.measured(before + after)
  }

  /// Where each element starts in a lane of `room` points.
  ///
  /// Where the lane is larger than the group, a group on its end or on a last baseline stands at
  /// the end of the lane, a centred one in its middle and every other one at its start.
  func starts(room: Double) -> [Double] {
    let slack = room - extent
    let position =
      switch line {
      case .start, .baseline(.first), .custom: before
      case .center: before + slack / 2
      case .end, .baseline(.last): before + slack
      }
    return guides.map { position - $0 }
  }
}
