import Layout

/// An element that takes the same size whatever it is offered.
struct Block: LayoutElement {
  var size: Size
  var priority = LayoutPriority.standard
  var firstBaseline: Double?
  var lastBaseline: Double?

  init(
    _ width: Double, _ height: Double, hugging: Double = 250, resistance: Double = 750,
    division: Double = 0, firstBaseline: Double? = nil, lastBaseline: Double? = nil
  ) {
    self.size = Size(width: width, height: height)
    self.priority = LayoutPriority(
      hugging: AxisPriority(hugging), compressionResistance: AxisPriority(resistance),
      division: division)
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  func sizeThatFits(_ proposal: ProposedSize) -> Size { size }

  func baseline(_ edge: BaselineEdge, in size: Size) -> Double? {
    edge == .first ? firstBaseline : lastBaseline
  }
}
