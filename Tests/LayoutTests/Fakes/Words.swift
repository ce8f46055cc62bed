import Layout

/// A text whose width depends on where its words break: a table of offers and answers.
struct Words: LayoutElement {
  /// From this width on, the text has that size; the widest offer comes first.
  var breaks: [(from: Double, size: Size)]

  func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = proposal.width ?? .infinity
    return breaks.first { width >= $0.from }?.size ?? .zero
  }
}
