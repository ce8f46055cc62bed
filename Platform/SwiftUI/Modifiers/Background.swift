import Layout

/// A main item with others of its size behind or before it.
final class PairItem: WrapperItem {
  var others: [LayoutItem] = [] {
    didSet {
      for item in others { item.container = self }
      invalidate()
    }
  }
  var rule: OverlayLayout { didSet { invalidate() } }
  private let isBehind: Bool

  init(_ main: LayoutItem, rule: OverlayLayout, isBehind: Bool) {
    self.rule = rule
    self.isBehind = isBehind
    super.init(main)
  }

  override func place(_ placement: Placement) {
    super.place(placement)
    let proposal = ProposedSize(placement.frame.size)
    let places = rule.placements(of: others, in: placement.frame, proposal: proposal)
    for (item, place) in zip(others, places) { item.place(place) }
  }

  override func collectViews(into views: inout [UIView]) {
    if !isBehind { super.collectViews(into: &views) }
    for item in others.inDepthOrder { item.collectViews(into: &views) }
    if isBehind { super.collectViews(into: &views) }
  }
}

struct PairModifier<Other: View>: ViewModifier {
  let other: Other
  let alignment: Alignment
  let isBehind: Bool
  typealias Body = Never

  static func _makeNode<Changed: View>(
    _ view: ModifiedContent<Changed, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Changed, Self>> {
    PairNode(view, in: context)
  }

  private final class PairNode<Content: View>: _ViewNode<
    ModifiedContent<Content, PairModifier<Other>>
  >
  {
    private var main: _ViewNode<Content>!
    private var other: _ViewNode<Other>!
    private var pairs: [PairItem] = []

    override init(
      _ view: ModifiedContent<Content, PairModifier<Other>>, in context: _NodeContext
    ) {
      super.init(view, in: context)
      let inside = _NodeContext(under: self, environment)
      main = Content._makeNode(view.content, in: inside)
      other = Other._makeNode(view.modifier.other, in: inside)
      take()
    }

    override var children: [_Node] { [main, other].compactMap { $0 } }
    override var items: [LayoutItem] { pairs }

    private var rule: OverlayLayout {
      OverlayLayout(
        alignment: view.modifier.alignment.engine,
        direction: environment.layoutDirection.reading)
    }

    private func take() {
      let before = pairs
      pairs = main.items.map { item in
        before.first { $0.inner === item }
          ?? PairItem(item, rule: rule, isBehind: view.modifier.isBehind)
      }
      // One view stands beside one other: several views share it as their first one's.
      for (index, pair) in pairs.enumerated() { pair.others = index == 0 ? other.items : [] }
    }

    override func itemsChanged() {
      take()
      super.itemsChanged()
    }

    override func update(
      _ view: ModifiedContent<Content, PairModifier<Other>>, _ environment: EnvironmentValues
    ) {
      super.update(view, environment)
      for pair in pairs where pair.rule != rule { pair.rule = rule }
      main.update(view.content, environment)
      other.update(view.modifier.other, environment)
    }
  }
}

extension View {
  /// Puts views behind this one, which keeps its size.
  public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(PairModifier(other: content(), alignment: alignment, isBehind: true))
  }

  /// Puts a view behind this one, which keeps its size.
  @_disfavoredOverload
  public func background<Content: View>(
    _ background: Content, alignment: Alignment = .center
  ) -> some View {
    modifier(PairModifier(other: background, alignment: alignment, isBehind: true))
  }

  /// Puts views before this one, which keeps its size.
  public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(PairModifier(other: content(), alignment: alignment, isBehind: false))
  }

  /// Puts a view before this one, which keeps its size.
  @_disfavoredOverload
  public func overlay<Content: View>(
    _ overlay: Content, alignment: Alignment = .center
  ) -> some View {
    modifier(PairModifier(other: overlay, alignment: alignment, isBehind: false))
  }
}
