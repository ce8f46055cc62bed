import Layout

/// An item around another that is the other in all that a subclass does not change.
class WrapperItem: LayoutItem {
  let inner: LayoutItem

  init(_ inner: LayoutItem) {
    self.inner = inner
    super.init()
    inner.container = self
  }

  override func measure(_ proposal: ProposedSize) -> Size { inner.sizeThatFits(proposal) }
  override func findBaseline(_ edge: BaselineEdge, in size: Size) -> Double? {
    inner.baseline(edge, in: size)
  }
  override func findGuide(_ line: AlignmentLine, axis: LayoutAxis, in size: Size) -> Double? {
    inner.guide(line, axis: axis, in: size)
  }
  override var holdsGuides: Bool { inner.hasGuides }
  override func trait(_ key: ObjectIdentifier) -> Any? { inner.trait(key) }
  override var priority: LayoutPriority { inner.priority }
  override var wordWidth: Double { inner.wordWidth }
  override var isSilent: Bool { inner.isSilent }
  override var isSpacer: Bool { inner.isSpacer }
  override func place(_ placement: Placement) { inner.place(placement) }
  override func collectViews(into views: inout [UIView]) { inner.collectViews(into: &views) }
}

/// An item that says something to what it stands in.
final class TraitItem: WrapperItem {
  private let key: ObjectIdentifier
  var value: Any { didSet { invalidate() } }

  init(_ inner: LayoutItem, key: ObjectIdentifier, value: Any) {
    self.key = key
    self.value = value
    super.init(inner)
  }

  override func trait(_ key: ObjectIdentifier) -> Any? {
    key == self.key ? value : super.trait(key)
  }
}

/// A modifier that says something to what the view stands in.
struct TraitModifier<Key, Value>: ItemModifier {
  let value: Value

  init(_ key: Key.Type, _ value: Value) { self.value = value }

  func wrap(_ item: LayoutItem, in environment: EnvironmentValues) -> TraitItem {
    TraitItem(item, key: ObjectIdentifier(Key.self), value: value)
  }

  func update(_ item: TraitItem, in environment: EnvironmentValues) {
    if !AnyEquality.areEqual(item.value, value as Any) { item.value = value }
  }
}
