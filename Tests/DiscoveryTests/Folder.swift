import Foundation
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

  /// Puts a program named `foyer-fetch` into the folder.
  func addHelper(text: String, permissions: Int = 0o755) throws {
    let file = "\(path)/text"
    try Data(text.utf8).write(to: URL(filePath: file))
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file)
    try addHelper(copyOf: file)
  }

  /// Copies a program into the folder under the name `foyer-fetch`.
  ///
  /// A process of its own does it. Were the file open for writing here, a helper that another test
  /// starts at that moment would hold it open too, and the system refuses to run such a file.
  func addHelper(copyOf file: String) throws {
    let copy = try Process.run(
      URL(filePath: "/bin/cp"), arguments: ["-p", file, "\(path)/foyer-fetch"])
    copy.waitUntilExit()
    try #require(copy.terminationStatus == 0)
  }
}
