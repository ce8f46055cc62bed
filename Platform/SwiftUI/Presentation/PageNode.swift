import Layout

/// A node whose views lie on the view of a controller.
@MainActor protocol ControllerNode: AnyObject {
  var pageController: UIViewController? { get }
}

extension _Node {
  /// The controller whose view the node's views lie on.
  var controller: UIViewController? {
    var node: _Node? = self
    while let current = node {
      if let holder = current as? any ControllerNode { return holder.pageController }
      node = current.parent
    }
    return nil
  }
}

/// A controller whose view is the ground of nodes in the graph of another.
final class PageController: UIViewController {
  let ground = HostingCanvas(frame: .zero)
  /// Called when the controller was dismissed, by whomever.
  var onDismissed: @MainActor () -> Void = {}

  override func loadView() { view = ground }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { onDismissed() }
  }
}

/// The node above the views of a page that is shown by a controller of its own.
final class PageNode: _Node, ControllerNode {
  let page = PageController()
  private let dismiss: DismissAction
  private var slot: Slot!
  private var isTelling = false

  init(_ content: any View, in context: _NodeContext, dismiss: DismissAction) {
    self.dismiss = dismiss
    super.init(in: context)
    page.ground.backgroundColor = .systemBackground
    page.ground.beforeLayout = { [weak graph] in graph?.update() }
    page.ground.placeInSafeArea()
    slot = Slot(content, under: self, inner(context.environment))
    itemsChanged()
    tellController()
  }

  var pageController: UIViewController? { page }
  override var children: [_Node] { slot.map { [$0.node] } ?? [] }
  override var items: [LayoutItem] { [] }

  private func inner(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.dismiss = dismiss
    environment.isPresented = true
    return environment
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
  }

  /// What a page says about itself is for its own controller.
  override func preferenceChanged(_ key: ObjectIdentifier) { tellController() }

  private func tellController() {
    guard !isTelling else { return }
    isTelling = true
    graph.after { [weak self] in
      guard let self else { return }
      isTelling = false
      if isMounted { page.take(preferencesOf: slot.node) }
    }
  }
}

extension UIViewController {
  /// Takes over what views say about the controller that shows them.
  func take(preferencesOf node: _Node) {
    func value<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
      var value: Key.Value?
      node.reducePreference(key, into: &value)
      return value
    }
    isModalInPresentation = value(DismissDisabledKey.self) ?? false
    if let text = value(NavigationTitleKey.self) ?? nil {
      let string = text.resolved(in: TextEnvironment(node.environment)).string
      if navigationItem.title != string { title = string }
    }
    if let hides = value(BackButtonHiddenKey.self), navigationItem.hidesBackButton != hides {
      navigationItem.hidesBackButton = hides
    }
    if let hides = value(NavigationBarHiddenKey.self), let navigation = navigationController,
      navigation.topViewController === self, navigation.isNavigationBarHidden != hides
    {
      navigation.isNavigationBarHidden = hides
    }
  }
}
