/// An element at its ideal size, whatever is offered: SwiftUI's `fixedSize`.
///
/// On the chosen axes the element is asked for its ideal extent, on the others it gets the offer.
///
/// ```swift
/// let oneLine = FixedSizeLayout(horizontal: true, vertical: false)
/// ```
package struct FixedSizeLayout: LayoutContainer, Hashable {
  /// Whether the width is the ideal one.
  package var horizontal: Bool
  /// Whether the height is the ideal one.
  package var vertical: Bool

  /// Fixes both extents unless told otherwise.
  package init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  /// The size of the largest element.
  package func size(of elements: [any LayoutElement], proposal: ProposedSize) -> Size {
    PaddingLayout(.zero).size(of: elements, proposal: offer(proposal))
  }

  /// The place of each element, in the middle of `bounds` with the size that it takes.
  package func placements(
    of elements: [any LayoutElement], in bounds: Rect, proposal: ProposedSize
  ) -> [Placement] {
    let offer = offer(proposal)
    return elements.map { Placement(centering: $0.measured(offer), in: bounds, proposal: offer) }
  }
}
