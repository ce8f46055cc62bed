/// Ways of keeping values.
private enum Stored {
  static func bool(_ store: UserDefaults, _ key: String) -> Bool? {
    store.object(forKey: key) == nil ? nil : store.bool(forKey: key)
  }
  static func keep(_ value: Bool, _ store: UserDefaults, _ key: String) {
    store.set(value, forKey: key)
  }
  static func int(_ store: UserDefaults, _ key: String) -> Int? {
    store.object(forKey: key) == nil ? nil : store.integer(forKey: key)
  }
  static func keep(_ value: Int, _ store: UserDefaults, _ key: String) {
    store.set(value, forKey: key)
  }
  static func double(_ store: UserDefaults, _ key: String) -> Double? {
    store.object(forKey: key) == nil ? nil : store.double(forKey: key)
  }
  static func keep(_ value: Double, _ store: UserDefaults, _ key: String) {
    store.set(value, forKey: key)
  }
  static func string(_ store: UserDefaults, _ key: String) -> String? {
    store.string(forKey: key)
  }
  static func keep(_ value: String, _ store: UserDefaults, _ key: String) {
    store.set(value, forKey: key)
  }
  static func url(_ store: UserDefaults, _ key: String) -> URL? {
    guard let text = store.string(forKey: key) else { return nil }
    let isPath = text.hasPrefix("/") || text.hasPrefix("~")
    return isPath ? URL(filePath: text) : URL(string: text)
  }
  /// As text: Foundation on Linux takes every address for a path.
  static func keep(_ value: URL, _ store: UserDefaults, _ key: String) {
    store.set(value.absoluteString, forKey: key)
  }
  static func data(_ store: UserDefaults, _ key: String) -> Data? {
    store.data(forKey: key)
  }
  static func keep(_ value: Data, _ store: UserDefaults, _ key: String) {
    store.set(value, forKey: key)
  }
}

extension AppStorage where Value == Bool {
  /// Keeps a yes or no: `wrappedValue` until another has been kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, StoredForm(wrappedValue, Stored.bool, Stored.keep))
  }
}

extension AppStorage where Value == Bool? {
  /// Keeps a yes or no: nil until one has been kept.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, StoredForm(optional: Stored.bool, Stored.keep))
  }
}

extension AppStorage where Value == Int {
  /// Keeps a whole number: `wrappedValue` until another has been kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, StoredForm(wrappedValue, Stored.int, Stored.keep))
  }
}

extension AppStorage where Value == Int? {
  /// Keeps a whole number: nil until one has been kept.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, StoredForm(optional: Stored.int, Stored.keep))
  }
}

extension AppStorage where Value == Double {
  /// Keeps a number: `wrappedValue` until another has been kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, StoredForm(wrappedValue, Stored.double, Stored.keep))
  }
}

extension AppStorage where Value == Double? {
  /// Keeps a number: nil until one has been kept.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, StoredForm(optional: Stored.double, Stored.keep))
  }
}

extension AppStorage where Value == String {
  /// Keeps a string: `wrappedValue` until another has been kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, StoredForm(wrappedValue, Stored.string, Stored.keep))
  }
}

extension AppStorage where Value == String? {
  /// Keeps a string: nil until one has been kept.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, StoredForm(optional: Stored.string, Stored.keep))
  }
}

extension AppStorage where Value == URL {
  /// Keeps an address: `wrappedValue` until another has been kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, StoredForm(wrappedValue, Stored.url, Stored.keep))
  }
}

extension AppStorage where Value == URL? {
  /// Keeps an address: nil until one has been kept.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, StoredForm(optional: Stored.url, Stored.keep))
  }
}

extension AppStorage where Value == Data {
  /// Keeps bytes: `wrappedValue` until another has been kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, StoredForm(wrappedValue, Stored.data, Stored.keep))
  }
}

extension AppStorage where Value == Data? {
  /// Keeps bytes: nil until one has been kept.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, StoredForm(optional: Stored.data, Stored.keep))
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Keeps a value that a number stands for: `wrappedValue` until another has been kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store,
      StoredForm(
        wrappedValue, { Stored.int($0, $1).flatMap(Value.init(rawValue:)) },
        { Stored.keep($0.rawValue, $1, $2) }))
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps a value that a string stands for: `wrappedValue` until another has been kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store,
      StoredForm(
        wrappedValue, { Stored.string($0, $1).flatMap(Value.init(rawValue:)) },
        { Stored.keep($0.rawValue, $1, $2) }))
  }
}

extension AppStorage {
  /// Keeps a value that a number stands for: nil until one has been kept.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(
      key, store,
      StoredForm(
        optional: { Stored.int($0, $1).flatMap(R.init(rawValue:)) },
        { Stored.keep($0.rawValue, $1, $2) }))
  }

  /// Keeps a value that a string stands for: nil until one has been kept.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(
      key, store,
      StoredForm(
        optional: { Stored.string($0, $1).flatMap(R.init(rawValue:)) },
        { Stored.keep($0.rawValue, $1, $2) }))
  }
}
