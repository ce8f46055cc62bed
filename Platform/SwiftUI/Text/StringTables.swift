import Localization
import Synchronization

/// The translations in `<language>.lproj/<table>.strings` of bundles, each file read once.
///
/// Foundation on Linux chooses the language from the process's environment alone, and not always
/// the one that it names as preferred; here the locale of the place where the text is shown does.
enum StringTables {
  private struct Request: Hashable {
    let bundle: ObjectIdentifier?
    let table: String
    let locale: Locale
  }
  private struct Store {
    /// Nil where there is no table.
    var tables: [Request: StringTable?] = [:]
    /// Keeps what the identifiers in `tables` name.
    var bundles: [ObjectIdentifier: Bundle] = [:]
  }
  private static let store = Mutex(Store())
  /// Most apps keep their translations in a module's bundle; then the app's own is never searched.
  private static let mainIsEmpty: Bool = {
    // A folder that cannot be listed has no translations.
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: Bundle.main.resourcePath ?? ""))
    return names?.contains { $0.hasSuffix(".lproj") } != true
  }()

  /// The translation of a key, or nil when there is none.
  static func text(
    forKey key: String, table: String?, bundle: Bundle?, locale: Locale
  ) -> String? {
    if bundle == nil, mainIsEmpty { return nil }
    let request = Request(
      bundle: bundle.map(ObjectIdentifier.init), table: table ?? "Localizable", locale: locale)
    let found = store.withLock { store in
      if let known = store.tables[request] { return known }
      let read = Self.read(request.table, in: bundle ?? .main, for: locale)
      store.tables[request] = .some(read)
      if let bundle { store.bundles[ObjectIdentifier(bundle)] = bundle }
      return read
    }
    // A key is a text of its own, so no other language stands in for one that is missing.
    guard let lookup = found?.lookup(key), lookup.source == .chosenLanguage else { return nil }
    return lookup.text
  }

  private static func read(
    _ name: String, in bundle: Bundle, for locale: Locale
  ) -> StringTable? {
    // The name becomes part of a path; one that leads out of the bundle is no table.
    guard !name.contains("/"), let folder = bundle.resourceURL else { return nil }
    // What follows an @ says how numbers and dates are written.
    let language = String(locale.identifier.prefix { $0 != "@" })
    do {
      return try StringTable(
        named: name, in: folder, for: LanguageChoice(override: [language], environment: [:]),
        report: { _ in })
    } catch StringTableError.noTable {
      return nil
    } catch {
      // Told once a table, since each is read once; the keys stand on the screen then.
      Log.warning("\(name).strings in \(folder.path) cannot be used: \(error)")
      return nil
    }
  }
}
