import Foundation

/// What was built together with the tests.
enum Built {
  /// The folder of the test program.
  static let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  static let fieldService = folder.appending(path: "FieldService").path
  static let catalog = folder.appending(path: "Catalog").path
  static let secureFieldProbe = folder.appending(path: "SecureFieldProbe").path

  /// Whether the program takes the system's bus from its environment, as for tests alone: the name of
  /// the variable is in it.
  static func followsTestBus() throws -> Bool {
    let program = try Data(contentsOf: URL(filePath: fieldService), options: .mappedIfSafe)
    return program.range(of: Data("DBUS_SYSTEM_BUS_ADDRESS".utf8)) != nil
  }
}
