import UIKit

/// Loads style sheets, for apps that have SwiftUI screens alone; `NUISettings` in `SAPFiori` does the
/// same and more.
///
/// ```swift
/// try StyleSheetSettings.loadStylesheetByString(content: "@tintColor: #0A6ED1;")
/// ```
public enum StyleSheetSettings {
  /// Puts the style sheet of a file in the place of those in force.
  ///
  /// - Throws: ``StyleSheetParsingError``; the theme in force stays then.
  @MainActor public static func loadStylesheetByURL(
    url: URL
  ) throws(StyleSheetParsingError) {
    guard url.isFileURL else { throw .unreadableFile(path: url.absoluteString) }
    try StyleSheets.shared.load(.file(path: url.path))
  }

  /// Puts a style sheet in the place of those in force.
  ///
  /// - Throws: ``StyleSheetParsingError``; the theme in force stays then.
  @MainActor public static func loadStylesheetByString(
    content: String
  ) throws(StyleSheetParsingError) {
    try StyleSheets.shared.load(.text(content))
  }

  /// Takes every style sheet away.
  @MainActor public static func reset() { StyleSheets.shared.remove() }
}
