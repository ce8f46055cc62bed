/// An object whose views run again before one of its published properties changes.
///
/// It stands for the part of Combine that views need; new code uses `@Observable`.
public protocol ObservableObject: AnyObject {
  /// Tells that the object is about to change.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// The object's own publisher, which lives as long as it.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

/// Tells views that an object changes.
///
/// Unchecked because it is used on the main actor, which `send()` checks.
public final class ObservableObjectPublisher: @unchecked Sendable {
  private var readers = Readers()
  private(set) lazy var listeners = Listeners<Void>()
  private static let lock = NSLock()
  // Unsafe because the lock guards it.
  nonisolated(unsafe) private static var known: [ObjectIdentifier: Entry] = [:]

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  /// Makes a publisher.
  public init() {}

  /// Tells that the object is about to change. It is called on the main thread.
  public func send() {
    MainActor.preconditionIsolated("An observable object is changed on the main actor only.")
    MainActor.assumeIsolated {
      readers.tell()
      listeners.tell(())
    }
  }

  func note() { readers.note() }

  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let key = ObjectIdentifier(object)
      if let entry = known[key], entry.object === object { return entry.publisher }
      if known.count.isMultiple(of: 256) { known = known.filter { $0.value.object != nil } }
      let publisher = ObservableObjectPublisher()
      known[key] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}

/// A property of an observable object whose changes views hear of.
@propertyWrapper public struct Published<Value> {
  private var value: Value
  private var publisher: Publisher?

  /// Makes a property with its first value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Makes a property with its first value.
  public init(initialValue: Value) { value = initialValue }

  /// Only classes have published properties.
  @available(*, unavailable, message: "@Published is for properties of classes.")
  public var wrappedValue: Value {
    get { fatalError("Only classes have published properties.") }
    set { fatalError("Only classes have published properties.") }
  }

  /// The value in its object.
  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Self>
  ) -> Value {
    get { object[keyPath: storage].value }
    set {
      object.objectWillChange.send()
      object[keyPath: storage].publisher?.tell(newValue)
      object[keyPath: storage].value = newValue
    }
  }

  /// Tells the property's values, for `onReceive(_:perform:)`.
  public var projectedValue: Publisher {
    mutating get {
      if let publisher { return publisher }
      let made = Publisher(value)
      publisher = made
      return made
    }
  }
}

/// An observable object that a view is given from outside.
@propertyWrapper public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
  private let object: Object

  /// Makes the property for an object.
  public init(wrappedValue: Object) { object = wrappedValue }

  /// Makes the property for an object.
  public init(initialValue: Object) { object = initialValue }

  /// The object.
  public var wrappedValue: Object { object }

  /// Bindings to the object's properties.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object) }

  /// Hears of the object's changes.
  @MainActor public static func _install(_ property: inout Self, in installation: _Installation) {
    property.object.objectWillChange.note()
  }

  /// Compares the objects.
  @MainActor public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    one.object === other.object
  }
}

/// An observable object that a view makes and keeps.
@propertyWrapper public struct StateObject<Object: ObservableObject>: DynamicProperty {
  private final class Box {
    let object: Object
    init(_ object: Object) { self.object = object }
  }
  private let make: () -> Object
  private var box: Box?

  /// Makes the property; the object is made when the view comes on the screen, once.
  public init(wrappedValue make: @autoclosure @escaping () -> Object) {
    self.make = make
  }

  /// The object.
  public var wrappedValue: Object {
    guard let box else {
      preconditionFailure("A StateObject exists only while its view is on the screen.")
    }
    return box.object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(wrappedValue) }

  /// Keeps the object, and hears of its changes.
  @MainActor public static func _install(_ property: inout Self, in installation: _Installation) {
    let make = property.make
    let box = installation.slot { Box(make()) }
    property.box = box
    box.object.objectWillChange.note()
  }

  /// What makes the object is no input: it is called once.
  @MainActor public static func _isSame(_ one: Self, _ other: Self) -> Bool { true }
}

/// Gives bindings to the properties of an object.
@dynamicMemberLookup public struct ObjectBindings<Object: ObservableObject> {
  private let object: Object
  init(_ object: Object) { self.object = object }

  /// A binding to a property.
  public subscript<Part>(
    dynamicMember path: ReferenceWritableKeyPath<Object, Part>
  ) -> Binding<Part> {
    Binding(PublishingSource(object, path))
  }
}

/// Gives bindings to the properties of an observable object that a view was given.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Object: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Object

  /// Makes the property for an object.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

  /// Makes the property for an object.
  public init(_ wrappedValue: Object) { self.wrappedValue = wrappedValue }

  /// Bindings to the object's properties.
  public var projectedValue: Bindable<Object> { self }

  /// A binding to a property.
  public subscript<Part>(
    dynamicMember path: ReferenceWritableKeyPath<Object, Part>
  ) -> Binding<Part> {
    Binding(ObjectSource(wrappedValue, path))
  }
}
