/// A node that knows nodes in it by an identity that an app has given.
@MainActor protocol IdentifiedNodes {
  func node(of id: AnyHashable) -> _Node?
}

struct IdentityModifier<ID: Hashable>: ViewModifier {
  let id: ID
  typealias Body = Never

  static func _makeNode<Changed: View>(
    _ view: ModifiedContent<Changed, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Changed, Self>> {
    IdentityNode(view, in: context)
  }

  private final class IdentityNode<Content: View>: _ViewNode<
    ModifiedContent<Content, IdentityModifier<ID>>
  >, IdentifiedNodes
  {
    private var child: _ViewNode<Content>!

    override init(
      _ view: ModifiedContent<Content, IdentityModifier<ID>>, in context: _NodeContext
    ) {
      super.init(view, in: context)
      make()
    }

    private func make() {
      child = Content._makeNode(view.content, in: _NodeContext(under: self, environment))
    }

    func node(of id: AnyHashable) -> _Node? {
      id == AnyHashable(view.modifier.id) ? child : nil
    }

    override var children: [_Node] { child.map { [$0] } ?? [] }

    override func update(
      _ view: ModifiedContent<Content, IdentityModifier<ID>>, _ environment: EnvironmentValues
    ) {
      let isSame = self.view.modifier.id == view.modifier.id
      super.update(view, environment)
      if isSame {
        child.update(view.content, environment)
      } else {
        child.unmount()
        make()
        itemsChanged()
      }
    }
  }
}

extension View {
  /// Gives the view an identity. With another one it is another view, whose state is new; a
  /// `ScrollViewReader` scrolls to it.
  public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityModifier(id: id)) }
}
