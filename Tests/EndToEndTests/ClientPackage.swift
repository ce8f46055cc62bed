import Foundation
import Testing

/// A copy of the package `Tests/ClientPackage`, which depends on this one by path.
struct ClientPackage {
  private static let tests = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  // The place stays the same and what was built stays in it: a build from nothing takes minutes.
  private let top = FileManager.default.temporaryDirectory
    .appending(path: "foyer-client-\(getuid())")
  private var folder: URL { top.appending(path: "Client") }
  private var built: URL { top.appending(path: "build") }

  init() throws {
    let files = FileManager.default
    try files.createDirectory(at: top, withIntermediateDirectories: true)
    let link = top.appending(path: "Foyer")
    for old in [folder, link] where (try? files.attributesOfItem(atPath: old.path)) != nil {
      try files.removeItem(at: old)
    }
    try files.copyItem(at: Self.tests.appending(path: "ClientPackage"), to: folder)
    // A package that is found by path is called after its folder, whatever that of a clone is.
    try files.createSymbolicLink(
      at: link, withDestinationURL: Self.tests.deletingLastPathComponent())
  }

  /// The path of the client's program of controllers.
  var companion: String { built.appending(path: "debug/Companion").path }

  /// The path of the client's program of views.
  var visits: String { built.appending(path: "debug/Visits").path }

  func build() throws { try swift("build", "--build-tests") }

  func test() throws { try swift("test", "--skip-build") }

  private func swift(_ words: String...) throws {
    let run = try Command(
      "/usr/bin/env",
      ["swift"] + words + ["--package-path", folder.path, "--scratch-path", built.path])
    #expect(run.status == 0, "swift \(words.joined(separator: " ")):\n\(run.output)")
  }
}
