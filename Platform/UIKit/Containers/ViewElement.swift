import Layout

/// A view as the layout engine sees it.
@MainActor struct ViewElement: @MainActor LayoutElement {
  let view: UIView

  init(_ view: UIView) { self.view = view }

  /// Elements of views. An array of them that is made first and turned into this one afterwards looks
  /// up at run time, for each element, whether it is one.
  static func all(_ views: [UIView]) -> [any LayoutElement] {
    views.map { ViewElement($0) as any LayoutElement }
  }

  func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let size =
      view.constraintState == nil
      ? view.fittingSize(for: proposal) : view.heedingSize(for: proposal)
    return Size(width: size.width, height: size.height)
  }

  func baseline(_ edge: BaselineEdge, in size: Size) -> Double? {
    view.baselineOffset(last: edge == .last, in: CGSize(width: size.width, height: size.height))
      .map { Double($0) }
  }

  var priority: LayoutPriority {
    var hugging = view.model.hugging
    var resistance = view.model.resistance
    view.constraintState?.raise(&hugging, &resistance, of: view)
    return LayoutPriority(
      hugging: AxisPriority(
        horizontal: Double(hugging.horizontal.rawValue), vertical: Double(hugging.vertical.rawValue)
      ),
      compressionResistance: AxisPriority(
        horizontal: Double(resistance.horizontal.rawValue),
        vertical: Double(resistance.vertical.rawValue)))
  }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(
      x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(
      origin: Point(x: rect.minX, y: rect.minY), size: Size(width: rect.width, height: rect.height))
  }
}
