import Layout

/// The pages of a `TabView` and its bar.
struct TabPages<Content: View>: PrimitiveView {
  let content: Content
  let selection: AnyHashable?
  let choose: @MainActor (AnyHashable) -> Void

  init(
    content: Content, selection: AnyHashable?, choose: @escaping @MainActor (AnyHashable) -> Void
  ) {
    (self.content, self.selection, self.choose) = (content, selection, choose)
  }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    TabsNode(view, in: context)
  }
}

private final class TabsNode<Content: View>: _ViewNode<TabPages<Content>> {
  private struct Page {
    let node: (any TabPageNode)?
    var items: [LayoutItem]
    let tag: AnyHashable
    let badge: Text?
  }
  private let item = TabsItem()
  private var child: _ViewNode<Content>!
  private var bar: _ViewNode<TabBar>!
  private var pages: [Page] = []
  private var isUpdating = false

  override init(_ view: TabPages<Content>, in context: _NodeContext) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: _NodeContext(under: self, inner))
    readPages()
    bar = TabBar._makeNode(face(), in: _NodeContext(under: self, environment))
    show()
  }

  override var children: [_Node] { bar == nil ? [] : [child, bar] }
  override var items: [LayoutItem] { [item] }

  private var inner: EnvironmentValues {
    var environment = environment
    environment.tagsByIdentity = true
    environment.isTabPage = true
    return environment
  }

  override func itemsChanged() {
    guard bar != nil, !isUpdating else { return }
    readPages()
    bar.update(face(), environment)
    show()
  }

  override func update(_ view: TabPages<Content>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    isUpdating = true
    child.update(view.content, inner)
    readPages()
    bar.update(face(), environment)
    isUpdating = false
    show()
  }

  private func readPages() {
    pages = []
    for item in child.items {
      let node = item.trait(ObjectIdentifier(TabTrait.self)) as? any TabPageNode
      if let node, pages.last?.node === node {
        pages[pages.count - 1].items.append(item)
        continue
      }
      let tag = item.trait(ObjectIdentifier(TagTrait.self)) as? AnyHashable
      pages.append(
        Page(
          node: node, items: [item], tag: tag ?? AnyHashable(pages.count),
          badge: item.trait(ObjectIdentifier(BadgeTrait.self)) as? Text))
    }
  }

  private var chosen: Int? {
    guard let selection = view.selection else { return pages.isEmpty ? nil : 0 }
    return pages.firstIndex { $0.tag == selection }
  }

  private func face() -> TabBar {
    TabBar(
      tabs: pages.map { TabBar.Tab(label: $0.node?.label, badge: $0.badge) }, chosen: chosen
    ) { [weak self] index in
      guard let self, pages.indices.contains(index) else { return }
      view.choose(pages[index].tag)
    }
  }

  private func show() {
    let chosen = chosen
    for page in pages { for item in page.items { item.container = self.item } }
    item.take(
      page: chosen.map { pages[$0].items } ?? [], bar: bar.items)
    for (index, page) in pages.enumerated() where index != chosen { page.node?.setChosen(false) }
    if let chosen { pages[chosen].node?.setChosen(true) }
  }

  /// What a page that is not shown says is for nobody.
  override func reducePreference<Key: PreferenceKey>(
    _ key: Key.Type, into value: inout Key.Value?
  ) {
    guard let chosen, let node = pages[chosen].node else {
      return child.reducePreference(key, into: &value)
    }
    node.reducePreference(key, into: &value)
  }
}

/// A page above a bar.
private final class TabsItem: LayoutItem {
  private var page: [LayoutItem] = []
  private var bar: [LayoutItem] = []

  func take(page: [LayoutItem], bar: [LayoutItem]) {
    let isSame =
      self.page.elementsEqual(page, by: ===) && self.bar.elementsEqual(bar, by: ===)
    guard !isSame else { return }
    self.page = page
    self.bar = bar
    for item in page + bar { item.container = self }
    invalidate()
  }

  private func barHeight(_ width: Double?) -> Double {
    bar.map { $0.sizeThatFits(ProposedSize(width: width, height: nil)).height }.max() ?? 0
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let below = barHeight(proposal.width)
    let inner = ProposedSize(
      width: proposal.width, height: proposal.height.map { max(0, $0 - below) })
    let sizes = page.map { $0.sizeThatFits(inner) }
    return Size(
      width: proposal.width ?? sizes.map(\.width).max() ?? 0,
      height: proposal.height ?? (sizes.map(\.height).max() ?? 0) + below)
  }

  override func place(_ placement: Placement) {
    let bounds = placement.frame
    let below = min(bounds.height, barHeight(bounds.width))
    let room = Rect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height - below)
    let proposal = ProposedSize(room.size)
    for item in page {
      let size = item.sizeThatFits(proposal)
      let frame = Rect(
        x: room.minX + (room.width - size.width) / 2,
        y: room.minY + (room.height - size.height) / 2, width: size.width, height: size.height)
      item.place(Placement(frame: frame, proposal: proposal))
    }
    let frame = Rect(
      x: bounds.minX, y: bounds.minY + room.height, width: bounds.width, height: below)
    for item in bar { item.place(Placement(frame: frame, proposal: ProposedSize(frame.size))) }
  }

  override func collectViews(into views: inout [UIView]) {
    for item in page.inDepthOrder { item.collectViews(into: &views) }
    for item in bar { item.collectViews(into: &views) }
  }
}
