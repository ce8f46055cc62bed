/// Room around an element, SwiftUI's `padding`; several elements lie on one another.
///
/// ```swift
/// let size = PaddingLayout(Insets(8)).size(of: [SpacerElement()], proposal: .unspecified)
/// ```
package struct PaddingLayout: LayoutContainer, Hashable {
  /// The distances in points; a negative one lets the element reach beyond the bounds.
  package var insets: Insets
  /// Where leading is.
  package var direction: ReadingDirection

  /// Makes padding.
  package init(_ insets: Insets, direction: ReadingDirection = .leftToRight) {
    self.insets = insets
    self.direction = direction
  }

  /// The size of the largest element with the padding around it.
  package func size(of elements: [any LayoutElement], proposal: ProposedSize) -> Size {
    let insets = Length.insets(insets)
    let inner = proposal.inset(by: insets)
    var content = Size.zero
    for element in elements {
      let size = element.measured(inner)
      content.width = max(content.width, size.width)
      content.height = max(content.height, size.height)
    }
    return content.outset(by: insets)
  }

  /// What the element that needs most needs, and the padding beside it.
  package func wordWidth(of elements: [any LayoutElement]) -> Double {
    let words = elements.reduce(0) { max($0, $1.wordWidth) }
    let insets = Length.insets(insets)
    return words > 0 ? max(0, words + insets.leading + insets.trailing) : 0
  }

  /// The place inside the padding, for every element; nobody is asked.
  package func placements(
    of elements: [any LayoutElement], in bounds: Rect, proposal: ProposedSize
  ) -> [Placement] {
    let bounds = Length.rect(bounds)
    let insets = Length.insets(insets)
    let inner = Placement(
      frame: bounds.inset(by: insets).turned(direction, in: bounds),
      proposal: proposal.inset(by: insets))
    return elements.map { _ in inner }
  }
}
