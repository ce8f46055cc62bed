/// A value that a view hands to all views in it.
///
/// ```swift
/// struct SpacingKey: EnvironmentKey { static let defaultValue = 8.0 }
/// extension EnvironmentValues {
///   var rowSpacing: Double {
///     get { self[SpacingKey.self] }
///     set { self[SpacingKey.self] = newValue }
///   }
/// }
/// ```
public protocol EnvironmentKey {
  /// What the value is.
  associatedtype Value
  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}

/// The values around a view.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Equal stamps mean equal values; unequal ones mean that they may differ.
  private(set) var stamp = 0
  /// Unsafe because values are set on the main actor alone, while keys have no isolation.
  nonisolated(unsafe) private static var lastStamp = 0

  /// The default of each value.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let id = ObjectIdentifier(key)
      Reader.current?.environmentKeys.insert(id)
      return values[id].map { value in
        guard let value = value as? Key.Value else {
          preconditionFailure("\(key) holds a value of another type.")
        }
        return value
      } ?? Key.defaultValue
    }
    set {
      Self.lastStamp += 1
      stamp = Self.lastStamp
      values[ObjectIdentifier(key)] = newValue
    }
  }

  /// Whether one of some keys has another value than before.
  func differs(from before: EnvironmentValues, in keys: Set<ObjectIdentifier>) -> Bool {
    guard stamp != before.stamp, !keys.isEmpty else { return false }
    return keys.contains { key in
      switch (values[key], before.values[key]) {
      case (nil, nil): false
      case (let one?, let other?): !AnyEquality.areEqual(one, other)
      default: true
      }
    }
  }
}

/// A value from around the view.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case path(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value)
  }
  private let source: Source
  private var value: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .path(keyPath)
  }

  /// Reads the observable object that was set with `environment(_:)`.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object { environment in
      guard let object = environment[EnvironmentObjectKey<Value>.self] else {
        preconditionFailure(
          "There is no \(Value.self) around the view: set it with .environment(_:) above it.")
      }
      return object
    }
  }

  /// Reads the observable object that was set with `environment(_:)`, nil without one.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type)
  where Value == Object? {
    source = .object { $0[EnvironmentObjectKey<Object>.self] }
  }

  /// The value.
  public var wrappedValue: Value {
    if let value { return value }
    switch source {
    case .path(let path): return EnvironmentValues()[keyPath: path]
    case .object(let read): return read(EnvironmentValues())
    }
  }

  /// Reads the value from around the view.
  @MainActor public static func _install(_ property: inout Self, in installation: _Installation) {
    guard let environment = installation.environment else { return }
    switch property.source {
    case .path(let path): property.value = environment[keyPath: path]
    case .object(let read): property.value = read(environment)
    }
  }

  /// It is no input: the view hears of changes by itself.
  @MainActor public static func _isSame(_ one: Self, _ other: Self) -> Bool { true }
}

/// An observable object around views, one of each type.
enum EnvironmentObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

/// The observable object that was set with `environmentObject(_:)`.
@propertyWrapper public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
  private var object: Object?

  /// Makes the property.
  public init() {}

  /// The object. Reading it where none was set is a mistake of the program.
  public var wrappedValue: Object {
    guard let object else {
      preconditionFailure(
        "There is no \(Object.self) around the view: set it with .environmentObject(_:) above it.")
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(wrappedValue) }

  /// Finds the object, and hears of its changes.
  @MainActor public static func _install(_ property: inout Self, in installation: _Installation) {
    property.object = installation.environment[EnvironmentObjectKey<Object>.self]
    property.object?.objectWillChange.note()
  }

  /// It is no input: the view hears of changes by itself.
  @MainActor public static func _isSame(_ one: Self, _ other: Self) -> Bool { true }
}
