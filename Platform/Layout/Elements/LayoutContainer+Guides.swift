extension LayoutContainer {
  /// The explicit guide of the arranged elements when they are offered exactly `size`.
  package func guide(
    _ line: AlignmentLine, axis: LayoutAxis, of elements: [any LayoutElement], in size: Size
  ) -> Double? {
    guide(line, axis: axis, of: elements, in: size, proposal: nil)
  }

  /// The distance from the top of the arranged elements to a baseline; `nil` when none has text.
  package func baseline(
    _ edge: BaselineEdge, of elements: [any LayoutElement], in size: Size
  ) -> Double? {
    guide(.baseline(edge), axis: .vertical, of: elements, in: size, proposal: nil)
  }

  package func guide(
    _ line: AlignmentLine, axis: LayoutAxis, of elements: [any LayoutElement], in size: Size,
    proposal: ProposedSize?
  ) -> Double? {
    if case .baseline(let edge) = line, axis == .vertical {
      return baseline(edge, of: elements, in: size, proposal: proposal)
    }
    // Most elements have none, and then nobody needs to be placed.
    guard elements.contains(where: { $0.guide(line, axis: axis, in: .zero) != nil }) else {
      return nil
    }
    var sum = 0.0
    var count = 0.0
    let bounds = Rect(origin: .zero, size: size)
    let frames = frames(of: elements, in: bounds, proposal: proposal ?? ProposedSize(size))
    for (element, frame) in zip(elements, frames) {
      guard let inside = element.guide(line, axis: axis, in: frame.size) else { continue }
      // Turning twice gives the distance from the leading side again.
      let frame = frame.turned(direction, in: bounds)
      sum += (axis == .horizontal ? frame.minX : frame.minY) + Length.offset(inside)
      count += 1
    }
    return count > 0 ? sum / count : nil
  }

  private func baseline(
    _ edge: BaselineEdge, of elements: [any LayoutElement], in size: Size,
    proposal: ProposedSize?
  ) -> Double? {
    var found: Double?
    let frames = frames(
      of: elements, in: Rect(origin: .zero, size: size), proposal: proposal ?? ProposedSize(size))
    for (element, frame) in zip(elements, frames) {
      guard let inside = element.explicit(.baseline(edge), axis: .vertical, in: frame.size)
      else { continue }
      let line = frame.minY + Length.offset(inside)
      found = found.map { edge == .first ? min($0, line) : max($0, line) } ?? line
    }
    return found
  }
}
