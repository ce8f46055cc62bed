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
}
