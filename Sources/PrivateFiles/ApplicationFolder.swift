import Foundation
import Glibc

/// Where an app keeps its files.
package enum ApplicationFolder {
  /// Whether a text can be the name of an app, such as `com.example.FieldService`.
  package static func isApplication(_ text: String) -> Bool {
    text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0.allSatisfy(isPartOfLabel)
    }
  }

  private static func isPartOfLabel(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// The app's folder under `XDG_DATA_HOME`, which is `~/.local/share` where the variable is not set.
  package static func path(of application: String) -> String { "\(dataHome)/\(application)" }

  private static var dataHome: String {
    if let home = folder(named: "XDG_DATA_HOME") { return home }
    let home = folder(named: "HOME") ?? FileManager.default.homeDirectoryForCurrentUser.path
    return "\(home)/.local/share"
  }

  private static func folder(named variable: String) -> String? {
    guard let value = getenv(variable) else { return nil }
    let path = String(cString: value)
    return path.hasPrefix("/") ? path : nil
  }
}
