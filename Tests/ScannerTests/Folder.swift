import Foundation
import Scanner
import Testing

/// A temporary folder that goes with the value.
final class Folder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "foyer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("The folder of a test could not be removed: \(error)")
    }
  }

  /// Puts a shell script in the place of the helper.
  func addHelper(script: String) throws {
    try addHelper(text: "#!/bin/sh\n\(script)\n")
  }

  /// Puts a file that may be run in the place of the helper.
  ///
  /// A process of its own copies it. Were the file open for writing here, a helper that another test
  /// starts at that moment would hold it open too, and the system refuses to run such a file.
  func addHelper(text: String) throws {
    let file = "\(path)/text"
    try Data(text.utf8).write(to: URL(filePath: file))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    try copy(file)
  }

  /// Copies the real helper, so that its processes can be told from those of other tests.
  func addHelper() throws {
    try copy(Program.path(of: "foyer-scan"))
  }

  var helper: HelperSearch { HelperSearch(folders: [path]) }

  private func copy(_ file: String) throws {
    let copy = try Process.run(
      URL(filePath: "/bin/cp"), arguments: ["-p", file, "\(path)/foyer-scan"])
    copy.waitUntilExit()
    try #require(copy.terminationStatus == 0)
  }
}
