import UIKit

/// The style sheets in force, and where they came from.
///
/// A sheet that cannot be taken changes nothing: the theme in force stays.
@MainActor package final class StyleSheets {
  package static let shared = StyleSheets(theme: .shared)

  /// Where a style sheet comes from.
  package enum Source: Hashable, Sendable {
    case text(String)
    case file(path: String)
  }

  private let theme: ThemeManager
  private var sources: [Source] = []
  private var monitors: [FileMonitor] = []

  package init(theme: ThemeManager) { self.theme = theme }

  /// Puts a sheet in the place of those in force.
  package func load(_ source: Source) throws(StyleSheetParsingError) { try use([source]) }

  /// Adds a sheet, which counts more than those in force.
  package func append(_ source: Source) throws(StyleSheetParsingError) {
    try use(sources + [source])
  }

  /// Reads the files anew.
  package func reload() throws(StyleSheetParsingError) { try use(sources) }

  /// Takes every sheet away.
  package func remove() {
    monitors = []
    sources = []
    theme.use(StyleTheme())
  }

  private func use(_ sources: [Source]) throws(StyleSheetParsingError) {
    var sheets: [StyleSheet] = []
    for source in sources { sheets.append(try Self.read(source)) }
    let styles = try StyleTheme(sheets)
    self.sources = sources
    theme.use(styles)
  }

  package static func read(_ source: Source) throws(StyleSheetParsingError) -> StyleSheet {
    switch source {
    case .text(let text): return try StyleSheet(text)
    case .file(let path):
      guard let data = FileManager.default.contents(atPath: path),
        let text = String(bytes: data, encoding: .utf8)
      else { throw .unreadableFile(path: path) }
      return try StyleSheet(text, file: path)
    }
  }

  /// Finds a sheet by its name, with or without `.nss`.
  package static func source(
    named name: String, in bundle: Bundle
  ) throws(StyleSheetParsingError) -> Source {
    let stem = name.hasSuffix(".nss") ? String(name.dropLast(4)) : name
    guard let path = bundle.path(forResource: stem, ofType: "nss") else {
      throw .missingStyleSheet(name: name)
    }
    return .file(path: path)
  }

  /// Loads a sheet and watches its file: each time that it is saved it is loaded anew.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - onError: Told of a version that cannot be taken.
  package func follow(
    path: String, onError: @escaping @MainActor (StyleSheetParsingError) -> Void
  ) throws(StyleSheetParsingError) {
    try load(.file(path: path))
    monitors = [
      FileMonitor(path: path) { [weak self] in
        do throws(StyleSheetParsingError) {
          try self?.reload()
        } catch {
          onError(error)
        }
      }
    ]
  }
}
