/// A frame of a given size, or one between limits, around an element: SwiftUI's `frame`.
///
/// The element is offered the proposal within the limits and stands in the frame by `alignment`; if
/// it takes more than the frame has, it hangs out on the other sides. Several elements are aligned
/// like those of an `OverlayLayout`.
///
/// ```swift
/// let wide = FrameLayout(maxWidth: .infinity, alignment: .leading)
/// let square = FrameLayout(width: 44, height: 44)
/// ```
package struct FrameLayout: LayoutContainer, Hashable {
  private let horizontal: Limits
  private let vertical: Limits
  /// Where the element stands in the frame.
  package var alignment: Alignment
  /// Where leading is.
  package var direction: LayoutDirection

  /// Makes a frame of a fixed width, height or both, in points; `nil` leaves it to the element.
  package init(
    width: Double? = nil, height: Double? = nil,
    alignment: Alignment = .center, direction: LayoutDirection = .leftToRight
  ) {
    self.horizontal = Limits(minimum: width, ideal: width, maximum: width)
    self.vertical = Limits(minimum: height, ideal: height, maximum: height)
    self.alignment = alignment
    self.direction = direction
  }

  /// Makes a frame between limits, in points; an infinite maximum takes all that is offered.
  package init(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center, direction: LayoutDirection = .leftToRight
  ) {
    self.horizontal = Limits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
    self.vertical = Limits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
    self.alignment = alignment
    self.direction = direction
  }

  private var overlay: OverlayLayout { OverlayLayout(alignment: alignment, direction: direction) }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
  }

  /// The frame's own size.
  package func size(of elements: [any LayoutElement], proposal: ProposedSize) -> Size {
    let content = overlay.size(of: elements, proposal: offer(proposal))
    return Size(
      width: horizontal.extent(proposal.width, content: content.width),
      height: vertical.extent(proposal.height, content: content.height))
  }

  /// The place of the element in the frame.
  package func placements(
    of elements: [any LayoutElement], in bounds: Rect, proposal: ProposedSize
  ) -> [Placement] {
    overlay.placements(of: elements, in: bounds, proposal: offer(proposal))
  }
}
