import Foundation

/// The programs in which a person enrols fingers, one for each desktop.
package struct EnrolmentSettings: Hashable, Sendable {
  /// A program and what it is started with.
  package struct Program: Hashable, Sendable {
    package let path: String
    package let arguments: [String]

    /// Names a program.
    package init(path: String, arguments: [String] = []) {
      self.path = path
      self.arguments = arguments
    }
  }

  /// The first one that is there is opened.
  let programs: [Program]

  /// Names the programs.
  package init(programs: [Program]) {
    self.programs = programs
  }

  /// The programs of the desktops that have such a page.
  package static let desktops = EnrolmentSettings(programs: [
    Program(path: "/usr/bin/gnome-control-center", arguments: ["user-accounts"]),
    Program(path: "/usr/bin/systemsettings", arguments: ["kcm_users"]),
    Program(path: "/usr/bin/systemsettings5", arguments: ["kcm_users"]),
  ])

  /// Opens the page and leaves it running.
  ///
  /// - Returns: False where there is none.
  func open() -> Bool {
    for program in programs where FileManager.default.isExecutableFile(atPath: program.path) {
      let process = Process()
      process.executableURL = URL(filePath: program.path)
      process.arguments = program.arguments
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      do {
        try process.run()
        return true
      } catch {
        continue
      }
    }
    return false
  }
}
