/// The node of a modifier that leaves its content alone and shows something else beside it: whenever
/// anything may have changed, `rerun()` looks whether it is to be shown.
class PresentingNode<Content: View, Modifier: ViewModifier>: _ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  private var child: _ViewNode<Content>!

  override init(_ view: ModifiedContent<Content, Modifier>, in context: _NodeContext) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: _NodeContext(under: self, environment))
    rerun()
  }

  override final var children: [_Node] { child.map { [$0] } ?? [] }

  override final func update(
    _ view: ModifiedContent<Content, Modifier>, _ environment: EnvironmentValues
  ) {
    super.update(view, environment)
    child.update(view.content, environment)
    rerun()
  }

  override func setEnvironment(_ environment: EnvironmentValues) {
    guard environment.stamp != self.environment.stamp else { return }
    self.environment = environment
    child.setEnvironment(environment)
  }

  /// Takes away what is shown: the view is gone.
  func end() {}

  override final func unmount() {
    guard isMounted else { return }
    super.unmount()
    end()
  }
}
