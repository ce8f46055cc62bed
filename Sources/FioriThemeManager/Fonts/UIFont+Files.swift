import UIKit

extension UIFont {
  /// Why fonts of a file cannot be used.
  public enum FileError: Error, Hashable, Sendable {
    /// There is no file, or there are no fonts in it.
    case noFonts(path: String)
  }

  /// Makes the fonts of files known by the names of their families.
  ///
  /// A file that is known already is not read again. The files before one that has no fonts stay
  /// known.
  ///
  /// ```swift
  /// let families = try UIFont.registerFonts(at: [fontFile])
  /// ThemeManager.shared.setFontFamily(families.first)
  /// ```
  ///
  /// - Parameter urls: Files of TrueType or OpenType fonts.
  /// - Returns: The names of the families, each once, in the order of the files.
  /// - Throws: ``FileError`` for the first file without fonts.
  @MainActor @discardableResult
  public static func registerFonts(at urls: [URL]) throws(FileError) -> [String] {
    var families: [String] = []
    for url in urls {
      guard let names = registerFile(at: url.path) else { throw .noFonts(path: url.path) }
      for name in names where !families.contains(name) { families.append(name) }
    }
    return families
  }

  /// Makes the fonts of SAP's family known and has the theme use them, where the app has their files:
  /// those whose names begin with `72-`. SAP's fonts are not part of this package. Without them
  /// nothing changes, and the system's font stands in.
  ///
  /// - Parameter bundle: Where the files are looked for.
  /// - Returns: Whether there were any.
  @MainActor @discardableResult
  public static func registerFioriFonts(in bundle: Bundle = .main) -> Bool {
    let files = ["ttf", "otf"].flatMap { bundle.paths(forResourcesOfType: $0, inDirectory: nil) }
      .filter { URL(filePath: $0).lastPathComponent.hasPrefix("72-") }
    let families = files.compactMap { registerFile(at: $0) }.flatMap { $0 }
    guard let family = families.first(where: { $0 == "72" }) ?? families.first else { return false }
    ThemeManager.shared.setFontFamily(family)
    return true
  }
}
