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
    var tables: [Request: [String: String]] = [:]
    /// Keeps what the identifiers in `tables` name.
    var bundles: [ObjectIdentifier: Bundle] = [:]
  }
  private static let store = Mutex(Store())
  /// Most apps keep their translations in a module's bundle; then the app's own is never searched.
  private static let mainIsEmpty = languages(in: Bundle.main).isEmpty

  /// The translation of a key, or nil when there is none.
  static func text(
    forKey key: String, table: String?, bundle: Bundle?, locale: Locale
  ) -> String? {
    if bundle == nil, mainIsEmpty { return nil }
    let request = Request(
      bundle: bundle.map(ObjectIdentifier.init), table: table ?? "Localizable", locale: locale)
    return store.withLock { store in
      if let entries = store.tables[request] { return entries[key] }
      let entries = entries(named: request.table, in: bundle ?? .main, for: locale)
      store.tables[request] = entries
      if let bundle { store.bundles[ObjectIdentifier(bundle)] = bundle }
      return entries[key]
    }
  }

  private static func languages(in bundle: Bundle) -> [String] {
    guard let folder = bundle.resourcePath else { return [] }
    // A folder that cannot be listed has no translations.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
  }

  private static func entries(
    named table: String, in bundle: Bundle, for locale: Locale
  ) -> [String: String] {
    // The name becomes part of a path; one that leads out of the bundle is no table.
    guard !table.contains("/"), let folder = bundle.resourceURL else { return [:] }
    func file(_ language: String) -> URL {
      folder.appendingPathComponent("\(language).lproj/\(table).strings")
    }
    let languages = languages(in: bundle).filter {
      FileManager.default.fileExists(atPath: file($0).path)
    }
    guard let language = best(of: languages, for: locale) else { return [:] }
    do {
      // The format of these files is the old one of property lists, which Foundation reads.
      let list = try PropertyListSerialization.propertyList(
        from: Data(contentsOf: file(language)), options: [], format: nil)
      if let entries = list as? [String: String] { return entries }
      warn("holds something else than texts by their keys", file(language))
    } catch {
      warn("cannot be read: \(error)", file(language))
    }
    return [:]
  }

  /// Told once a file, since each is read once; the keys stand on the screen then.
  private static func warn(_ reason: String, _ file: URL) {
    Log.warning("\(file.lastPathComponent) in \(file.deletingLastPathComponent().path) \(reason).")
  }

  /// The language that fits best: the same with its region, the same in the same script, English,
  /// the one that says of itself that it is for all others, the first.
  static func best(of languages: [String], for locale: Locale) -> String? {
    let wanted = Parts(locale.identifier)
    let ranked = languages.filter { $0 != "Base" }.map { (name: $0, parts: Parts($0)) }
    let fitting = ranked.filter {
      $0.parts.language == wanted.language && $0.parts.script == wanted.script
    }
    return
      (fitting.first { $0.parts.region == wanted.region && $0.parts.isRegional }
      ?? fitting.first { !$0.parts.isRegional } ?? fitting.first)?.name
      ?? ["en", "Base"].first(where: languages.contains) ?? languages.first
  }

  private struct Parts {
    let language: String?
    let script: String?
    let region: String?
    let isRegional: Bool

    init(_ name: String) {
      let written = Locale.Language(identifier: name)
      let full = Locale.Language(identifier: written.maximalIdentifier)
      language = full.languageCode?.identifier
      script = full.script?.identifier
      region = full.region?.identifier
      isRegional = written.region != nil
    }
  }
}
