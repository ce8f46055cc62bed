/// Elements on one another, SwiftUI's `ZStack`: every one is offered the whole proposal.
///
/// ```swift
/// let badge = OverlayLayout(alignment: .topTrailing)
/// let size = badge.size(of: [SpacerElement()], proposal: ProposedSize(width: 64, height: 64))
/// ```
package struct OverlayLayout: LayoutContainer, Hashable {
  /// Which points of the elements lie on one another.
  package var alignment: LayoutAlignment
  /// Where leading is.
  package var direction: ReadingDirection

  /// Makes an overlay.
  package init(alignment: LayoutAlignment = .center, direction: ReadingDirection = .leftToRight) {
    self.alignment = alignment
    self.direction = direction
  }

  /// The size that holds all elements once they are aligned.
  package func size(of elements: [any LayoutElement], proposal: ProposedSize) -> Size {
    let sizes = elements.map { $0.measured(proposal) }
    return Size(
      width: group(of: elements, sizes, on: .horizontal).extent,
      height: group(of: elements, sizes, on: .vertical).extent)
  }

  private func group(
    of elements: [any LayoutElement], _ sizes: [Size], on axis: LayoutAxis
  ) -> AlignedGroup {
    AlignedGroup(elements, sizes, by: alignment.line(on: axis), axis: axis)
  }

  /// The places of the elements, each with the size that it takes.
  package func placements(
    of elements: [any LayoutElement], in bounds: Rect, proposal: ProposedSize
  ) -> [Placement] {
    let bounds = Length.rect(bounds)
    let sizes = elements.map { $0.measured(proposal) }
    let lefts = group(of: elements, sizes, on: .horizontal).starts(room: bounds.width)
    let tops = group(of: elements, sizes, on: .vertical).starts(room: bounds.height)
    return sizes.indices.map { index in
      let frame = Rect(
        origin: Point(x: bounds.minX + lefts[index], y: bounds.minY + tops[index]),
        size: sizes[index])
      return Placement(frame: frame.turned(direction, in: bounds), proposal: proposal)
    }
  }
}
