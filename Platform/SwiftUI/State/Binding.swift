/// A way to a value that is kept elsewhere.
///
/// ```swift
/// struct Switch: View {
///   @Binding var isOn: Bool
///   var body: some View {
///     Button(isOn ? "On" : "Off") { isOn.toggle() }
///   }
/// }
/// ```
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  let source: BindingSource<Value>

  init(_ source: BindingSource<Value>) { self.source = source }

  /// Makes a binding of two functions.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    source = FunctionSource(get, set)
  }

  /// Makes a binding to the same value as another, for a property wrapper's initialiser.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Makes a binding to what another optional binding holds; nil when it holds nothing.
  public init?(_ base: Binding<Value?>) {
    guard let present = base.source.get() else { return nil }
    source = FunctionSource({ base.source.get() ?? present }, { base.source.set($0) })
  }

  /// Makes an optional binding to a value that is always there.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    source = FunctionSource({ base.source.get() }, { if let value = $0 { base.source.set(value) } })
  }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(ConstantSource(value))
  }

  /// The value.
  public var wrappedValue: Value {
    get { source.get() }
    nonmutating set { source.set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(
    dynamicMember path: WritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    Binding<Part>(PartSource(source, path))
  }

  /// Nothing is kept.
  @MainActor public static func _install(_ property: inout Self, in installation: _Installation) {}

  /// Two bindings are the same input when they lead to the same place, whatever lies there.
  @MainActor public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    one.source === other.source || one.source.leadsWhere(other.source)
  }
}

// Unchecked because the place is used on the main actor, which a write checks.
extension Binding: @unchecked Sendable where Value: Sendable {}

/// Where a binding leads.
class BindingSource<Value> {
  func get() -> Value { fatalError("A source says where it leads.") }
  func set(_ value: Value) {}
  /// Whether the other leads to the same place.
  func leadsWhere(_ other: AnyObject) -> Bool { false }
}

/// Leads to the state of a view.
final class LocationSource<Value>: BindingSource<Value> {
  private let location: StateLocation<Value>
  init(_ location: StateLocation<Value>) { self.location = location }
  override func get() -> Value { location.read() }
  override func set(_ value: Value) { location.write(value) }
  override func leadsWhere(_ other: AnyObject) -> Bool {
    (other as? LocationSource<Value>)?.location === location
  }
}

/// Leads to a part of what another leads to.
private final class PartSource<Whole, Part>: BindingSource<Part> {
  private let whole: BindingSource<Whole>
  private let path: WritableKeyPath<Whole, Part>
  init(_ whole: BindingSource<Whole>, _ path: WritableKeyPath<Whole, Part>) {
    self.whole = whole
    self.path = path
  }
  override func get() -> Part { whole.get()[keyPath: path] }
  override func set(_ value: Part) {
    var whole = self.whole.get()
    whole[keyPath: path] = value
    self.whole.set(whole)
  }
  override func leadsWhere(_ other: AnyObject) -> Bool {
    guard let other = other as? PartSource<Whole, Part> else { return false }
    return path == other.path && (whole === other.whole || whole.leadsWhere(other.whole))
  }
}

/// Leads to a property of an object.
class ObjectSource<Object: AnyObject, Part>: BindingSource<Part> {
  fileprivate let object: Object
  private let path: ReferenceWritableKeyPath<Object, Part>
  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Part>) {
    self.object = object
    self.path = path
  }
  override func get() -> Part { object[keyPath: path] }
  override func set(_ value: Part) { object[keyPath: path] = value }
  override func leadsWhere(_ other: AnyObject) -> Bool {
    guard let other = other as? ObjectSource<Object, Part> else { return false }
    return object === other.object && path == other.path
  }
}

/// Leads to a property of an object that tells of its changes: who reads it through the binding hears
/// of them.
final class PublishingSource<Object: ObservableObject, Part>: ObjectSource<Object, Part> {
  override func get() -> Part {
    object.objectWillChange.note()
    return super.get()
  }
}

private final class FunctionSource<Value>: BindingSource<Value> {
  private let getter: () -> Value
  private let setter: (Value) -> Void
  init(_ getter: @escaping () -> Value, _ setter: @escaping (Value) -> Void) {
    self.getter = getter
    self.setter = setter
  }
  override func get() -> Value { getter() }
  override func set(_ value: Value) { setter(value) }
}

private final class ConstantSource<Value>: BindingSource<Value> {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
  override func leadsWhere(_ other: AnyObject) -> Bool {
    (other as? ConstantSource<Value>).map { AnyEquality.areEqual($0.value, value) } ?? false
  }
}
