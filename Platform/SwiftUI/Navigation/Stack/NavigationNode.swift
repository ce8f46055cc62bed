/// The node of a stack: a navigation controller, and a node for each page.
///
/// The path is read by this node, and each page's content by a node of its own, so a change of the
/// path makes and drops pages, and a change of what is on a page runs that page alone. UIKit's stack
/// follows in the next turn of the main loop, never in the middle of a layout.
final class NavigationNode<Data, Root: View>: _ViewNode<NavigationStack<Data, Root>>, PageStack {
  private enum Source {
    case value(PathValue)
    case view(_Node, PresentedPage)
  }
  private struct Entry {
    var source: Source
    let node: PageNode
  }

  private let navigation = StackController()
  private let item: ViewItem<UIView>
  private let pages = NavigationContext()
  private var root: PageNode!
  private var stack: [Entry] = []
  /// Pages that are on their way out.
  private var leaving: [PageNode] = []
  /// Pages that views have asked for in the update at hand.
  private var wanted: [ObjectIdentifier: PresentedPage] = [:]
  private var ownPath: [PathValue] = []
  private var changedTypes: Set<ObjectIdentifier> = []
  private var isShowing = false

  override init(_ view: NavigationStack<Data, Root>, in context: _NodeContext) {
    item = ViewItem(navigation.view)
    item.fills = true
    super.init(view, in: context)
    pages.stack = self
    navigation.onPop = { [weak self] in self?.popped($0) }
    root = PageNode(view.root, in: _NodeContext(under: self, inner), dismiss: nil, isHidden: true)
    rerun()
    updateVisibility()
    navigation.setViewControllers(controllers, animated: false)
    graph.after { [weak self] in self?.join() }
  }

  override var children: [_Node] {
    guard let root else { return [] }
    return [root] + stack.map(\.node) + leaving
  }
  override var items: [LayoutItem] { [item] }

  /// A title is for the stack's own bar; whether a sheet may go is for the sheet.
  override func preferenceChanged(_ key: ObjectIdentifier) {
    if key == ObjectIdentifier(DismissDisabledKey.self) { super.preferenceChanged(key) }
  }
  override func reducePreference<Key: PreferenceKey>(
    _ key: Key.Type, into value: inout Key.Value?
  ) {
    if key == DismissDisabledKey.self { super.reducePreference(key, into: &value) }
  }

  private var inner: EnvironmentValues {
    var environment = environment
    environment.navigationContext = pages
    return environment
  }

  private var controllers: [UIViewController] { [root.page] + stack.map(\.node.page) }

  private func join() {
    guard isMounted, let controller else { return }
    controller.addChild(navigation)
    navigation.didMove(toParent: controller)
  }

  // MARK: - Pages

  func push(_ value: PathValue) { setPath(path + [value]) }

  func present(_ page: PresentedPage, for owner: _Node) {
    if let index = index(of: owner) {
      stack[index].source = .view(owner, page)
      stack[index].node.update(content(page), inner)
      return
    }
    // The page that the view is on may still be in the making, and comes first.
    if wanted.updateValue(page, forKey: ObjectIdentifier(owner)) == nil {
      graph.after { [weak self, weak owner] in
        if let self, let owner { presentWanted(for: owner) }
      }
    }
  }

  private func presentWanted(for owner: _Node) {
    guard let page = wanted.removeValue(forKey: ObjectIdentifier(owner)), isMounted else { return }
    stack.append(Entry(source: .view(owner, page), node: makePage(content(page))))
    updateVisibility()
    show()
  }

  func withdraw(for owner: _Node) {
    wanted[ObjectIdentifier(owner)] = nil
    // What goes with the whole stack leaves the path as it is.
    if isMounted, let index = index(of: owner) { drop(from: index) }
  }

  private func index(of owner: _Node) -> Int? {
    stack.firstIndex { if case .view(let node, _) = $0.source { node === owner } else { false } }
  }

  private func content(_ page: PresentedPage) -> PageContent {
    PageContent(id: page.id, make: page.make)
  }

  private func content(_ value: PathValue) -> PageContent {
    guard let make = pages.destination(for: value.type) else {
      return PageContent(id: value.base) { UnknownPage() }
    }
    return PageContent(id: value.base) { make(value) }
  }

  private func makePage(_ content: PageContent) -> PageNode {
    let target = DismissAction.Target()
    let node = PageNode(
      content, in: _NodeContext(under: self, inner), dismiss: DismissAction(target),
      isHidden: true)
    target.act = { [weak self, weak node] in
      guard let self, let node, let index = stack.firstIndex(where: { $0.node === node }) else {
        return
      }
      drop(from: index)
    }
    node.page.onLeft = { [weak self, weak node] in
      if let self, let node { left(node) }
    }
    return node
  }

  /// Goes back to below a page, and says so to the path and to the views that have shown pages.
  private func drop(from index: Int) {
    let gone = Array(stack[index...])
    stack.removeSubrange(index...)
    tellGone(gone)
    updateVisibility()
    show()
  }

  /// A person has gone back.
  private func popped(_ controllers: [UIViewController]) {
    let gone = stack.filter { entry in controllers.contains { $0 === entry.node.page } }
    stack.removeAll { entry in controllers.contains { $0 === entry.node.page } }
    tellGone(gone)
    updateVisibility()
  }

  private func tellGone(_ gone: [Entry]) {
    leaving += gone.map(\.node)
    let kept = values
    if kept != path { setPath(kept) }
    for case .view(let owner, let page) in gone.map(\.source) where owner.isMounted {
      page.onLeave()
    }
    leaveUnshown(gone)
  }

  /// A page that UIKit has never seen is not told by it that it has left.
  private func leaveUnshown(_ gone: [Entry]) {
    for entry in gone where entry.node.page.parent == nil { left(entry.node) }
  }

  private func left(_ node: PageNode) {
    leaving.removeAll { $0 === node }
    if !stack.contains(where: { $0.node === node }) { node.unmount() }
  }

  // MARK: - Path

  private var values: [PathValue] {
    stack.compactMap { if case .value(let value) = $0.source { value } else { nil } }
  }

  private var path: [PathValue] { view.path?.wrappedValue ?? ownPath }

  private func setPath(_ path: [PathValue]) {
    if let binding = view.path {
      binding.wrappedValue = path
      // Who is bound may have taken something else.
      graph.after { [weak self] in if self?.isMounted == true { self?.rerun() } }
    } else {
      ownPath = path
      rerun()
    }
  }

  override func rerun() {
    let path = reader.read { self.path }
    let shown = values
    guard shown != path else { return }
    let kept = zip(shown, path).prefix { $0 == $1 }.count
    if kept < shown.count { dropValues(after: kept) }
    for value in path[kept...] {
      if pages.destination(for: value.type) == nil { warn(of: value) }
      stack.append(Entry(source: .value(value), node: makePage(content(value))))
    }
    updateVisibility()
    show()
  }

  private func dropValues(after kept: Int) {
    var count = 0
    let index = stack.firstIndex { entry in
      if case .value = entry.source { count += 1 }
      return count > kept
    }
    guard let index else { return }
    let gone = Array(stack[index...])
    stack.removeSubrange(index...)
    leaving += gone.map(\.node)
    for case .view(let owner, let page) in gone.map(\.source) where owner.isMounted {
      page.onLeave()
    }
    leaveUnshown(gone)
  }

  private func warn(of value: PathValue) {
    let type = Swift.type(of: value.base.base)
    Log.warning(
      "There is no page for values of \(type) yet: say what it is with "
        + ".navigationDestination(for: \(type).self) on a page of the stack.")
  }

  func destinationChanged(_ type: ObjectIdentifier) {
    guard !stack.isEmpty else { return }
    if changedTypes.isEmpty { graph.after { [weak self] in self?.refresh() } }
    changedTypes.insert(type)
  }

  /// Pages whose destination is another one are made anew from it; what is the same keeps its state.
  private func refresh() {
    let types = changedTypes
    changedTypes = []
    guard isMounted else { return }
    for entry in stack {
      if case .value(let value) = entry.source, types.contains(value.type) {
        entry.node.update(content(value), inner)
      }
    }
  }

  // MARK: - UIKit

  /// Has UIKit follow in the next turn: an update may be in the middle of a layout.
  private func show() {
    guard !isShowing else { return }
    isShowing = true
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      isShowing = false
      guard isMounted else { return }
      let controllers = controllers
      guard navigation.viewControllers != controllers else { return }
      navigation.setViewControllers(controllers, animated: true)
    }
  }

  override func update(
    _ view: NavigationStack<Data, Root>, _ environment: EnvironmentValues
  ) {
    let isOther = environment.stamp != self.environment.stamp
    super.update(view, environment)
    root.update(view.root, inner)
    if isOther { for entry in stack { entry.node.setEnvironment(inner) } }
    rerun()
  }

  override func setEnvironment(_ environment: EnvironmentValues) {
    guard environment.stamp != self.environment.stamp else { return }
    self.environment = environment
    for node in [root] + stack.map(\.node) { node?.setEnvironment(inner) }
  }

  override func pageAppears(_ isVisible: Bool) { updateVisibility() }

  /// The topmost page is seen, where the stack itself is. It is told after the update at hand,
  /// which may be at work on the nodes that hear of it.
  private func updateVisibility() {
    graph.after { [weak self] in self?.tellVisibility() }
  }

  private func tellVisibility() {
    guard isMounted else { return }
    let nodes = [root!] + stack.map(\.node)
    nodes.last?.setVisible(isOnVisiblePage)
    for node in nodes.dropLast() { node.setVisible(false) }
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    navigation.willMove(toParent: nil)
    navigation.removeFromParent()
  }
}
