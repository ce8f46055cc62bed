/// The first element that fits what is offered, or else the last: SwiftUI's `ViewThatFits`.
///
/// An element fits when its ideal size, on the chosen axes, is no larger than the offer. The chosen
/// one is then offered the whole proposal. Ask `choice(of:proposal:)` which one is to be shown; the
/// others have a place without extent.
///
/// ```swift
/// let bar = FirstFitLayout(in: [.horizontal])
/// let shown = bar.choice(of: [SpacerElement()], proposal: .zero)
/// ```
package struct FirstFitLayout: LayoutContainer, Hashable {
  /// The axes on which an element has to fit.
  package var axes: Set<LayoutAxis>

  /// Makes a choice that looks at both axes unless told otherwise.
  package init(in axes: Set<LayoutAxis> = [.horizontal, .vertical]) {
    self.axes = axes
  }

  /// The index of the element that is shown; `nil` when there is none.
  package func choice(of elements: [any LayoutElement], proposal: ProposedSize) -> Int? {
    let ideal = ProposedSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    // The last one is taken whatever its size, so it is not asked.
    let fitting = elements.dropLast().firstIndex { element in
      let size = element.measured(ideal)
      return axes.allSatisfy { axis in
        size.along(axis) <= (proposal.along(axis) ?? .infinity) + Length.tolerance
      }
    }
    return fitting ?? elements.indices.last
  }

  /// The size of the chosen element.
  package func size(of elements: [any LayoutElement], proposal: ProposedSize) -> Size {
    guard let index = choice(of: elements, proposal: proposal) else { return .zero }
    return elements[index].measured(proposal)
  }

  /// The whole bounds for the chosen element, its corner without extent for the others.
  package func placements(
    of elements: [any LayoutElement], in bounds: Rect, proposal: ProposedSize
  ) -> [Placement] {
    let bounds = Length.rect(bounds)
    let chosen = choice(of: elements, proposal: proposal)
    return elements.indices.map { index in
      index == chosen
        ? Placement(frame: bounds, proposal: proposal)
        : Placement(frame: Rect(origin: bounds.origin, size: .zero), proposal: .zero)
    }
  }

  /// The guide of the chosen element.
  package func guide(
    _ line: AlignmentLine, axis: LayoutAxis, of elements: [any LayoutElement], in size: Size,
    proposal: ProposedSize?
  ) -> Double? {
    guard let index = choice(of: elements, proposal: proposal ?? ProposedSize(size)) else {
      return nil
    }
    return elements[index].explicit(line, axis: axis, in: size)
  }
}
