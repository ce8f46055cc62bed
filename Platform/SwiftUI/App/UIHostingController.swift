import Layout

/// A controller whose view shows views of SwiftUI.
///
/// ```swift
/// let controller = UIHostingController(rootView: Text("Hello"))
/// ```
open class UIHostingController<Content: View>: UIViewController {
  /// The views.
  open var rootView: Content {
    didSet { hosting?.update(rootView) }
  }
  private var hosting: Hosting<Content>?

  /// Shows views.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// For subclasses that show a view of their own when a storyboard makes them.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: coder)
  }

  /// A storyboard cannot know the views: use `init(coder:rootView:)`.
  public required init?(coder: NSCoder) {
    preconditionFailure("Use init(coder:rootView:), which says what the controller shows.")
  }

  /// Makes the view.
  open override func loadView() {
    let hosting = Hosting(rootView, owner: self)
    self.hosting = hosting
    view = hosting.canvas
  }

  /// Tells the views that they are seen again, if they were told that they are not.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hosting?.setVisible(true)
  }

  /// Tells the views that they are no longer seen; what is presented above them leaves them seen.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if presentedViewController == nil { hosting?.setVisible(false) }
  }

  /// The size that the views take when they are offered `size`.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    loadViewIfNeeded()
    return hosting?.canvas.sizeThatFits(size) ?? .zero
  }
}

/// The ground of a tree of views: its canvas, its graph and its topmost node.
@MainActor final class Hosting<Content: View> {
  let canvas = HostingCanvas(frame: .zero)
  let graph = Graph()
  private(set) var node: _ViewNode<Content>!

  init(_ content: Content, owner: UIViewController? = nil) {
    canvas.beforeLayout = { [weak graph] in graph?.update() }
    canvas.onTraits = { [weak self] in self?.takeTraits() }
    var environment = EnvironmentValues()
    environment.take(canvas.traitCollection)
    environment.scenePhase = .current
    environment.editMode = Binding(LocationSource(StateLocation(EditMode.inactive)))
    let root = RootNode(in: _NodeContext(root: graph, environment))
    root.hosting = canvas
    root.owner = owner
    node = Content._makeNode(content, in: _NodeContext(under: root, environment))
    root.child = node
    self.root = root
    root.itemsChanged()
    canvas.placeInSafeArea()
    ItemCanvas.takeItems()
    phaseWatch = ScenePhaseWatch { [weak self] in self?.take($0) }
  }

  private var root: RootNode!
  private var phaseWatch: ScenePhaseWatch?

  private func take(_ phase: ScenePhase) {
    var environment = node.environment
    guard environment.scenePhase != phase else { return }
    environment.scenePhase = phase
    node.setEnvironment(environment)
  }

  func update(_ content: Content) {
    graph.begin { node.update(content, node.environment) }
  }

  private func takeTraits() {
    var environment = node.environment
    environment.take(canvas.traitCollection)
    node.setEnvironment(environment)
  }

  /// The controller's view is covered, or is seen again.
  func setVisible(_ isVisible: Bool) { root.setVisible(isVisible) }

  isolated deinit {
    node.unmount()
    // The graph goes with this object, so nobody else would tell the views' last words.
    let graph = graph
    DispatchQueue.main.async { graph.update() }
  }
}

/// The node above a tree's first view.
final class RootNode: _Node {
  weak var hosting: ItemCanvas?
  weak var owner: UIViewController?
  weak var child: _Node?
  private(set) var isVisible = true
  private var isTelling = false

  override var nodePage: NodePage? { NodePage(controller: owner, isVisible: isVisible) }

  func setVisible(_ isVisible: Bool) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    child?.pageAppears(isVisible)
  }

  override func preferenceChanged(_ key: ObjectIdentifier) {
    guard !isTelling else { return }
    isTelling = true
    graph.after { [weak self] in
      guard let self else { return }
      isTelling = false
      if let child { owner?.take(preferencesOf: child) }
    }
  }

  override func itemsChanged() {
    guard let child, let hosting else { return }
    hosting.content.items = child.items
  }
}

/// The canvas of a tree of views, which tells when the traits are others.
final class HostingCanvas: ItemCanvas {
  var onTraits: @MainActor () -> Void = {}
  private var waiting: [@MainActor () -> Void] = []

  /// Lays the content in the middle of what no bar covers.
  func placeInSafeArea() {
    place = { [weak self] bounds, content in
      let safe = bounds.inset(by: self?.safeAreaInsets ?? .zero)
      let proposal = ProposedSize(Size(safe.size))
      let size = content.sizeThatFits(proposal)
      return Placement(
        frame: Rect(
          x: safe.minX + (safe.width - size.width) / 2,
          y: safe.minY + (safe.height - size.height) / 2, width: size.width, height: size.height),
        proposal: proposal)
    }
  }

  /// Does something now, or as soon as the canvas is in a window.
  func whenInWindow(_ action: @escaping @MainActor () -> Void) {
    if window != nil { action() } else { waiting.append(action) }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if let window { FocusRegistry.shared.windowCame(window) }
    guard window != nil, !waiting.isEmpty else { return }
    let actions = waiting
    waiting = []
    // A window that is being put together can show nothing above itself yet.
    DispatchQueue.main.async { for action in actions { action() } }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    onTraits()
  }
}
