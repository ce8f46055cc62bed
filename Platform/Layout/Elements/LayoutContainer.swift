/// A rule that arranges elements: it answers for them as a whole, then says where each one goes.
package protocol LayoutContainer: Sendable {
  /// Where leading is; left unless the container says otherwise.
  var direction: ReadingDirection { get }

  /// The size that the arranged elements take when they are offered `proposal`, in points.
  func size(of elements: [any LayoutElement], proposal: ProposedSize) -> Size

  /// The places of the elements, in their order and in the coordinate space of `bounds`.
  ///
  /// `proposal` is the question that the size of `bounds` is the answer to. Containers that divide
  /// by proposal repeat that division, so that what was measured is what is placed.
  func placements(
    of elements: [any LayoutElement], in bounds: Rect, proposal: ProposedSize
  ) -> [Placement]

  /// The least width in which no word of the elements is broken; left to the engine, that of the element
  /// that needs most.
  func wordWidth(of elements: [any LayoutElement]) -> Double

  /// The explicit guide of the arranged elements as a whole, as a distance from the start on `axis`.
  ///
  /// `size` is the answer to `proposal`, or what the elements are offered when that is `nil`. Left
  /// to the engine, it is the mean of the explicit guides that elements have for `line`, each where
  /// the element stands; for the first baseline the topmost and for the last the bottommost one, of
  /// texts and explicit guides alike. `nil` when no element has one.
  func guide(
    _ line: AlignmentLine, axis: LayoutAxis, of elements: [any LayoutElement], in size: Size,
    proposal: ProposedSize?
  ) -> Double?
}

extension LayoutContainer {
  /// Leading is left.
  package var direction: ReadingDirection { .leftToRight }

  package func wordWidth(of elements: [any LayoutElement]) -> Double {
    elements.reduce(0) { max($0, $1.wordWidth) }
  }

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
}
