/// One of two views.
nonisolated public struct _ConditionalContent<First: View, Second: View>: PrimitiveView {
  enum Storage {
    case first(First)
    case second(Second)
  }
  let storage: Storage

  /// A node with the view of the branch.
  @MainActor public static func _makeNode(
    _ view: Self, in context: _NodeContext
  ) -> _ViewNode<Self> {
    ConditionalNode(view, in: context)
  }
}

private final class ConditionalNode<First: View, Second: View>: _ViewNode<
  _ConditionalContent<First, Second>
>
{
  private enum Branch {
    case first(_ViewNode<First>)
    case second(_ViewNode<Second>)
  }
  private var branch: Branch!

  override init(_ view: _ConditionalContent<First, Second>, in context: _NodeContext) {
    super.init(handingOnIn: context)
    make(view)
  }

  private func make(_ view: _ConditionalContent<First, Second>) {
    let inside = _NodeContext(under: self, environment)
    switch view.storage {
    case .first(let content): branch = .first(First._makeNode(content, in: inside))
    case .second(let content): branch = .second(Second._makeNode(content, in: inside))
    }
  }

  override var children: [_Node] {
    switch branch {
    case .first(let node): [node]
    case .second(let node): [node]
    case nil: []
    }
  }

  override func update(
    _ view: _ConditionalContent<First, Second>, _ environment: EnvironmentValues
  ) {
    super.update(view, environment)
    switch view.storage {
    case .first(let content):
      if case .first(let node) = branch { return node.update(content, environment) }
    case .second(let content):
      if case .second(let node) = branch { return node.update(content, environment) }
    }
    for child in children { child.unmount() }
    make(view)
    itemsChanged()
  }
}

extension Optional: View where Wrapped: View {
  /// There is none: the view is made by the toolkit.
  public var body: Never { fatalError("An optional view has no body.") }

  /// A node with the view, or with nothing.
  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self>
  {
    OptionalNode(view, in: context)
  }
}

private final class OptionalNode<Content: View>: _ViewNode<Content?> {
  private var node: _ViewNode<Content>?

  override init(_ view: Content?, in context: _NodeContext) {
    super.init(handingOnIn: context)
    make(view)
  }

  private func make(_ view: Content?) {
    node = view.map { Content._makeNode($0, in: _NodeContext(under: self, environment)) }
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }

  override func update(_ view: Content?, _ environment: EnvironmentValues) {
    super.update(view, environment)
    if let node, let view {
      node.update(view, environment)
    } else if node != nil || view != nil {
      node?.unmount()
      make(view)
      itemsChanged()
    }
  }
}
