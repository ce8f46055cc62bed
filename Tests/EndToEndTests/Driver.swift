import Foundation
import Testing

/// One run of a script that uses a program as a person does.
struct Driver {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "Drivers")

  /// Plays the script to its end; what it printed is the issue when it failed.
  ///
  /// The Python is the system's: that is the one for which Debian has the accessibility library.
  static func play(_ script: String, _ arguments: String...) throws {
    let run = try Command(
      "/usr/bin/python3", ["-B", folder.appending(path: script + ".py").path] + arguments)
    if run.status != 0 { Issue.record("\(script) ended with \(run.status).\n\(run.output)") }
  }
}
