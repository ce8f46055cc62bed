/// An element that is offered a rectangle of a given shape: SwiftUI's `aspectRatio`.
///
/// With `fit` it is offered the largest such rectangle inside the proposal, with `fill` the smallest
/// one around it. An extent that is not proposed follows from the other; with neither, the ideal
/// size takes the place of the proposal. The answer is what the element makes of the offer.
///
/// ```swift
/// let wide = AspectRatioLayout(ratio: 16.0 / 9, .fit)
/// let square = AspectRatioLayout(ratio: 1, .fill)
/// ```
package struct AspectRatioLayout: LayoutContainer, Hashable {
  /// How the rectangle is related to the proposal.
  package enum Mode: Hashable, Sendable {
    /// Inside it.
    case fit
    /// Around it.
    case fill
  }

  /// Width divided by height; `nil`, or what is no such number, takes that of the ideal size.
  package var ratio: Double?
  /// How the rectangle is related to the proposal.
  package var mode: Mode

  /// Makes a shape from width divided by height.
  package init(ratio: Double? = nil, _ mode: Mode) {
    self.ratio = ratio
    self.mode = mode
  }

  /// What `element` is offered.
  private func offer(to element: any LayoutElement, _ proposal: ProposedSize) -> ProposedSize {
    let ratio: Double
    if let given = self.ratio, given > 0, given.isFinite {
      ratio = given
    } else {
      let ideal = element.measured(.unspecified)
      guard ideal.width > 0, ideal.height > 0 else { return proposal }
      ratio = ideal.width / ideal.height
    }
    var limits = proposal
    if limits == .unspecified { limits = ProposedSize(element.measured(.unspecified)) }
    let width = limits.width
    let height = limits.height
    guard let width else { return ProposedSize(width: height.map { $0 * ratio }, height: height) }
    guard let height else { return ProposedSize(width: width, height: width / ratio) }
    let byWidth = mode == .fit ? width <= height * ratio : width >= height * ratio
    return byWidth
      ? ProposedSize(width: width, height: width / ratio)
      : ProposedSize(width: height * ratio, height: height)
  }

  /// The size that the largest element takes of its offer.
  package func size(of elements: [any LayoutElement], proposal: ProposedSize) -> Size {
    var content = Size.zero
    for element in elements {
      let size = element.measured(offer(to: element, proposal))
      content.width = max(content.width, size.width)
      content.height = max(content.height, size.height)
    }
    return content
  }

  /// The place of each element, in the middle of `bounds` with the size that it takes.
  package func placements(
    of elements: [any LayoutElement], in bounds: Rect, proposal: ProposedSize
  ) -> [Placement] {
    elements.map { element in
      let offer = offer(to: element, proposal)
      return Placement(centering: element.measured(offer), in: bounds, proposal: offer)
    }
  }
}
