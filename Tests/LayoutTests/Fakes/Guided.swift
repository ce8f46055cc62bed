import Layout

/// A block of a fixed size with explicit guides.
struct Guided: LayoutElement {
  struct Key: Hashable {
    var line: AlignmentLine
    var axis: LayoutAxis
  }

  var size: Size
  var guides: [Key: Double] = [:]
  var text: Double?

  init(_ width: Double, _ height: Double, text: Double? = nil) {
    size = Size(width: width, height: height)
    self.text = text
  }

  /// The same block with one guide more.
  func with(_ line: AlignmentLine, _ axis: LayoutAxis, at position: Double) -> Guided {
    var copy = self
    copy.guides[Key(line: line, axis: axis)] = position
    return copy
  }

  func sizeThatFits(_ proposal: ProposedSize) -> Size { size }
  func baseline(_ edge: BaselineEdge, in size: Size) -> Double? { text }
  func guide(_ line: AlignmentLine, axis: LayoutAxis, in size: Size) -> Double? {
    guides[Key(line: line, axis: axis)]
  }
}
