/// A container together with its elements, as an element of the next container.
///
/// It is a class because the memo needs an identity. The elements and the cache live as long as it.
///
/// ```swift
/// let cache = MeasurementCache()
/// let row = ContainerElement(
///   FlexibleStackLayout(axis: .horizontal), of: [SpacerElement(), SpacerElement()], cache: cache)
/// let size = cache.pass { row.sizeThatFits(.unspecified) }
/// ```
package final class ContainerElement: LayoutElement {
  /// The rule that arranges the elements.
  package let container: any LayoutContainer
  /// What is arranged.
  package let elements: [any LayoutElement]
  package let priority: LayoutPriority
  private let cache: MeasurementCache?

  /// Joins `elements` under `container`; with a cache each question is answered once a pass.
  package init(
    _ container: any LayoutContainer,
    of elements: [any LayoutElement],
    priority: LayoutPriority = .standard,
    cache: MeasurementCache? = nil
  ) {
    self.container = container
    self.elements = elements
    self.priority = priority
    self.cache = cache
  }

  package func sizeThatFits(_ proposal: ProposedSize) -> Size {
    guard let cache else { return container.size(of: elements, proposal: proposal) }
    return cache.size(of: self, proposal) { container.size(of: elements, proposal: proposal) }
  }

  package var wordWidth: Double { container.wordWidth(of: elements) }

  package func baseline(_ edge: BaselineEdge, in size: Size) -> Double? {
    guide(.baseline(edge), axis: .vertical, in: size)
  }

  package func guide(_ line: AlignmentLine, axis: LayoutAxis, in size: Size) -> Double? {
    guard let cache else { return container.guide(line, axis: axis, of: elements, in: size) }
    return cache.guide(of: self, line, axis: axis, in: size) {
      container.guide(line, axis: axis, of: elements, in: size)
    }
  }

  /// The places of the elements when this one has been placed.
  package func placements(in placement: Placement) -> [Placement] {
    container.placements(of: elements, in: placement.frame, proposal: placement.proposal)
  }
}
