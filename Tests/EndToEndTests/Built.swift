import Foundation

/// What was built together with the tests.
enum Built {
  /// The folder of the test program.
  static let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  static let fieldService = folder.appending(path: "FieldService").path
  static let catalog = folder.appending(path: "Catalog").path
  static let secureFieldProbe = folder.appending(path: "SecureFieldProbe").path
}
