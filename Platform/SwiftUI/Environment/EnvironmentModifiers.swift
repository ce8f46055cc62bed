/// A modifier that changes the values around a view.
@MainActor protocol EnvironmentModifier: ViewModifier where Body == Never {
  func change(_ environment: inout EnvironmentValues)
  /// Whether another value changes the environment in the same way.
  func isSame(_ other: Self) -> Bool
  /// Whether `change` can come upon an observable object, in a function of the app's.
  var readsObjects: Bool { get }
}

extension EnvironmentModifier {
  var readsObjects: Bool { false }

  /// A node that hands changed values on.
  public static func _makeNode<Changed: View>(
    _ view: ModifiedContent<Changed, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Changed, Self>> {
    EnvironmentNode(view, in: context)
  }
}

private final class EnvironmentNode<Content: View, Modifier: EnvironmentModifier>: _ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  private var child: _ViewNode<Content>!
  private var modifier: Modifier
  private var changed: EnvironmentValues

  override init(_ view: ModifiedContent<Content, Modifier>, in context: _NodeContext) {
    modifier = view.modifier
    changed = context.environment
    super.init(handingOnIn: context)
    change()
    child = Content._makeNode(view.content, in: _NodeContext(under: self, changed))
  }

  override var children: [_Node] { child.map { [$0] } ?? [] }

  override func update(
    _ view: ModifiedContent<Content, Modifier>, _ environment: EnvironmentValues
  ) {
    let isSame =
      environment.stamp == self.environment.stamp && !reader.isStale
      && view.modifier.isSame(modifier)
    super.update(view, environment)
    modifier = view.modifier
    if !isSame { change() }
    child.update(view.content, changed)
  }

  private func change() {
    changed = environment
    if modifier.readsObjects {
      reader.read { modifier.change(&changed) }
    } else {
      reader.readValues { modifier.change(&changed) }
    }
  }

  override func setEnvironment(_ environment: EnvironmentValues) {
    guard environment.stamp != self.environment.stamp else { return }
    self.environment = environment
    rerun()
  }

  override func rerun() {
    change()
    child.setEnvironment(changed)
  }
}

struct EnvironmentValueModifier<Value>: EnvironmentModifier {
  let path: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
  func change(_ environment: inout EnvironmentValues) { environment[keyPath: path] = value }
  func isSame(_ other: Self) -> Bool {
    path == other.path && AnyEquality.areEqual(value, other.value)
  }
}

struct EnvironmentTransformModifier<Value>: EnvironmentModifier {
  let path: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
  var readsObjects: Bool { true }
  func change(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: path]) }
  func isSame(_ other: Self) -> Bool { false }
}

struct EnvironmentObjectModifier<Object: AnyObject>: EnvironmentModifier {
  let object: Object?
  func change(_ environment: inout EnvironmentValues) {
    environment[EnvironmentObjectKey<Object>.self] = object
  }
  func isSame(_ other: Self) -> Bool { object === other.object }
}

extension View {
  /// Sets a value for the view and all in it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentValueModifier(path: keyPath, value: value))
  }

  /// Changes a value for the view and all in it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentTransformModifier(path: keyPath, transform: transform))
  }

  /// Puts an observable object around the view, for `@Environment(Type.self)`.
  public func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }

  /// Puts an observable object around the view, for `@EnvironmentObject`.
  public func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }
}
