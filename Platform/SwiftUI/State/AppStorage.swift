/// A value that is kept in the app's `UserDefaults` under a key.
///
/// All properties with one key see each other's changes, and those that are made elsewhere.
///
/// ```swift
/// struct Settings: View {
///   @AppStorage("sendsReports") private var sendsReports = false
///   var body: some View { Toggle("Send reports", isOn: $sendsReports) }
/// }
/// ```
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults?
  private let form: StoredForm<Value>
  private var location: StoredLocation<Value>?

  init(_ key: String, _ store: UserDefaults?, _ form: StoredForm<Value>) {
    self.key = key
    self.store = store
    self.form = form
  }

  /// The value.
  public var wrappedValue: Value {
    get { location?.state.read() ?? form.load(store ?? .standard, key) }
    nonmutating set {
      if let location {
        location.write(newValue)
      } else {
        form.save(newValue, store ?? .standard, key)
      }
    }
  }

  /// A way to the value for another view.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(StoredSource(location)) }
    return Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  /// Hears of the value's changes.
  @MainActor public static func _install(_ property: inout Self, in installation: _Installation) {
    let kept = installation.slot { StoredSlot<Value>() }
    let store = property.store ?? installation.environment.defaultAppStorage
    property.location = kept.location(property.key, store, property.form)
  }

  /// Compares where the values are kept.
  @MainActor public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    one.key == other.key && one.store === other.store
  }
}

/// Leads to a kept value.
private final class StoredSource<Value>: BindingSource<Value> {
  private let location: StoredLocation<Value>
  init(_ location: StoredLocation<Value>) { self.location = location }
  override func get() -> Value { location.state.read() }
  override func set(_ value: Value) { location.write(value) }
  override func leadsWhere(_ other: AnyObject) -> Bool {
    (other as? StoredSource<Value>)?.location === location
  }
}

private enum DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults { .standard }
}

extension EnvironmentValues {
  var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Says where the views' `@AppStorage` is kept.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}

/// Not there: the desktop restores no scenes.
@available(
  *, unavailable,
  message:
    "The desktop restores no scenes: keep it with @AppStorage, or in @State while it is shown."
)
@propertyWrapper public struct SceneStorage<Value> {
  /// Not there: the desktop restores no scenes.
  public init(wrappedValue: Value, _ key: String) { self.wrappedValue = wrappedValue }
  /// Not there: the desktop restores no scenes.
  public var wrappedValue: Value
}
