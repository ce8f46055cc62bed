import Foundation

/// A temporary folder that goes with the value.
package final class Folder: Sendable {
  package let path: String

  package init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "foyer-\(UUID().uuidString)")
    path = url.path
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  deinit {
    // A test may have taken the right to write.
    try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("The folder of a test could not be removed: \(error)")
    }
  }

  /// The names of what is in the folder, sorted.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
