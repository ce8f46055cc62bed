/// A frame of a given size, or one between limits, around an element: SwiftUI's `frame`.
///
/// The element is offered the proposal within the limits and stands in the frame by `alignment`; if
/// it takes more than the frame has, it hangs out on the other sides. Its guide is put on the
/// ordinary place of that line in the frame, which for a baseline is the frame's bottom. Several
/// elements have the extent of an `OverlayLayout` and are aligned one by one.
///
/// ```swift
/// let wide = FrameLayout(maxWidth: .infinity, alignment: .leading)
/// let square = FrameLayout(width: 44, height: 44)
/// ```
package struct FrameLayout: LayoutContainer, Hashable {
  private let horizontal: Limits
  private let vertical: Limits
  /// Where the element stands in the frame.
  package var alignment: LayoutAlignment
  /// Where leading is.
  package var direction: ReadingDirection

  /// Makes a frame of a fixed width, height or both, in points; `nil` leaves it to the element.
  package init(
    width: Double? = nil, height: Double? = nil,
    alignment: LayoutAlignment = .center, direction: ReadingDirection = .leftToRight
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
    alignment: LayoutAlignment = .center, direction: ReadingDirection = .leftToRight
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

  /// What the element needs, within the limits.
  package func wordWidth(of elements: [any LayoutElement]) -> Double {
    let words = overlay.wordWidth(of: elements)
    return words > 0 ? horizontal.offer(words) ?? words : 0
  }

  /// The place of the element in the frame.
  package func placements(
    of elements: [any LayoutElement], in bounds: Rect, proposal: ProposedSize
  ) -> [Placement] {
    let bounds = Length.rect(bounds)
    let offer = ProposedSize(
      width: horizontal.offer(proposal.width, in: bounds.width),
      height: vertical.offer(proposal.height, in: bounds.height))
    let left = alignment.horizontal.ordinary(in: bounds.size, axis: .horizontal)
    let top = alignment.vertical.ordinary(in: bounds.size, axis: .vertical)
    return elements.map { element in
      let size = element.measured(offer)
      let origin = Point(
        x: bounds.minX + left
          - alignment.horizontal.position(in: element, size, axis: .horizontal),
        y: bounds.minY + top - alignment.vertical.position(in: element, size, axis: .vertical))
      let frame = Rect(origin: origin, size: size)
      return Placement(frame: frame.turned(direction, in: bounds), proposal: offer)
    }
  }
}
