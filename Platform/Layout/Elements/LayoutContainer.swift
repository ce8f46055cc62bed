/// A rule that arranges elements: it answers for them as a whole, then says where each one goes.
package protocol LayoutContainer: Sendable {
  /// The size that the arranged elements take when they are offered `proposal`, in points.
  func size(of elements: [any LayoutElement], proposal: ProposedSize) -> Size

  /// The places of the elements, in their order and in the coordinate space of `bounds`.
  ///
  /// `proposal` is the question that the size of `bounds` is the answer to. Containers that divide
  /// by proposal repeat that division, so that what was measured is what is placed.
  func placements(
    of elements: [any LayoutElement], in bounds: Rect, proposal: ProposedSize
  ) -> [Placement]
}

extension LayoutContainer {
  /// The rectangles of the elements when they are offered exactly `bounds`.
  package func frames(of elements: [any LayoutElement], in bounds: Rect) -> [Rect] {
    frames(of: elements, in: bounds, proposal: ProposedSize(bounds.size))
  }

  /// The rectangles of the elements in `bounds`, the answer to `proposal`.
  package func frames(
    of elements: [any LayoutElement], in bounds: Rect, proposal: ProposedSize
  ) -> [Rect] {
    placements(of: elements, in: bounds, proposal: proposal).map(\.frame)
  }

  /// The distance from the top of the arranged elements to a baseline; `nil` when none has text.
  ///
  /// The first baseline is the topmost of all first ones, the last is the bottommost of all last.
  package func baseline(
    _ edge: BaselineEdge, of elements: [any LayoutElement], in size: Size
  ) -> Double? {
    var found: Double?
    let frames = frames(of: elements, in: Rect(origin: .zero, size: size))
    for (element, frame) in zip(elements, frames) {
      guard let inside = element.baseline(edge, in: frame.size) else { continue }
      let line = frame.minY + Length.offset(inside)
      found = found.map { edge == .first ? min($0, line) : max($0, line) } ?? line
    }
    return found
  }
}
