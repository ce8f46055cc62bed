/// A value that views hand to those around them.
public protocol PreferenceKey {
  /// What the value is.
  associatedtype Value
  /// The value where no view has set one.
  static var defaultValue: Value { get }
  /// Joins the value of one view with that of the next.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

struct PreferenceModifier<Key: PreferenceKey>: ViewModifier {
  let value: Key.Value

  static func _makeNode<Changed: View>(
    _ view: ModifiedContent<Changed, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Changed, Self>> {
    PreferenceNode(view, in: context)
  }

  typealias Body = Never

  private final class PreferenceNode<Content: View>: _ViewNode<
    ModifiedContent<Content, PreferenceModifier<Key>>
  >
  {
    private var child: _ViewNode<Content>!

    override init(
      _ view: ModifiedContent<Content, PreferenceModifier<Key>>, in context: _NodeContext
    ) {
      super.init(view, in: context)
      child = Content._makeNode(view.content, in: _NodeContext(under: self, environment))
      preferenceChanged(ObjectIdentifier(Key.self))
    }

    override var children: [_Node] { child.map { [$0] } ?? [] }

    override func update(
      _ view: ModifiedContent<Content, PreferenceModifier<Key>>, _ environment: EnvironmentValues
    ) {
      let isSame = AnyEquality.areEqual(self.view.modifier.value, view.modifier.value)
      super.update(view, environment)
      child.update(view.content, environment)
      if !isSame { preferenceChanged(ObjectIdentifier(Key.self)) }
    }

    override func reducePreference<Other: PreferenceKey>(
      _ key: Other.Type, into value: inout Other.Value?
    ) {
      guard let own = view.modifier.value as? Other.Value, Other.self == Key.self else {
        return super.reducePreference(key, into: &value)
      }
      if value == nil { value = own } else { Other.reduce(value: &value!) { own } }
    }

    override func unmount() {
      super.unmount()
      preferenceChanged(ObjectIdentifier(Key.self))
    }
  }
}

struct PreferenceChangeModifier<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
  let action: (Key.Value) -> Void
  typealias Body = Never

  static func _makeNode<Changed: View>(
    _ view: ModifiedContent<Changed, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Changed, Self>> {
    ChangeNode(view, in: context)
  }

  private final class ChangeNode<Content: View>: _ViewNode<
    ModifiedContent<Content, PreferenceChangeModifier<Key>>
  >
  {
    private var child: _ViewNode<Content>!
    private var last: Key.Value?
    private var isWaiting = false

    override init(
      _ view: ModifiedContent<Content, PreferenceChangeModifier<Key>>, in context: _NodeContext
    ) {
      super.init(view, in: context)
      child = Content._makeNode(view.content, in: _NodeContext(under: self, environment))
      preferenceChanged(ObjectIdentifier(Key.self))
    }

    override var children: [_Node] { child.map { [$0] } ?? [] }

    override func update(
      _ view: ModifiedContent<Content, PreferenceChangeModifier<Key>>,
      _ environment: EnvironmentValues
    ) {
      super.update(view, environment)
      child.update(view.content, environment)
    }

    override func preferenceChanged(_ key: ObjectIdentifier) {
      super.preferenceChanged(key)
      guard key == ObjectIdentifier(Key.self), !isWaiting else { return }
      isWaiting = true
      graph.after { [weak self] in self?.tell() }
    }

    private func tell() {
      isWaiting = false
      guard isMounted, child != nil else { return }
      var value: Key.Value?
      child.reducePreference(Key.self, into: &value)
      let now = value ?? Key.defaultValue
      guard now != last else { return }
      last = now
      view.modifier.action(now)
    }
  }
}

extension View {
  /// Hands a value to the views around this one.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    modifier(PreferenceModifier<Key>(value: value))
  }

  /// Does something when the joined value of the views in this one has changed.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceChangeModifier<Key>(action: action))
  }
}
