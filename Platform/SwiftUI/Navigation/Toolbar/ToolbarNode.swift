struct ToolbarModifier: ViewModifier {
  let views: AnyView
  typealias Body = Never

  static func _makeNode<Changed: View>(
    _ view: ModifiedContent<Changed, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Changed, Self>> {
    ToolbarNode(view, in: context)
  }
}

/// The node of a view with things in the bars of its page, which it hands on as a preference.
private final class ToolbarNode<Content: View>: _ViewNode<
  ModifiedContent<Content, ToolbarModifier>
>
{
  private var child: _ViewNode<Content>!
  private var bars: BarNode!

  override init(_ view: ModifiedContent<Content, ToolbarModifier>, in context: _NodeContext) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: _NodeContext(under: self, environment))
    bars = BarNode(view.modifier.views, in: _NodeContext(under: self, environment))
    bars.onChange = { [weak self] in self?.preferenceChanged(ObjectIdentifier(ToolbarKey.self)) }
    preferenceChanged(ObjectIdentifier(ToolbarKey.self))
  }

  override var children: [_Node] {
    guard let child else { return [] }
    return bars.map { [child, $0] } ?? [child]
  }
  override var items: [LayoutItem] { child?.items ?? [] }
  override var spokenText: String { child.spokenText }

  override func update(
    _ view: ModifiedContent<Content, ToolbarModifier>, _ environment: EnvironmentValues
  ) {
    super.update(view, environment)
    child.update(view.content, environment)
    bars.update(view.modifier.views, environment)
  }

  override func setEnvironment(_ environment: EnvironmentValues) {
    guard environment.stamp != self.environment.stamp else { return }
    self.environment = environment
    child.setEnvironment(environment)
    bars.setEnvironment(environment)
  }

  override func reducePreference<Key: PreferenceKey>(
    _ key: Key.Type, into value: inout Key.Value?
  ) {
    child.reducePreference(key, into: &value)
    guard let own = bars.shown as? Key.Value, key == ToolbarKey.self else { return }
    if value == nil { value = own } else { Key.reduce(value: &value!) { own } }
  }

  override func unmount() {
    super.unmount()
    preferenceChanged(ObjectIdentifier(ToolbarKey.self))
  }
}

/// The node above the views in bars: it makes an item for the bar of each.
private final class BarNode: _Node {
  private(set) var shown: [BarItem] = []
  var onChange: @MainActor () -> Void = {}
  private var content: _ViewNode<AnyView>!
  private var isWaiting = false

  init(_ views: AnyView, in context: _NodeContext) {
    super.init(in: context)
    content = AnyView._makeNode(views, in: _NodeContext(under: self, inner))
    collect()
  }

  override var children: [_Node] { content.map { [$0] } ?? [] }

  private var inner: EnvironmentValues {
    var environment = environment
    if environment.anyButtonStyle == nil {
      environment.anyButtonStyle = AnyButtonStyle(BarButtonStyle())
    }
    return environment
  }

  func update(_ views: AnyView, _ environment: EnvironmentValues) {
    self.environment = environment
    content.update(views, inner)
  }

  override func setEnvironment(_ environment: EnvironmentValues) {
    guard environment.stamp != self.environment.stamp else { return }
    self.environment = environment
    content.setEnvironment(inner)
  }

  /// A title or a bar of its own is not for what stands in a bar.
  override func preferenceChanged(_ key: ObjectIdentifier) {}

  override func itemsChanged() {
    guard !isWaiting else { return }
    isWaiting = true
    graph.after { [weak self] in
      guard let self else { return }
      isWaiting = false
      if isMounted { collect() }
    }
  }

  private struct Part {
    let trait: BarTrait
    var items: [LayoutItem]
  }

  private func collect() {
    var parts: [Part] = []
    for item in content.items {
      let trait =
        item.trait(ObjectIdentifier(BarTrait.self)) as? BarTrait
        ?? BarTrait(placement: .automatic, mark: nil)
      if trait.mark != nil, let last = parts.last, last.trait == trait {
        parts[parts.count - 1].items.append(item)
      } else {
        parts.append(Part(trait: trait, items: [item]))
      }
    }
    let before = shown
    shown = parts.map { part in
      let known = before.first { old in
        old.placement == part.trait.placement && old.items.first === part.items[0]
      }
      let item = known ?? make(part)
      item.take(part.items, environment.layoutDirection.reading)
      return item
    }
    if !shown.elementsEqual(before, by: ===) { onChange() }
  }

  private func make(_ part: Part) -> BarItem {
    if part.items[0].isSpacer { return BarItem(spaceAt: part.trait.placement) }
    let canvas = BarCanvas(frame: .zero)
    canvas.beforeLayout = { [weak graph] in graph?.update() }
    canvas.onChange = { [weak self] in self?.itemsChanged() }
    return BarItem(placement: part.trait.placement, canvas: canvas)
  }
}
