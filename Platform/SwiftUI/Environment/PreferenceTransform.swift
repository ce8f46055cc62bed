struct PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier {
  let transform: (inout Key.Value) -> Void
  typealias Body = Never

  static func _makeNode<Changed: View>(
    _ view: ModifiedContent<Changed, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Changed, Self>> {
    TransformNode(view, in: context)
  }

  private final class TransformNode<Content: View>: _ViewNode<
    ModifiedContent<Content, PreferenceTransformModifier<Key>>
  >
  {
    private var child: _ViewNode<Content>!

    override init(
      _ view: ModifiedContent<Content, PreferenceTransformModifier<Key>>, in context: _NodeContext
    ) {
      super.init(view, in: context)
      child = Content._makeNode(view.content, in: _NodeContext(under: self, environment))
      preferenceChanged(ObjectIdentifier(Key.self))
    }

    override var children: [_Node] { child.map { [$0] } ?? [] }

    override func update(
      _ view: ModifiedContent<Content, PreferenceTransformModifier<Key>>,
      _ environment: EnvironmentValues
    ) {
      super.update(view, environment)
      child.update(view.content, environment)
      preferenceChanged(ObjectIdentifier(Key.self))
    }

    override func reducePreference<Other: PreferenceKey>(
      _ key: Other.Type, into value: inout Other.Value?
    ) {
      guard Other.self == Key.self, let child else {
        return super.reducePreference(key, into: &value)
      }
      var inside: Key.Value?
      child.reducePreference(Key.self, into: &inside)
      var changed = inside ?? Key.defaultValue
      view.modifier.transform(&changed)
      guard let own = changed as? Other.Value else { return }
      if value == nil { value = own } else { Other.reduce(value: &value!) { own } }
    }

    override func unmount() {
      super.unmount()
      preferenceChanged(ObjectIdentifier(Key.self))
    }
  }
}

extension View {
  /// Changes the joined value of the views in this one on its way to those around.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransformModifier<Key>(transform: callback))
  }
}
