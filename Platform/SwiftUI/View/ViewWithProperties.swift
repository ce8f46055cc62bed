/// A view made by something else that holds dynamic properties: a style.
@MainActor protocol ViewWithProperties: PrimitiveView {
  associatedtype Holder
  associatedtype Content: View
  var holder: Holder { get }
  func content(_ holder: Holder) -> Content
}

extension ViewWithProperties {
  /// A node that keeps the holder's state.
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    HolderNode(view, in: context)
  }
}

private final class HolderNode<V: ViewWithProperties>: _ViewNode<V> {
  private let fields = ViewFields.of(V.Holder.self)
  private let installation = _Installation()
  private var child: _ViewNode<V.Content>!

  override init(_ view: V, in context: _NodeContext) {
    super.init(view, in: context)
    installation.node = self
    let content = evaluate()
    child = V.Content._makeNode(content, in: _NodeContext(under: self, environment))
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    super.update(view, environment)
    rerun()
  }

  override func rerun() {
    let content = evaluate()
    child.update(content, environment)
  }

  private func evaluate() -> V.Content {
    reader.read {
      var holder = view.holder
      installation.begin(environment)
      fields.install(&holder, installation)
      return view.content(holder)
    }
  }

  override func unmount() {
    super.unmount()
    installation.end()
  }
}
