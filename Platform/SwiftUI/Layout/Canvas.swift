import Layout

/// The view that items lie on: it keeps their views as its subviews, in order, and places them.
class Canvas: _UIHostView {
  /// Counts the changes of sizes that UIKit has reported; remembered sizes are of one epoch.
  private(set) static var epoch = 0

  /// What fills the canvas.
  final let content = CanvasItem()
  /// Called before the layout, so that what waits to be updated is there.
  final var beforeLayout: @MainActor () -> Void = {}
  /// Where the content lies; the bounds unless something says otherwise.
  final var place: @MainActor (CGRect, LayoutItem) -> Placement = { bounds, _ in
    Placement(frame: Rect(bounds), proposal: ProposedSize(Size(bounds.size)))
  }
  private var hasOtherViews = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    content.owner = self
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func contentSizesChanged() { Canvas.epoch += 1 }

  override func sizeThatFits(width: CGFloat?, height: CGFloat?) -> CGSize {
    beforeLayout()
    let size = content.sizeThatFits(
      ProposedSize(
        width: width.map { Double($0) }, height: height.map { Double($0) }))
    return CGSize(width: size.width, height: size.height)
  }

  /// The items are others, or want other sizes.
  func itemsChanged() {
    hasOtherViews = true
    invalidateIntrinsicContentSize()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    beforeLayout()
    if hasOtherViews {
      hasOtherViews = false
      collect()
    }
    content.place(place(CGRect(origin: .zero, size: bounds.size), content))
  }

  private func collect() {
    var views: [UIView] = []
    content.collectViews(into: &views)
    let kept = Set(views.map(ObjectIdentifier.init))
    for view in subviews where !kept.contains(ObjectIdentifier(view)) {
      view.removeFromSuperview()
    }
    for (index, view) in views.enumerated() {
      guard index >= subviews.count || subviews[index] !== view else { continue }
      insertSubview(view, at: index)
    }
  }
}

/// The topmost item of a canvas.
final class CanvasItem: LayoutItem {
  weak var owner: Canvas?
  var items: [LayoutItem] = [] {
    didSet {
      for item in items { item.container = self }
      invalidate()
    }
  }
  /// How the items lie on one another.
  var rule = OverlayLayout() { didSet { if oldValue != rule { invalidate() } } }

  override var canvas: Canvas? { owner }

  override func measure(_ proposal: ProposedSize) -> Size {
    rule.size(of: items, proposal: proposal)
  }

  override func findBaseline(_ edge: BaselineEdge, in size: Size) -> Double? {
    rule.baseline(edge, of: items, in: size)
  }

  override func findGuide(_ line: AlignmentLine, axis: LayoutAxis, in size: Size) -> Double? {
    rule.guide(line, axis: axis, of: items, in: size)
  }

  override var holdsGuides: Bool { items.contains(where: \.hasGuides) }

  override func place(_ placement: Placement) {
    let places = rule.placements(of: items, in: placement.frame, proposal: placement.proposal)
    for (item, place) in zip(items, places) { item.place(place) }
  }

  override func collectViews(into views: inout [UIView]) {
    for item in items.inDepthOrder { item.collectViews(into: &views) }
  }

  override func canvasChanged() { owner?.itemsChanged() }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension Size {
  init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}
