import Layout

/// A view that arranges what is in it by a rule.
@MainActor protocol ArrangingView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
  /// The rule in the values around the view.
  func rule(in environment: EnvironmentValues) -> any LayoutContainer
}

extension ArrangingView {
  /// A node with one item for everything in the view.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ContainerNode(view, in: context)
  }
}

private final class ContainerNode<V: ArrangingView>: _ViewNode<V> {
  private let item: ContainerItem
  private var child: _ViewNode<V.Content>!

  override init(_ view: V, in context: _NodeContext) {
    item = ContainerItem(view.rule(in: context.environment))
    super.init(view, in: context)
    child = V.Content._makeNode(view.content, in: _NodeContext(under: self, environment))
    item.items = child.items
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }
  override var items: [LayoutItem] { [item] }
  override func itemsChanged() { item.items = child.items }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    super.update(view, environment)
    let rule = view.rule(in: environment)
    if !AnyEquality.areEqual(item.rule as Any, rule as Any) { item.rule = rule }
    child.update(view.content, environment)
  }
}
