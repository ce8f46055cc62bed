import GTK

/// How values of a type are kept in `UserDefaults`.
struct StoredForm<Value> {
  let load: (UserDefaults, String) -> Value
  let save: (Value, UserDefaults, String) -> Void

  /// A value that is always there: `value` until something else has been kept.
  init(
    _ value: Value, _ load: @escaping (UserDefaults, String) -> Value?,
    _ save: @escaping (Value, UserDefaults, String) -> Void
  ) {
    self.load = { load($0, $1) ?? value }
    self.save = save
  }
}

extension StoredForm {
  /// A value that may be missing. Keeping nil takes it away.
  init<Wrapped>(
    optional load: @escaping (UserDefaults, String) -> Wrapped?,
    _ save: @escaping (Wrapped, UserDefaults, String) -> Void
  ) where Value == Wrapped? {
    self.load = load
    self.save = { value, store, key in
      if let value { save(value, store, key) } else { store.removeObject(forKey: key) }
    }
  }
}

/// What an `@AppStorage` keeps while its view is on the screen.
@MainActor final class StoredSlot<Value> {
  private var kept: (key: String, store: UserDefaults, location: StoredLocation<Value>)?

  /// The place of a key in a store; another one when either changes.
  func location(
    _ key: String, _ store: UserDefaults, _ form: StoredForm<Value>
  ) -> StoredLocation<Value> {
    if let kept, kept.key == key, kept.store === store { return kept.location }
    let location = StoredLocation(key, store, form)
    kept = (key, store, location)
    return location
  }
}

/// A value in `UserDefaults`, for the views that read it.
///
/// Unchecked because it is used on the main actor, which each write checks.
final class StoredLocation<Value>: StoredValue, @unchecked Sendable {
  let state: StateLocation<Value>
  private let key: String
  private let store: UserDefaults
  private let form: StoredForm<Value>

  @MainActor init(_ key: String, _ store: UserDefaults, _ form: StoredForm<Value>) {
    self.key = key
    self.store = store
    self.form = form
    state = StateLocation(form.load(store, key))
    StoredValues.shared.add(self)
  }

  /// Keeps a value, and tells every property of the key.
  func write(_ value: Value) {
    form.save(value, store, key)
    MainActor.assumeIsolated { StoredValues.shared.load() }
  }

  func load() { state.write(form.load(store, key)) }
}

/// A value that may have been changed elsewhere.
protocol StoredValue: AnyObject {
  func load()
}

/// The values that are on the screen. Foundation on Linux tells nobody of a change, so they are
/// looked at whenever the main loop is about to wait: that costs some dictionary reads a turn, and
/// wakes nobody up.
@MainActor private final class StoredValues {
  static let shared = StoredValues()
  private struct Entry { weak var value: (any StoredValue)? }
  private var entries: [Entry] = []

  private init() { MainLoop.beforeWaiting { [weak self] in self?.load() } }

  func add(_ value: any StoredValue) {
    entries.removeAll { $0.value == nil }
    entries.append(Entry(value: value))
  }

  func load() { for entry in entries { entry.value?.load() } }
}
