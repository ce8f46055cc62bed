import Layout

/// What takes room on the screen: a widget's view, or a rule with others in it.
@MainActor class LayoutItem: @preconcurrency LayoutElement {
  weak var container: LayoutItem?
  /// The children's order of service in a stack.
  var division = 0.0
  /// Explicit alignment guides, by the line's identity.
  var isSpacer: Bool { false }

  private var answers: [ProposedSize: Size] = [:]
  private var epoch = -1

  /// The ground that the item lies on; nil while it is on none.
  var canvas: Canvas? { container?.canvas }

  /// The size for a proposal, asked once until something changes.
  final func sizeThatFits(_ proposal: ProposedSize) -> Size {
    if epoch != Canvas.epoch {
      answers.removeAll(keepingCapacity: true)
      epoch = Canvas.epoch
    }
    if let answer = answers[proposal] { return answer }
    let answer = measure(proposal)
    answers[proposal] = answer
    return answer
  }

  /// The size for a proposal.
  func measure(_ proposal: ProposedSize) -> Size { .zero }

  func baseline(_ edge: BaselineEdge, in size: Size) -> Double? { nil }

  func guide(_ line: AlignmentLine, axis: LayoutAxis, in size: Size) -> Double? { nil }

  var priority: LayoutPriority { LayoutPriority(division: division) }

  /// Takes a place, in the canvas's coordinates.
  func place(_ placement: Placement) {}

  /// Adds the views to show, from the lowest to the topmost.
  func collectViews(into views: inout [UIView]) {}

  /// Something in the item may want another size.
  final func invalidate() {
    answers.removeAll(keepingCapacity: true)
    container?.invalidate()
    canvasChanged()
  }

  /// Called on the item that is a canvas's topmost when something in it has changed.
  func canvasChanged() {}
}

/// A widget's view.
final class ViewItem<Content: UIView>: LayoutItem {
  let view: Content
  /// Fills what is offered, as shapes and colours do; its ideal is 10 points.
  var fills = false

  init(_ view: Content) { self.view = view }

  override func measure(_ proposal: ProposedSize) -> Size {
    guard fills else { return view.measured(for: proposal) }
    return Size(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }

  override func baseline(_ edge: BaselineEdge, in size: Size) -> Double? {
    fills ? nil : view.baseline(edge, in: size)
  }

  override func place(_ placement: Placement) { view.frame = CGRect(placement.frame) }

  override func collectViews(into views: inout [UIView]) { views.append(view) }
}

/// Empty space.
final class SpacerItem: LayoutItem {
  var minLength: Double = 8
  override var isSpacer: Bool { true }
  override func measure(_ proposal: ProposedSize) -> Size {
    SpacerElement(minLength: minLength).sizeThatFits(proposal)
  }
}

/// A rule with items in it.
final class ContainerItem: LayoutItem {
  var rule: any LayoutContainer { didSet { invalidate() } }
  var items: [LayoutItem] = [] {
    didSet {
      for item in items { item.container = self }
      invalidate()
    }
  }

  init(_ rule: any LayoutContainer) { self.rule = rule }

  override func measure(_ proposal: ProposedSize) -> Size {
    rule.size(of: items, proposal: proposal)
  }

  override func baseline(_ edge: BaselineEdge, in size: Size) -> Double? {
    rule.baseline(edge, of: items, in: size)
  }

  override func place(_ placement: Placement) {
    let placements = rule.placements(
      of: items, in: placement.frame, proposal: placement.proposal)
    for (item, placement) in zip(items, placements) { item.place(placement) }
  }

  override func collectViews(into views: inout [UIView]) {
    for item in items { item.collectViews(into: &views) }
  }

  /// A lone item's priority is that of what is around it.
  override var priority: LayoutPriority {
    if division == 0, items.count == 1 { return items[0].priority }
    return super.priority
  }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
