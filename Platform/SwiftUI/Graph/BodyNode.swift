/// The node of a view that is composed of others: it keeps the state and runs the body.
final class BodyNode<V: View>: _ViewNode<V> {
  private let fields = ViewFields.of(V.self)
  private let installation: _Installation
  private var child: _ViewNode<V.Body>!

  override init(_ view: V, in context: _NodeContext) {
    installation = _Installation()
    super.init(view, in: context)
    installation.node = self
    let body = evaluate()
    child = V.Body._makeNode(body, in: _NodeContext(under: self, environment))
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }
  override var items: [LayoutItem] { child.items }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    withUnsafePointer(to: view) { take(viewAt: $0, environment) }
  }

  // Views are compared where they lie: a copy would retain all that they hold.
  override func take(viewAt address: UnsafeRawPointer, _ environment: EnvironmentValues) {
    let hasSameFields = kept.map { fields.areSame(at: $0, address) } ?? false
    let before = self.environment
    keep(address.assumingMemoryBound(to: V.self), environment)
    if hasSameFields, !reader.isStale,
      !environment.differs(from: before, in: reader.environmentKeys)
    {
      fields.refresh(address, installation)
      child.setEnvironment(environment)
    } else {
      rerun()
    }
  }

  override func setEnvironment(_ environment: EnvironmentValues) {
    guard environment.stamp != self.environment.stamp else { return }
    let before = self.environment
    self.environment = environment
    if environment.differs(from: before, in: reader.environmentKeys) {
      rerun()
    } else {
      child.setEnvironment(environment)
    }
  }

  override func rerun() {
    withUnsafePointer(to: evaluate()) { child.take(viewAt: $0, environment) }
  }

  private func evaluate() -> V.Body {
    reader.read {
      var installed = view
      installation.begin(environment)
      fields.install(&installed, installation)
      return installed.body
    }
  }

  override func unmount() {
    super.unmount()
    installation.end()
  }
}
