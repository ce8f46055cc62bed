struct DestinationModifier<Value: Hashable, Page: View>: WatchingModifier {
  let page: (Value) -> Page

  func begin(_ node: _Node) { register(node) }
  func update(_ memory: inout (), _ node: _Node) { register(node) }
  func end(_ memory: inout (), _ node: _Node) {
    node.environment.navigationContext?.removeDestination(ObjectIdentifier(Value.self), of: node)
  }

  private func register(_ node: _Node) {
    let context = node.environment.navigationContext
    context?.setDestination(ObjectIdentifier(Value.self), of: node) { value in
      guard let value = value.base.base as? Value else { return EmptyView() }
      return page(value)
    }
  }
}

/// Shows a page on the stack while there is an item for it.
struct PresentedPageModifier<Item: Hashable, Page: View>: ViewModifier {
  let item: Binding<Item?>
  let page: (Item) -> Page
  typealias Body = Never

  static func _makeNode<Changed: View>(
    _ view: ModifiedContent<Changed, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Changed, Self>> {
    PresentedPageNode(view, in: context)
  }
}

private final class PresentedPageNode<Content: View, Item: Hashable, Page: View>: PresentingNode<
  Content, PresentedPageModifier<Item, Page>
>
{
  override func rerun() {
    let stack = environment.navigationContext?.stack
    let modifier = view.modifier
    guard let item = reader.read({ modifier.item.wrappedValue }) else {
      stack?.withdraw(for: self)
      return
    }
    let page = PresentedPage(
      id: AnyHashable(item), make: { modifier.page(item) },
      onLeave: { [weak self] in self?.view.modifier.item.wrappedValue = nil })
    stack?.present(page, for: self)
  }

  override func end() { environment.navigationContext?.stack?.withdraw(for: self) }
}

extension View {
  /// Says what page stands for the values of a type on the stack that the view is in.
  ///
  /// It stands on a view that is always there, not in a row of a list. Where several views say it
  /// for one type, the first one counts.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(page: destination))
  }

  /// Shows a page on the stack while `isPresented` is true. Going back sets it to false.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let page = destination()
    return modifier(PresentedPageModifier(item: isPresented.whileTrue) { _ in page })
  }

  /// Shows a page on the stack while there is an item. Going back sets it to nil; another item's
  /// page takes its place.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(PresentedPageModifier(item: item, page: destination))
  }
}
