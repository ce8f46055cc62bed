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
    private var modifier: PairModifier<Other>
    private var main: _ViewNode<Content>!
    /// One for each view that the content gives.
    private var others: [_ViewNode<Other>] = []
    private var pairs: [PairItem] = []

    override init(
      _ view: ModifiedContent<Content, PairModifier<Other>>, in context: _NodeContext
    ) {
      modifier = view.modifier
      super.init(handingOnIn: context)
      main = Content._makeNode(view.content, in: _NodeContext(under: self, environment))
      take()
    }

    override var children: [_Node] { main.map { [$0] + others } ?? [] }
    override var items: [LayoutItem] { pairs }

    private var rule: OverlayLayout {
      OverlayLayout(
        alignment: modifier.alignment.engine, direction: environment.layoutDirection.reading)
    }

    private func take() {
      var before = zip(pairs, others).map { (pair: $0, other: $1) }
      pairs = []
      others = []
      for item in main.items {
        if let index = before.firstIndex(where: { $0.pair.inner === item }) {
          let known = before.remove(at: index)
          pairs.append(known.pair)
          others.append(known.other)
        } else {
          pairs.append(PairItem(item, rule: rule, isBehind: modifier.isBehind))
          others.append(
            Other._makeNode(modifier.other, in: _NodeContext(under: self, environment)))
        }
      }
      for (pair, other) in zip(pairs, others) { pair.others = other.items }
      for gone in before { gone.other.unmount() }
    }

    override func itemsChanged() {
      take()
      super.itemsChanged()
    }

    override func update(
      _ view: ModifiedContent<Content, PairModifier<Other>>, _ environment: EnvironmentValues
    ) {
      super.update(view, environment)
      modifier = view.modifier
      takeRule()
      main.update(view.content, environment)
      for other in others { other.update(modifier.other, environment) }
    }

    override func setEnvironment(_ environment: EnvironmentValues) {
      super.setEnvironment(environment)
      takeRule()
    }

    private func takeRule() {
      let rule = rule
      for pair in pairs where pair.rule != rule { pair.rule = rule }
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
