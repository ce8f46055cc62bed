import FioriThemeManager
import UIKit

/// Loads style sheets (`.nss`), which give screens the look of a company.
///
/// Load them at the top of `application(_:didFinishLaunchingWithOptions:)`. A sheet that is loaded
/// later is shown at once on every screen that is open. One that cannot be taken changes nothing:
/// the functions throw, and say in which line and column what was expected.
///
/// ```swift
/// do {
///   try NUISettings.initWithStylesheet(name: "CustomTheme")  // CustomTheme.nss in the app
/// } catch {
///   print(error)  // CustomTheme.nss:3:15: expected a colour: …
/// }
/// ```
///
/// `Documentation/Theming.md` has the grammar, the classes and the properties.
public class NUISettings: NSObject {
  /// Puts a sheet of the app in the place of those in force.
  ///
  /// - Parameters:
  ///   - name: The file's name, with or without `.nss`.
  ///   - bundle: Where it is looked for.
  /// - Throws: `StyleSheetParsingError`; the theme in force stays then.
  @MainActor public class func initWithStylesheet(
    name: String, bundle: Bundle = .main
  ) throws(StyleSheetParsingError) {
    try StyleSheets.shared.load(try StyleSheets.source(named: name, in: bundle))
  }

  /// Adds a sheet of the app, which counts more than those in force, a property at a time.
  ///
  /// - Parameters:
  ///   - name: The file's name, with or without `.nss`.
  ///   - bundle: Where it is looked for.
  /// - Throws: `StyleSheetParsingError`; the theme in force stays then.
  @MainActor public class func appendStylesheet(
    name: String, bundle: Bundle = .main
  ) throws(StyleSheetParsingError) {
    try StyleSheets.shared.append(try StyleSheets.source(named: name, in: bundle))
  }

  /// Puts the sheet of a file in the place of those in force.
  ///
  /// - Throws: `StyleSheetParsingError`; the theme in force stays then.
  @MainActor public class func loadStylesheetByPath(
    path: String
  ) throws(StyleSheetParsingError) {
    try StyleSheets.shared.load(.file(path: path))
  }

  /// Puts the sheet of a file in the place of those in force.
  ///
  /// - Parameter url: The file. Nothing is fetched from the network.
  /// - Throws: `StyleSheetParsingError`; the theme in force stays then.
  @MainActor public class func loadStylesheetByURL(url: URL) throws(StyleSheetParsingError) {
    try StyleSheetSettings.loadStylesheetByURL(url: url)
  }

  /// Puts a sheet that is given as text in the place of those in force.
  ///
  /// - Throws: `StyleSheetParsingError`; the theme in force stays then.
  @MainActor public class func loadStylesheetByString(
    content: String
  ) throws(StyleSheetParsingError) {
    try StyleSheets.shared.load(.text(content))
  }

  /// Reads the files of the sheets in force anew.
  ///
  /// - Throws: `StyleSheetParsingError`; the theme in force stays then.
  @MainActor public class func reloadStylesheets() throws(StyleSheetParsingError) {
    try StyleSheets.shared.reload()
  }

  /// Loads the sheet of a file, and loads it again each time that the file is saved, so that what
  /// is written can be seen at once. A version that cannot be taken is told of on standard error.
  ///
  /// - Throws: `StyleSheetParsingError` for the file as it is now; the theme in force stays then,
  ///   and the file is not watched.
  @MainActor public class func setAutoUpdatePath(
    _ path: String
  ) throws(StyleSheetParsingError) {
    try StyleSheets.shared.follow(path: path) { ScreenLog.warning($0.description) }
  }
}
