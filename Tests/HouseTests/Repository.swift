import Foundation

/// The sources of this package, found from where this file stands.
enum Repository {
  static let top = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let folders = ["Sources", "Platform", "Apps", "Tests", "Benchmarks"]
  private static let kinds: Set = ["swift", "c", "h", "cpp", "py"]

  private static let read = Result { try readFiles() }

  /// Every source file, `Package.swift` too, in the order of their paths. They are read once.
  static func files() throws -> [SourceFile] {
    try read.get()
  }

  private static func readFiles() throws -> [SourceFile] {
    var paths = ["Package.swift"]
    for folder in folders {
      let url = top.appending(path: folder, directoryHint: .isDirectory)
      guard let walk = FileManager.default.enumerator(atPath: url.path) else { continue }
      for case let path as String in walk where kinds.contains((path as NSString).pathExtension) {
        paths.append("\(folder)/\(path)")
      }
    }
    return try paths.sorted().map { path in
      let text = try String(contentsOf: top.appending(path: path), encoding: .utf8)
      return SourceFile(path: path, text: text)
    }
  }
}
