/// A view of any type. Its state is kept as long as the type inside stays the same.
nonisolated public struct AnyView: PrimitiveView {
  private let content: any View

  /// Hides the type of a view.
  public init<Content: View>(_ view: Content) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Hides the type of a view.
  public init<Content: View>(erasing view: Content) { self.init(view) }

  /// Hides the type of a view that is known only while the program runs.
  init(any view: any View) { content = (view as? AnyView)?.content ?? view }

  /// A node with the view inside.
  @MainActor public static func _makeNode(_ view: AnyView, in context: _NodeContext) -> _ViewNode<
    AnyView
  > {
    AnyNode(view, in: context)
  }

  private final class AnyNode: _ViewNode<AnyView> {
    private var slot: Slot!

    override init(_ view: AnyView, in context: _NodeContext) {
      super.init(handingOnIn: context)
      slot = Slot(view.content, under: self, environment)
    }

    override var children: [_Node] { slot.map { [$0.node] } ?? [] }

    override func update(_ view: AnyView, _ environment: EnvironmentValues) {
      super.update(view, environment)
      if slot.update(view.content, under: self, environment) { itemsChanged() }
    }
  }
}
