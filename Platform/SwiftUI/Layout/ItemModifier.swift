import Layout

/// A modifier that changes how each of its views takes room.
@MainActor protocol ItemModifier: ViewModifier where Body == Never {
  associatedtype Item: LayoutItem
  /// Puts an item around another.
  func wrap(_ item: LayoutItem, in environment: EnvironmentValues) -> Item
  /// Takes other values over into an item that was made before.
  func update(_ item: Item, in environment: EnvironmentValues)
}

extension ItemModifier {
  /// A node that puts an item around each item of the content.
  public static func _makeNode<Changed: View>(
    _ view: ModifiedContent<Changed, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Changed, Self>> {
    ItemModifierNode(view, in: context)
  }
}

private final class ItemModifierNode<Content: View, Modifier: ItemModifier>: _ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  private let fields = ViewFields.of(Modifier.self)
  private var modifier: Modifier
  private var child: _ViewNode<Content>!
  private var wrapped: [(inner: LayoutItem, outer: Modifier.Item)] = []

  override init(_ view: ModifiedContent<Content, Modifier>, in context: _NodeContext) {
    modifier = view.modifier
    super.init(handingOnIn: context)
    child = Content._makeNode(view.content, in: _NodeContext(under: self, environment))
    wrapItems()
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }
  override var items: [LayoutItem] { wrapped.map(\.outer) }
  override var spokenText: String {
    !wrapped.isEmpty && wrapped.allSatisfy(\.outer.isSilent) ? "" : super.spokenText
  }

  private func wrapItems() {
    let before = wrapped
    wrapped = child.items.map { item in
      before.first { $0.inner === item }
        ?? (item, reader.readValues { modifier.wrap(item, in: environment) })
    }
  }

  override func itemsChanged() {
    wrapItems()
    super.itemsChanged()
  }

  override func update(
    _ view: ModifiedContent<Content, Modifier>, _ environment: EnvironmentValues
  ) {
    let isSame =
      !reader.isStale && fields.areSame(modifier, view.modifier)
      && !environment.differs(from: self.environment, in: reader.environmentKeys)
    super.update(view, environment)
    modifier = view.modifier
    if !isSame { rerun() }
    child.update(view.content, environment)
  }

  override func rerun() {
    reader.readValues {
      for pair in wrapped { modifier.update(pair.outer, in: environment) }
    }
  }

  override func setEnvironment(_ environment: EnvironmentValues) {
    guard environment.stamp != self.environment.stamp else { return }
    let before = self.environment
    self.environment = environment
    if environment.differs(from: before, in: reader.environmentKeys) { rerun() }
    child.setEnvironment(environment)
  }
}

/// A modifier that is a rule of the layout engine around one item.
@MainActor protocol RuleModifier: ItemModifier where Item == ContainerItem {
  func rule(in environment: EnvironmentValues) -> any LayoutContainer
}

extension RuleModifier {
  func wrap(_ item: LayoutItem, in environment: EnvironmentValues) -> ContainerItem {
    let outer = ContainerItem(rule(in: environment), isModifier: true)
    outer.items = [item]
    return outer
  }

  func update(_ item: ContainerItem, in environment: EnvironmentValues) {
    let rule = rule(in: environment)
    if !AnyEquality.areEqual(item.rule as Any, rule as Any) { item.rule = rule }
  }
}
