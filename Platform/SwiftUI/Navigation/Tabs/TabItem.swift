/// The name of the trait by which a page of a `TabView` tells what leads to it.
enum TabTrait {}

/// The name of the trait by which a page of a `TabView` tells its badge.
enum BadgeTrait {}

private struct TabPageKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the view is a page of a `TabView`, or on one.
  var isTabPage: Bool {
    get { self[TabPageKey.self] }
    set { if newValue != isTabPage { self[TabPageKey.self] = newValue } }
  }
}

/// A node whose views are seen at times only.
@MainActor protocol TabPageNode: _Node {
  var isChosen: Bool { get }
  var label: AnyView { get }
  /// The page is shown, or another.
  func setChosen(_ isChosen: Bool)
}

struct TabItemModifier: ViewModifier {
  let label: AnyView
  typealias Body = Never

  static func _makeNode<Changed: View>(
    _ view: ModifiedContent<Changed, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Changed, Self>> {
    TabItemNode(view, in: context)
  }
}

private final class TabItemNode<Content: View>: _ViewNode<
  ModifiedContent<Content, TabItemModifier>
>, TabPageNode
{
  override var isHiddenTab: Bool { !isChosen }

  private var child: _ViewNode<Content>!
  private var dressed: [TraitItem] = []
  private(set) var isChosen = false
  private var isTold = false

  override init(_ view: ModifiedContent<Content, TabItemModifier>, in context: _NodeContext) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: _NodeContext(under: self, environment))
    dress()
  }

  var label: AnyView { view.modifier.label }
  override var children: [_Node] { child.map { [$0] } ?? [] }
  override var items: [LayoutItem] { dressed }

  private func dress() {
    let before = dressed
    dressed = child.items.map { item in
      before.first { $0.inner === item }
        ?? TraitItem(item, key: ObjectIdentifier(TabTrait.self), value: self)
    }
  }

  override func itemsChanged() {
    dress()
    super.itemsChanged()
  }

  override func update(
    _ view: ModifiedContent<Content, TabItemModifier>, _ environment: EnvironmentValues
  ) {
    super.update(view, environment)
    child.update(view.content, environment)
  }

  func setChosen(_ isChosen: Bool) {
    guard isChosen != self.isChosen else { return }
    self.isChosen = isChosen
    pageAppears(isOnVisiblePage)
  }

  override func pageAppears(_ isVisible: Bool) {
    let isSeen = isVisible && isChosen
    guard isSeen != isTold else { return }
    isTold = isSeen
    super.pageAppears(isSeen)
  }
}

extension View {
  /// Says what leads to the view as a page of a `TabView`: a `Label`, or a picture and a text.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: AnyView(label())))
  }
}
