import Layout

/// Views that scroll where there is not room for them.
public struct ScrollView<Content: View>: PrimitiveView {
  /// The views.
  public var content: Content
  /// The directions in which they scroll.
  public var axes: Axis.Set
  /// Whether bars are shown while they scroll.
  public var showsIndicators: Bool

  /// Makes views scroll.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// A node that owns UIKit's scroll view.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ScrollNode(view, in: context)
  }
}

private final class ScrollItem: LayoutItem {
  let view = CanvasScrollView(frame: .zero)

  override init() {
    super.init()
    view.ground.content.container = self
    own(view)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let content = view.ground.content.sizeThatFits(view.proposal(proposal))
    return Size(
      width: view.axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: view.axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }
  override func place(_ placement: Placement) {
    let frame = CGRect(placement.frame)
    let hidden = canvas?.roomBehindBars(beside: frame) ?? .zero
    if view.contentInset != hidden { view.contentInset = hidden }
    view.move(
      to: CGRect(
        x: frame.minX - hidden.left, y: frame.minY - hidden.top,
        width: frame.width + hidden.left + hidden.right,
        height: frame.height + hidden.top + hidden.bottom))
    view.setNeedsLayout()
  }
  override func collectViews(into views: inout [UIView]) { views.append(view) }
}

private final class CanvasScrollView: UIScrollView {
  let ground = ItemCanvas(frame: .zero)
  var axes = Axis.Set.vertical
  var direction = LayoutDirection.leftToRight

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(ground)
    onMove = { [unowned self] in ScrolledCanvases.scrolled(in: self) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What the content is offered: as much as it wants in the directions in which it scrolls.
  func proposal(_ outer: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: axes.contains(.horizontal) ? nil : outer.width,
      height: axes.contains(.vertical) ? nil : outer.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.beforeLayout()
    let room = bounds.inset(by: contentInset).size
    let offered = proposal(ProposedSize(Size(room)))
    let size = ground.content.sizeThatFits(offered)
    let content = CGSize(
      width: axes.contains(.horizontal) ? max(size.width, room.width) : room.width,
      height: axes.contains(.vertical) ? size.height : room.height)
    if contentSize != content { contentSize = content }
    // Content that is narrower stands where reading begins if it could be scrolled, else in the
    // middle; at the top.
    ground.frame = CGRect(x: 0, y: 0, width: content.width, height: content.height)
    // The ground keeps this function, so it must not keep the scroll view.
    let share = axes.contains(.horizontal) ? (direction == .leftToRight ? 0.0 : 1) : 0.5
    let axes = axes
    ground.place = { bounds, _ in
      let x = max(0, (bounds.width - size.width) * share)
      let y = axes.contains(.vertical) ? 0 : max(0, (bounds.height - size.height) / 2)
      return Placement(
        frame: Rect(x: x, y: y, width: size.width, height: size.height), proposal: offered)
    }
    ground.setNeedsLayout()
  }
}

private final class ScrollNode<Content: View>: _ViewNode<ScrollView<Content>> {
  private let item = ScrollItem()
  private var child: _ViewNode<Content>!

  override init(_ view: ScrollView<Content>, in context: _NodeContext) {
    super.init(view, in: context)
    apply()
    child = Content._makeNode(view.content, in: _NodeContext(under: self, environment))
    item.view.ground.content.items = [column(child.items)]
  }

  /// Several views in a scroll view stand one below another, or side by side.
  private func column(_ items: [LayoutItem]) -> LayoutItem {
    if items.count == 1 { return items[0] }
    let column = ContainerItem(
      FlexibleStackLayout(
        axis: view.axes == .horizontal ? .horizontal : .vertical, spacing: defaultStackSpacing))
    column.items = items
    return column
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }
  override var items: [LayoutItem] { [item] }
  override func itemsChanged() { item.view.ground.content.items = [column(child.items)] }

  private func apply() {
    item.view.axes = view.axes
    if item.view.direction != environment.layoutDirection {
      item.view.direction = environment.layoutDirection
      item.view.setNeedsLayout()
    }
    func shows(_ axis: Axis.Set) -> Bool {
      guard view.axes.contains(axis) else { return false }
      let values = environment.scrollIndicators
      return switch axis == .vertical ? values.vertical : values.horizontal {
      case .automatic: view.showsIndicators
      case .visible: true
      case .hidden, .never: false
      }
    }
    let bars = (shows(.vertical), shows(.horizontal))
    if item.view.showsVerticalScrollIndicator != bars.0 {
      item.view.showsVerticalScrollIndicator = bars.0
    }
    if item.view.showsHorizontalScrollIndicator != bars.1 {
      item.view.showsHorizontalScrollIndicator = bars.1
    }
    if item.view.isScrollEnabled != environment.isScrollEnabled {
      item.view.isScrollEnabled = environment.isScrollEnabled
    }
  }

  override func update(_ view: ScrollView<Content>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    apply()
    child.update(view.content, environment)
  }
}
