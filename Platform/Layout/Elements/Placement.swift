/// Where a container puts an element, and which offer it takes that place on.
///
/// A container inside a container is placed with both: dividing its own answer anew could wrap a
/// text at another word than the division that led to the answer.
package struct Placement: Hashable, Sendable {
  /// The place, in the coordinate space of the container's bounds.
  package var frame: Rect
  /// What the element was offered when it answered with the size of `frame`.
  package var proposal: ProposedSize

  /// Makes a placement.
  package init(frame: Rect, proposal: ProposedSize) {
    self.frame = frame
    self.proposal = proposal
  }

  /// Puts `size`, the answer to `proposal`, in the middle of `bounds`.
  init(centering size: Size, in bounds: Rect, proposal: ProposedSize) {
    let bounds = Length.rect(bounds)
    let origin = Point(
      x: bounds.minX + (bounds.width - size.width) / 2,
      y: bounds.minY + (bounds.height - size.height) / 2)
    self.init(frame: Rect(origin: origin, size: size), proposal: proposal)
  }
}
