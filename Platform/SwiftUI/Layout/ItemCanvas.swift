import Layout

/// The view that items lie on: it keeps their views as its subviews, in order, and places them.
class ItemCanvas: _UIHostView {
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
  private var hasOtherViews = false
  /// How the places of the next layout are shown.
  private var motion = Transaction()
  /// How views come and go in the next layout.
  private var exchange = Transaction()
  /// Views that have come and are not placed yet.
  private var coming: [UIView] = []
  /// Canvases that have not taken in the views of their items.
  private static var changed: [ItemCanvas] = []
  /// Views that are on their way out.
  private var leaving: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    content.owner = self
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func contentSizesChanged(isOwned: Bool) {
    if !isOwned { ItemCanvas.epoch += 1 }
    noteTransaction()
  }

  private func noteTransaction() {
    if Transaction.whole.animation != nil { motion = .whole }
    if Transaction.current.animation != nil { exchange = .current }
  }

  /// Shows the places of the next layout as that of the moment does.
  func takeMotion() { if Transaction.current.animation != nil { motion = .current } }

  override func sizeThatFits(width: CGFloat?, height: CGFloat?) -> CGSize {
    beforeLayout()
    let size = content.sizeThatFits(
      ProposedSize(
        width: width.map { Double($0) }, height: height.map { Double($0) }))
    return CGSize(width: size.width, height: size.height)
  }

  /// The items are others, or want other sizes.
  func itemsChanged() {
    if !hasOtherViews {
      hasOtherViews = true
      ItemCanvas.changed.append(self)
    }
    noteTransaction()
    invalidateIntrinsicContentSize()
  }

  /// Has every canvas take in its items' views, at the end of an update: GTK then knows their styles
  /// before it asks for their sizes, and need not shape their texts twice.
  static func takeItems() {
    let canvases = changed
    changed = []
    for canvas in canvases { canvas.takeItems() }
  }

  private func takeItems() {
    guard hasOtherViews else { return }
    hasOtherViews = false
    coming += collect(exchange)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    beforeLayout()
    takeItems()
    let (motion, exchange) = (self.motion, self.exchange)
    (self.motion, self.exchange) = (Transaction(), Transaction())
    let coming = coming
    self.coming = []
    Transaction.scope(motion, whole: motion) {
      content.place(place(CGRect(origin: .zero, size: bounds.size), content))
    }
    guard exchange.animation != nil else { return }
    for view in coming { view.enter(exchange) }
  }

  /// Takes the items' views in; those that are new are given back.
  private func collect(_ exchange: Transaction) -> [UIView] {
    var views: [UIView] = []
    content.collectViews(into: &views)
    let kept = Set(views.map(ObjectIdentifier.init))
    for view in leaving where kept.contains(ObjectIdentifier(view)) { view.stay() }
    leaving.removeAll { kept.contains(ObjectIdentifier($0)) }
    let before = Set(subviews.map(ObjectIdentifier.init))
    for view in subviews where !kept.contains(ObjectIdentifier(view)) { remove(view, exchange) }
    var index = 0
    for view in views {
      while index < subviews.count, leaving.contains(where: { $0 === subviews[index] }) {
        index += 1
      }
      if index >= subviews.count || subviews[index] !== view { insertSubview(view, at: index) }
      index += 1
    }
    return views.filter { !before.contains(ObjectIdentifier($0)) }
  }

  private func remove(_ view: UIView, _ exchange: Transaction) {
    guard !leaving.contains(where: { $0 === view }) else { return }
    guard exchange.animation != nil, window != nil else { return view.removeFromSuperview() }
    leaving.append(view)
    view.leave(exchange) { [weak self, weak view] in
      guard let self, let view else { return }
      guard let index = leaving.firstIndex(where: { $0 === view }) else { return }
      leaving.remove(at: index)
      view.removeFromSuperview()
    }
  }
}

/// The topmost item of a canvas.
final class CanvasItem: LayoutItem {
  weak var owner: ItemCanvas?
  var items: [LayoutItem] = [] {
    didSet {
      for item in items { item.container = self }
      invalidate()
    }
  }
  /// How the items lie on one another.
  var rule = OverlayLayout() { didSet { if oldValue != rule { invalidate() } } }

  override var canvas: ItemCanvas? { owner }

  override func measure(_ proposal: ProposedSize) -> Size {
    rule.size(of: items, proposal: proposal)
  }

  override var wordWidth: Double { rule.wordWidth(of: items) }

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
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension Size {
  init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}
