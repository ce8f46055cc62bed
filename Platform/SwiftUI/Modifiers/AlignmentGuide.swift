import Layout

/// An item whose guide on one line is another than that of what is in it.
final class GuideItem: WrapperItem {
  let line: AlignmentLine
  let axis: LayoutAxis
  var compute: (ViewDimensions) -> CGFloat { didSet { invalidate() } }

  init(
    _ inner: LayoutItem, _ line: AlignmentLine, _ axis: LayoutAxis,
    _ compute: @escaping (ViewDimensions) -> CGFloat
  ) {
    self.line = line
    self.axis = axis
    self.compute = compute
    super.init(inner)
  }

  override var holdsGuides: Bool { true }

  override func findBaseline(_ edge: BaselineEdge, in size: Size) -> Double? {
    guard line == .baseline(edge) else { return super.findBaseline(edge, in: size) }
    return Double(compute(inner.dimensions(size, .vertical)))
  }

  override func findGuide(_ line: AlignmentLine, axis: LayoutAxis, in size: Size) -> Double? {
    guard line == self.line, axis == self.axis else {
      return super.findGuide(line, axis: axis, in: size)
    }
    return Double(compute(inner.dimensions(size, axis)))
  }
}

struct GuideModifier: ItemModifier {
  let line: AlignmentLine
  let axis: LayoutAxis
  let compute: (ViewDimensions) -> CGFloat

  func wrap(_ item: LayoutItem, in environment: EnvironmentValues) -> GuideItem {
    GuideItem(item, line, axis, compute)
  }

  func update(_ item: GuideItem, in environment: EnvironmentValues) { item.compute = compute }
}

extension View {
  /// Says where a guide from side to side is in the view, in points from its leading edge.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(line: guide.line, axis: .horizontal, compute: computeValue))
  }

  /// Says where a guide from top to bottom is in the view, in points from its top.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(line: guide.line, axis: .vertical, compute: computeValue))
  }
}
