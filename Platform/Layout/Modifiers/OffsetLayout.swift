/// An element that is moved without anybody noticing: SwiftUI's `offset`.
///
/// Size and guides are those of the element where it would stand otherwise.
///
/// ```swift
/// let frames = OffsetLayout(x: 4, y: -2).frames(of: [SpacerElement()], in: .zero)
/// ```
package struct OffsetLayout: LayoutContainer, Hashable {
  /// How far the element moves towards the trailing side, in points.
  package var x: Double
  /// How far the element moves down, in points.
  package var y: Double
  /// Where leading is.
  package var direction: ReadingDirection

  /// Makes an offset.
  package init(x: Double, y: Double, direction: ReadingDirection = .leftToRight) {
    self.x = x
    self.y = y
    self.direction = direction
  }

  /// The size of the largest element.
  package func size(of elements: [any LayoutElement], proposal: ProposedSize) -> Size {
    PaddingLayout(.zero).size(of: elements, proposal: proposal)
  }

  /// The bounds, moved.
  package func placements(
    of elements: [any LayoutElement], in bounds: Rect, proposal: ProposedSize
  ) -> [Placement] {
    var frame = Length.rect(bounds)
    frame.origin.x += direction == .leftToRight ? Length.offset(x) : -Length.offset(x)
    frame.origin.y += Length.offset(y)
    return elements.map { _ in Placement(frame: frame, proposal: proposal) }
  }

  /// The guide that the elements have without the offset.
  package func guide(
    _ line: AlignmentLine, axis: LayoutAxis, of elements: [any LayoutElement], in size: Size,
    proposal: ProposedSize?
  ) -> Double? {
    PaddingLayout(.zero, direction: direction).guide(
      line, axis: axis, of: elements, in: size, proposal: proposal)
  }
}
