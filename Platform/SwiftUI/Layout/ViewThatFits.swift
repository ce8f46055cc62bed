import Layout

/// The first of several views that fits the room, or else the last.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   Text("Continue with your company account")
///   Text("Continue")
/// }
/// ```
/// The others are kept ready, hidden.
public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Chooses among views by their ideal sizes on some axes.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// A node that chooses.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    FittingNode(view, in: context)
  }
}

private final class FittingItem: LayoutItem {
  var rule = FirstFitLayout() { didSet { if oldValue != rule { invalidate() } } }
  var candidates: [LayerItem] = [] {
    didSet {
      for item in candidates { item.container = self }
      invalidate()
    }
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    rule.size(of: candidates, proposal: proposal)
  }
  override func findBaseline(_ edge: BaselineEdge, in size: Size) -> Double? {
    rule.baseline(edge, of: candidates, in: size)
  }
  override func findGuide(_ line: AlignmentLine, axis: LayoutAxis, in size: Size) -> Double? {
    rule.guide(line, axis: axis, of: candidates, in: size, proposal: nil)
  }
  override var holdsGuides: Bool { candidates.contains(where: \.hasGuides) }

  override func place(_ placement: Placement) {
    let chosen = rule.choice(of: candidates, proposal: placement.proposal)
    for (index, item) in candidates.enumerated() {
      item.layer.isHidden = index != chosen
      if index == chosen { item.place(placement) }
    }
  }

  override func collectViews(into views: inout [UIView]) {
    for item in candidates { item.collectViews(into: &views) }
  }
}

private final class FittingNode<Content: View>: _ViewNode<ViewThatFits<Content>> {
  private let item = FittingItem()
  private var child: _ViewNode<Content>!
  private var inner: [LayoutItem] = []

  override init(_ view: ViewThatFits<Content>, in context: _NodeContext) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: _NodeContext(under: self, environment))
    take()
  }

  private func take() {
    var axes: Set<LayoutAxis> = []
    if view.axes.contains(.horizontal) { axes.insert(.horizontal) }
    if view.axes.contains(.vertical) { axes.insert(.vertical) }
    item.rule = FirstFitLayout(in: axes)
    let items = child.items
    guard !items.elementsEqual(inner, by: ===) else { return }
    let before = Dictionary(
      zip(inner.map(ObjectIdentifier.init), item.candidates), uniquingKeysWith: { one, _ in one })
    inner = items
    item.candidates = items.map { before[ObjectIdentifier($0)] ?? LayerItem($0) }
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }
  override var items: [LayoutItem] { [item] }
  override func itemsChanged() { take() }

  override func update(_ view: ViewThatFits<Content>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    child.update(view.content, environment)
    take()
  }
}
