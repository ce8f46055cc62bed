import Foundation

/// `Faults/faults.c`, built once for all tests.
package enum FaultLibrary {
  package static let isAvailable = FileManager.default.isExecutableFile(atPath: "/usr/bin/gcc")

  private static let path: Result<String, any Error> = Result {
    let source = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Faults/faults.c").path
    let library = FileManager.default.temporaryDirectory
      .appending(path: "foyer-faults-\(UUID().uuidString).so").path
    let run = try Probe(
      of: "/usr/bin/gcc",
      ["-O1", "-Wall", "-Werror", "-shared", "-fPIC", "-o", library, source, "-ldl"])
    guard run.signal == nil, FileManager.default.fileExists(atPath: library) else {
      throw NotBuilt()
    }
    return library
  }

  /// The compiler did not do its work.
  package struct NotBuilt: Error {}

  /// The environment in which a call does what `action` says the given time it is made.
  package static func environment(_ call: String, _ number: Int, _ action: String) throws
    -> [String:
    String]
  {
    ["LD_PRELOAD": try path.get(), "FOYER_FAULT": "\(call):\(number):\(action)"]
  }
}
