import Layout

/// A view that arranges what is in it by a rule.
@MainActor protocol ArrangingView: PrimitiveView {
  associatedtype Content: View
  associatedtype Rule: DirectedRule
  var content: Content { get }
  /// How many bytes into the view its content lies.
  static var contentOffset: Int { get }
  /// The rule, in one of the two directions.
  func rule(in direction: ReadingDirection) -> Rule
}

/// A rule of the layout engine that has a direction.
protocol DirectedRule: LayoutContainer, Equatable {
  var direction: ReadingDirection { get set }
}

extension FlexibleStackLayout: DirectedRule {}
extension OverlayLayout: DirectedRule {}

extension ArrangingView {
  /// A node with one item for everything in the view.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ContainerNode(view, in: context)
  }
}

private final class ContainerNode<V: ArrangingView>: _ViewNode<V> {
  private var rule: V.Rule { didSet { if oldValue != rule { item.rule = rule } } }
  private let item: ContainerItem
  private let contentOffset = V.contentOffset
  private var child: _ViewNode<V.Content>!

  override init(_ view: V, in context: _NodeContext) {
    rule = view.rule(in: context.environment.layoutDirection.reading)
    item = ContainerItem(rule)
    super.init(handingOnIn: context)
    child = V.Content._makeNode(view.content, in: _NodeContext(under: self, environment))
    item.items = child.items
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }
  override var items: [LayoutItem] { [item] }
  override func itemsChanged() { item.items = child.items }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    withUnsafePointer(to: view) { take(viewAt: $0, environment) }
  }

  override func take(viewAt address: UnsafeRawPointer, _ environment: EnvironmentValues) {
    self.environment = environment
    rule = address.assumingMemoryBound(to: V.self).pointee
      .rule(in: environment.layoutDirection.reading)
    child.take(viewAt: address + contentOffset, environment)
  }

  override func setEnvironment(_ environment: EnvironmentValues) {
    rule.direction = environment.layoutDirection.reading
    super.setEnvironment(environment)
  }
}
