import Layout

/// A rule with items in it.
final class ContainerItem: LayoutItem {
  var rule: any LayoutContainer { didSet { invalidate() } }
  var items: [LayoutItem] = [] {
    didSet {
      for item in items { item.container = self }
      elements = items
      invalidate()
    }
  }
  /// The items as the rule takes them.
  private var elements: [any LayoutElement] = []
  /// Whether the item stands for the one in it: it is a modifier's and not a stack's.
  private let isModifier: Bool

  init(_ rule: any LayoutContainer, isModifier: Bool = false) {
    self.rule = rule
    self.isModifier = isModifier
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    rule.size(of: elements, proposal: proposal)
  }

  override var wordWidth: Double { rule.wordWidth(of: items) }

  override func findBaseline(_ edge: BaselineEdge, in size: Size) -> Double? {
    rule.baseline(edge, of: elements, in: size)
  }

  override func findGuide(_ line: AlignmentLine, axis: LayoutAxis, in size: Size) -> Double? {
    rule.guide(line, axis: axis, of: elements, in: size)
  }

  override var holdsGuides: Bool { items.contains(where: \.hasGuides) }

  override func trait(_ key: ObjectIdentifier) -> Any? {
    isModifier ? items.first?.trait(key) : nil
  }

  override func place(_ placement: Placement) {
    let placements = rule.placements(
      of: elements, in: placement.frame, proposal: placement.proposal)
    for index in 0..<min(items.count, placements.count) { items[index].place(placements[index]) }
  }

  override func collectViews(into views: inout [UIView]) {
    for item in items.inDepthOrder { item.collectViews(into: &views) }
  }

  /// A lone item's priority is that of what is around it.
  override var priority: LayoutPriority {
    if division == 0, items.count == 1 { return items[0].priority }
    return super.priority
  }
}
