import Layout

/// A layout with views in it.
struct LayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LayoutNode(view, in: context)
  }
}

private final class LayoutNode<L: Layout, Content: View>: _ViewNode<LayoutView<L, Content>> {
  private let item: CustomItem<L>
  private let fields = ViewFields.of(L.self)
  private var child: _ViewNode<Content>!

  override init(_ view: LayoutView<L, Content>, in context: _NodeContext) {
    item = CustomItem(view.layout)
    super.init(view, in: context)
    item.direction = environment.layoutDirection
    child = Content._makeNode(view.content, in: _NodeContext(under: self, environment))
    item.items = child.items
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }
  override var items: [LayoutItem] { [item] }
  override func itemsChanged() { item.items = child.items }

  override func update(_ view: LayoutView<L, Content>, _ environment: EnvironmentValues) {
    let isSame = fields.areSame(self.view.layout, view.layout)
    super.update(view, environment)
    if !isSame { item.layout = view.layout }
    if item.direction != environment.layoutDirection {
      item.direction = environment.layoutDirection
    }
    child.update(view.content, environment)
  }
}

/// Items that are arranged by a layout of an app's own.
final class CustomItem<L: Layout>: LayoutItem {
  var layout: L { didSet { invalidate() } }
  var direction = LayoutDirection.leftToRight { didSet { invalidate() } }
  var items: [LayoutItem] = [] {
    didSet {
      for item in items { item.container = self }
      invalidate()
    }
  }
  private var cache: L.Cache?
  private var isCacheOld = true
  private var cacheEpoch = -1

  init(_ layout: L) { self.layout = layout }

  override func invalidated() { isCacheOld = true }

  private func ask<Answer>(
    _ places: PlaceList = PlaceList(), _ question: (LayoutSubviews, inout L.Cache) -> Answer
  ) -> Answer {
    let subviews = LayoutSubviews(layoutDirection: direction, items: items, places: places)
    var cache: L.Cache
    if var kept = self.cache {
      self.cache = nil
      if isCacheOld || cacheEpoch != ItemCanvas.epoch {
        layout.updateCache(&kept, subviews: subviews)
      }
      cache = kept
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    isCacheOld = false
    cacheEpoch = ItemCanvas.epoch
    defer { self.cache = cache }
    return question(subviews, &cache)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(
      ask { subviews, cache in
        layout.sizeThatFits(
          proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
      })
  }

  private func placements(in placement: Placement) -> [Placement] {
    let bounds = placement.frame
    let list = PlaceList()
    ask(list) { subviews, cache in
      layout.placeSubviews(
        in: CGRect(bounds), proposal: ProposedViewSize(placement.proposal), subviews: subviews,
        cache: &cache)
    }
    return items.enumerated().map { index, item in
      var place: Placement
      if let given = list.placements[index] {
        place = given
      } else {
        // A view that was given no place stands in the middle.
        let size = item.sizeThatFits(placement.proposal)
        let frame = Rect(
          x: bounds.minX + (bounds.width - size.width) / 2,
          y: bounds.minY + (bounds.height - size.height) / 2, width: size.width,
          height: size.height)
        place = Placement(frame: frame, proposal: placement.proposal)
      }
      if direction == .rightToLeft { place.frame = place.frame.mirrored(in: bounds) }
      return place
    }
  }

  override func place(_ placement: Placement) {
    for (item, place) in zip(items, placements(in: placement)) { item.place(place) }
  }

  override func collectViews(into views: inout [UIView]) {
    for item in items.inDepthOrder { item.collectViews(into: &views) }
  }
}
