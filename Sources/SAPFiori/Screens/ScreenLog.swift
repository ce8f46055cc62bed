import Foundation

/// Lines for the developer on standard error. Never what a person has typed.
enum ScreenLog {
  static func warning(_ text: String) {
    FileHandle.standardError.write(Data(("SAPFiori: " + text + "\n").utf8))
  }
}
