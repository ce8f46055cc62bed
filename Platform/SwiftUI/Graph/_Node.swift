/// Where a node is made: under which node, with which values around it.
@preconcurrency @MainActor public struct _NodeContext {
  let parent: _Node?
  let graph: Graph
  let environment: EnvironmentValues

  /// The place of a child of `parent`.
  init(under parent: _Node, _ environment: EnvironmentValues) {
    self.parent = parent
    graph = parent.graph
    self.environment = environment
  }

  /// The place of the topmost node of a graph.
  init(root graph: Graph, _ environment: EnvironmentValues) {
    parent = nil
    self.graph = graph
    self.environment = environment
  }
}

/// What stands for a view as long as it is on the screen: its state, its widgets, its place.
///
/// It is the ground that the toolkit stands on, not a class for apps.
@preconcurrency @MainActor public class _Node {
  private(set) weak var parent: _Node?
  let graph: Graph
  let depth: Int
  var environment: EnvironmentValues
  /// What the node has read, so that it hears when that changes.
  /// Unsafe because the end of a node has no isolation; nobody else has the node then.
  nonisolated(unsafe) let reader = Reader()
  private(set) var isMounted = true

  init(in context: _NodeContext) {
    parent = context.parent
    graph = context.graph
    depth = (context.parent?.depth ?? 0) + 1
    environment = context.environment
    reader.node = self
  }

  deinit { reader.node = nil }

  /// The nodes of the views in this one, in their order.
  var children: [_Node] { [] }

  /// The page whose ground the node is; nil where it is none's. Nodes say it themselves, since there are
  /// as many types of nodes as of views, and to find out whether a type fills a role takes long.
  var nodePage: NodePage? { nil }

  /// Whether the node is a tab's that is not chosen.
  var isHiddenTab: Bool { false }

  /// What the node gives to the layout that it stands in: nothing, one thing, or many.
  var items: [LayoutItem] {
    let children = children
    if children.count == 1 { return children[0].items }
    return children.flatMap(\.items)
  }

  /// The name of the view's type, for messages.
  var viewName: String { "\(type(of: self))" }

  /// The texts in the view: a control is read to a person by one name.
  var spokenText: String {
    children.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Something below gives other items than before. Nodes that hold a layout take them up.
  func itemsChanged() { parent?.itemsChanged() }

  /// Does again what was done with values that have changed.
  func rerun() {}

  /// Takes the values from around and hands them on.
  func setEnvironment(_ environment: EnvironmentValues) {}

  /// Takes another value of the view, which lies at an address.
  func take(viewAt address: UnsafeRawPointer, _ environment: EnvironmentValues) {}

  /// Changes how changes in the view are shown.
  func change(_ transaction: inout Transaction) {}

  /// Changes a transaction as the views around this one say, the outermost first.
  final func changeFromAbove(_ transaction: inout Transaction) {
    parent?.changeFromAbove(&transaction)
    parent?.change(&transaction)
  }

  /// Collects the values of a preference from the views below, in their order.
  func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    for child in children { child.reducePreference(key, into: &value) }
  }

  /// Something below says another value of a preference.
  func preferenceChanged(_ key: ObjectIdentifier) { parent?.preferenceChanged(key) }

  /// The page that the view is on is covered by another, or is seen again.
  func pageAppears(_ isVisible: Bool) { for child in children { child.pageAppears(isVisible) } }

  /// The view has left the screen for good.
  func unmount() {
    guard isMounted else { return }
    isMounted = false
    reader.end()
    for child in children { child.unmount() }
  }
}

/// The node of a view of one type.
@preconcurrency @MainActor public class _ViewNode<V: View>: _Node {
  /// Where the view is kept. It lies in memory of its own, so that views can be compared and taken
  /// over where they lie, without copies that would retain all that they hold. Unsafe because the end
  /// of a node, which frees it, has no isolation; nobody else has the node then.
  nonisolated(unsafe) final let kept: UnsafeMutablePointer<V>?

  /// The view's latest value, for nodes that keep it.
  final var view: V {
    _read { yield place.pointee }
    _modify { yield &place.pointee }
  }

  private final var place: UnsafeMutablePointer<V> {
    guard let kept else { preconditionFailure("A node that keeps no view was asked for it.") }
    return kept
  }

  /// Makes a node that keeps its view.
  init(_ view: V, in context: _NodeContext) {
    kept = .allocate(capacity: 1)
    kept?.initialize(to: view)
    super.init(in: context)
  }

  /// Makes a node that only hands on what is in its view. Views hold all that is in them, so that
  /// every node on the way would hold it once more.
  init(handingOnIn context: _NodeContext) {
    kept = nil
    super.init(in: context)
  }

  deinit {
    kept?.deinitialize(count: 1)
    kept?.deallocate()
  }

  override var viewName: String { "\(V.self)" }

  /// Keeps another value of the view, where the node does, and the values from around it.
  final func keep(_ address: UnsafePointer<V>, _ environment: EnvironmentValues) {
    // Not by update(from:count:): that copies up to the next multiple of the alignment, where in the
    // middle of a tuple another view begins.
    if let kept { kept.pointee = address.pointee }
    self.environment = environment
  }

  /// Takes another value of the view, and the values from around it.
  func update(_ view: V, _ environment: EnvironmentValues) {
    kept?.pointee = view
    self.environment = environment
  }

  override func take(viewAt address: UnsafeRawPointer, _ environment: EnvironmentValues) {
    update(address.assumingMemoryBound(to: V.self).pointee, environment)
  }

  override func setEnvironment(_ environment: EnvironmentValues) {
    guard environment.stamp != self.environment.stamp else { return }
    if kept != nil {
      update(view, environment)
    } else {
      self.environment = environment
      for child in children { child.setEnvironment(environment) }
    }
  }
}
