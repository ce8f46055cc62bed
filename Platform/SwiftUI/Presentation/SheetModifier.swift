/// Shows a page above the window while there is an item for it.
struct SheetModifier<Item>: ViewModifier {
  let item: Binding<Item?>
  let id: (Item) -> AnyHashable
  let style: UIModalPresentationStyle
  let onDismiss: (() -> Void)?
  let content: (Item) -> any View
  typealias Body = Never

  static func _makeNode<Changed: View>(
    _ view: ModifiedContent<Changed, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Changed, Self>> {
    SheetNode(view, in: context)
  }
}

private final class SheetNode<Content: View, Item>: PresentingNode<Content, SheetModifier<Item>> {
  private struct Shown {
    let id: AnyHashable
    let node: PageNode
    let onDismiss: (() -> Void)?
  }
  private var shown: Shown?
  /// The page that is on its way out.
  private var leaving: Shown?

  override func rerun() {
    let modifier = view.modifier
    let page = reader.read {
      modifier.item.wrappedValue.map { (modifier.id($0), modifier.content($0)) }
    }
    guard let page else { return takeAway() }
    if let shown, shown.id == page.0 { return shown.node.update(page.1, environment) }
    takeAway()
    show(page.1, id: page.0)
  }

  private func show(_ content: any View, id: AnyHashable) {
    let target = DismissAction.Target()
    let node = PageNode(
      content, in: _NodeContext(under: self, environment), dismiss: DismissAction(target))
    node.page.modalPresentationStyle = view.modifier.style
    let shown = Shown(id: id, node: node, onDismiss: view.modifier.onDismiss)
    self.shown = shown
    target.act = { [weak self, weak node] in
      if self?.shown?.node === node { self?.view.modifier.item.wrappedValue = nil }
    }
    node.page.onDismissed = { [weak self, weak node] in
      if let self, let node { left(node) }
    }
    graph.after { [weak self, weak node] in
      if let self, let node { present(node) }
    }
  }

  private func present(_ node: PageNode) {
    guard shown?.node === node, let controller else { return }
    (controller.view as? HostingCanvas)?.whenInWindow { [weak self, weak node, weak controller] in
      guard let node, self?.shown?.node === node else { return }
      controller?.present(node.page, animated: true)
    }
  }

  private func takeAway() {
    guard let shown else { return }
    self.shown = nil
    guard let presenter = shown.node.page.presentingViewController else {
      return finish(shown)
    }
    if let leaving { finish(leaving) }
    leaving = shown
    // After the update, since a controller that goes lays out and calls back.
    graph.after { [self] in
      presenter.dismiss(animated: true) { [self] in left(shown.node) }
    }
  }

  /// The page has left the screen, by a person or by a change of the item.
  private func left(_ node: PageNode) {
    if let leaving, leaving.node === node {
      self.leaving = nil
      finish(leaving)
    } else if let shown, shown.node === node {
      self.shown = nil
      view.modifier.item.wrappedValue = nil
      finish(shown)
    }
  }

  private func finish(_ shown: Shown) {
    guard shown.node.isMounted else { return }
    shown.node.unmount()
    shown.onDismiss?()
  }

  override func setEnvironment(_ environment: EnvironmentValues) {
    guard environment.stamp != self.environment.stamp else { return }
    super.setEnvironment(environment)
    shown?.node.setEnvironment(environment)
  }

  override func end() { takeAway() }
}

extension Binding where Value == Bool {
  /// A binding to something that is there while this one is true.
  var whileTrue: Binding<Bool?> {
    Binding<Bool?>(get: { wrappedValue ? true : nil }, set: { wrappedValue = $0 ?? false })
  }
}

extension View {
  /// Shows a sheet while `isPresented` is true. Escape closes it and sets `isPresented` to false.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        item: isPresented.whileTrue, id: { AnyHashable($0) }, style: .pageSheet,
        onDismiss: onDismiss, content: { _ in content() }))
  }

  /// Shows a sheet while there is an item; another item's sheet takes its place.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        item: item, id: { AnyHashable($0.id) }, style: .pageSheet, onDismiss: onDismiss,
        content: { content($0) }))
  }

  /// Shows a page over the whole window while `isPresented` is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        item: isPresented.whileTrue, id: { AnyHashable($0) }, style: .fullScreen,
        onDismiss: onDismiss, content: { _ in content() }))
  }

  /// Shows a page over the whole window while there is an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        item: item, id: { AnyHashable($0.id) }, style: .fullScreen, onDismiss: onDismiss,
        content: { content($0) }))
  }
}
