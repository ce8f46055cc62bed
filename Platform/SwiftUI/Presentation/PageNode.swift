import Layout

/// What a page has for the nodes on it.
struct NodePage {
  /// The controller whose view the nodes' views lie on.
  let controller: UIViewController?
  /// Whether no other page covers it.
  let isVisible: Bool
}

extension _Node {
  /// The controller whose view the node's views lie on.
  var controller: UIViewController? {
    var node: _Node? = self
    while let current = node {
      if let page = current.nodePage { return page.controller }
      node = current.parent
    }
    return nil
  }

  /// Whether the page that the node's views are on is not covered by another.
  var isOnVisiblePage: Bool {
    var node: _Node? = self
    while let current = node {
      if let page = current.nodePage { return page.isVisible }
      if current.isHiddenTab { return false }
      node = current.parent
    }
    return true
  }
}

/// A controller whose view is the ground of nodes in the graph of another.
final class PageController: UIViewController {
  let ground = HostingCanvas(frame: .zero)
  /// Called when the controller was dismissed, by whomever.
  var onDismissed: @MainActor () -> Void = {}
  /// Called when the controller has left the stack that it was on.
  var onLeft: @MainActor () -> Void = {}
  /// Whether the stack shows no bar above the page.
  var hidesNavigationBar = false
  /// Whether the stack shows no bar below the page.
  var hidesToolbar = false
  /// The ground of the bar above the page.
  var barGround = BarGround()
  /// The ground of the bar below the page.
  var toolbarGround = BarGround()

  override func loadView() { view = ground }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { onLeft() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { onDismissed() }
  }
}

/// The node above the views of a page that is shown by a controller of its own.
final class PageNode: _Node {
  let page = PageController()
  /// Nil for a page that cannot be closed by itself.
  private let dismiss: DismissAction?
  /// Whether no other page of the stack covers this one.
  private(set) var isVisible: Bool
  private var slot: Slot!
  private var isTelling = false
  /// The values inside for those around the page: made once, so that they stay the same ones.
  private var lastInner: (stamp: Int, inner: EnvironmentValues)?
  private let editMode = Binding(LocationSource(StateLocation(EditMode.inactive)))

  init(
    _ content: any View, in context: _NodeContext, dismiss: DismissAction?, isHidden: Bool = false
  ) {
    self.dismiss = dismiss
    isVisible = !isHidden
    super.init(in: context)
    page.ground.backgroundColor = .systemBackground
    page.ground.beforeLayout = { [weak graph] in graph?.update() }
    page.ground.placeInSafeArea()
    slot = Slot(content, under: self, inner(context.environment))
    itemsChanged()
    tellController()
  }

  override var nodePage: NodePage? { NodePage(controller: page, isVisible: isVisible) }
  override var children: [_Node] { slot.map { [$0.node] } ?? [] }
  override var items: [LayoutItem] { [] }

  private func inner(_ environment: EnvironmentValues) -> EnvironmentValues {
    if let last = lastInner, last.stamp == environment.stamp { return last.inner }
    var inner = environment
    inner.editMode = editMode
    if let dismiss {
      inner.dismiss = dismiss
      inner.isPresented = true
    }
    lastInner = (environment.stamp, inner)
    return inner
  }

  override func itemsChanged() {
    guard let slot else { return }
    page.ground.content.items = slot.node.items
  }

  func update(_ content: any View, _ environment: EnvironmentValues) {
    self.environment = environment
    if slot.update(content, under: self, inner(environment)) { itemsChanged() }
  }

  override func setEnvironment(_ environment: EnvironmentValues) {
    guard environment.stamp != self.environment.stamp else { return }
    self.environment = environment
    slot.node.setEnvironment(inner(environment))
    tellController()
  }

  /// The page is covered by another, or is seen again.
  func setVisible(_ isVisible: Bool) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    slot.node.pageAppears(isVisible)
  }

  /// What a page says about itself is for its own controller.
  override func preferenceChanged(_ key: ObjectIdentifier) {
    tellController()
    // Whether a sheet may go is said by the pages of a stack in it.
    if key == ObjectIdentifier(DismissDisabledKey.self) { parent?.preferenceChanged(key) }
  }

  private func tellController() {
    guard !isTelling else { return }
    isTelling = true
    graph.after { [weak self] in
      guard let self else { return }
      isTelling = false
      // The views may say something while they are made, and be laid out then; the page is told once
      // they are there.
      if isMounted, let slot { page.take(preferencesOf: slot.node) }
    }
  }
}
