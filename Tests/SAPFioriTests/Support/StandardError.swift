import Foundation
import Testing

/// What a program says to its developer.
enum StandardError {
  /// What `body` writes to standard error. It must not wait: others write there too.
  @MainActor static func text(of body: () throws -> Void) throws -> String {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "foyer-log-\(UUID().uuidString)").path
    let file = open(path, O_RDWR | O_CREAT | O_TRUNC, 0o600)
    let saved = dup(2)
    try #require(file >= 0 && saved >= 0)
    defer {
      close(file)
      unlink(path)
    }
    dup2(file, 2)
    defer {
      dup2(saved, 2)
      close(saved)
    }
    try body()
    return try String(contentsOfFile: path, encoding: .utf8)
  }
}
