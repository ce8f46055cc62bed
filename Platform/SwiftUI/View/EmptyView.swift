/// A view that shows nothing and takes no room.
nonisolated public struct EmptyView: PrimitiveView {
  /// Makes nothing.
  public init() {}

  /// A node without items.
  @MainActor public static func _makeNode(
    _ view: EmptyView, in context: _NodeContext
  ) -> _ViewNode<EmptyView> {
    EmptyNode(view, in: context)
  }
}

private final class EmptyNode: _ViewNode<EmptyView> {
  override var items: [LayoutItem] { [] }
}
