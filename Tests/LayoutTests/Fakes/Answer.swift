import Layout

/// An element with an answer and a baseline that no honest one would give.
struct Answer: LayoutElement {
  var size: Size
  var line = Double.nan

  func sizeThatFits(_ proposal: ProposedSize) -> Size { size }
  func baseline(_ edge: BaselineEdge, in size: Size) -> Double? { line }
}
