import Foundation

/// Where an app keeps its files.
package enum ApplicationFolder {
  /// Whether a text can be the name of an app, such as `com.example.FieldService`.
  package static func isApplication(_ text: String) -> Bool {
    text.wholeMatch(of: /[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*/) != nil
  }

  /// The app's folder under `XDG_DATA_HOME`, which is `~/.local/share` where the variable is not set.
  package static func path(of application: String) -> String { "\(dataHome)/\(application)" }

  private static var dataHome: String {
    let environment = ProcessInfo.processInfo.environment
    if let home = environment["XDG_DATA_HOME"], home.hasPrefix("/") { return home }
    return "\(FileManager.default.homeDirectoryForCurrentUser.path)/.local/share"
  }
}
