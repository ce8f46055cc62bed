import Foundation
import SystemBus
import Testing

private let fixedAddress = "unix:path=/var/run/dbus/system_bus_socket"
private let compiler = ["/usr/bin/cc", "/usr/bin/gcc", "/usr/bin/clang"]
  .first(where: FileManager.default.isExecutableFile(atPath:))

/// The flag of the build decides, so both builds are made here.
@Suite("The address of the system's bus") struct BusAddressTests {
  /// What the source says, built with flags and run with an environment.
  private func address(flags: [String], environment: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "foyer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let program = """
      #include "CBusAddress.h"
      #include <stdio.h>
      int main(void) { return puts(foyer_system_bus_address()) < 0; }
      """
    let main = folder.appending(path: "main.c")
    try Data(program.utf8).write(to: main)
    let room = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/CBusAddress").standardized
    let binary = folder.appending(path: "address").path
    _ = try run(
      try #require(compiler),
      flags + ["-I", "\(room.path)/include", "-o", binary, main.path, "\(room.path)/BusAddress.c"])
    let output = Result { try run(binary, [], environment: environment) }
    try FileManager.default.removeItem(at: folder)
    return try output.get()
  }

  private func run(
    _ path: String, _ arguments: [String], environment: [String: String]? = nil
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    if let environment { process.environment = environment }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  @Test(
    "is the fixed one, whatever the environment says",
    .enabled(if: compiler != nil, "needs a C compiler"),
    arguments: [[:], ["DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/tmp/mine"]])
  func fixed(_ environment: [String: String]) throws {
    #expect(try address(flags: [], environment: environment) == fixedAddress)
  }

  @Test(
    "is that of the environment in a build with the test-bus flag only",
    .enabled(if: compiler != nil, "needs a C compiler"),
    arguments: [
      ([:], fixedAddress), (["DBUS_SYSTEM_BUS_ADDRESS": ""], fixedAddress),
      (["DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/tmp/mine"], "unix:path=/tmp/mine"),
    ])
  func flagged(_ environment: [String: String], _ expected: String) throws {
    #expect(try address(flags: ["-DFOYER_TEST_BUS"], environment: environment) == expected)
  }

  @Test("is never that of the environment in what is demonstrated, measured or drawn")
  func words() throws {
    let top = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    func text(_ path: String) throws -> Substring {
      try Substring(String(contentsOf: top.appending(path: path), encoding: .utf8))
    }
    // A word that sets the flag is a recipe of the tour.
    var recipe = ""
    var flagged: Set<String> = []
    for line in try text("Makefile").split(separator: "\n") {
      if let name = line.prefixMatch(of: /([a-z]+):/)?.1 { recipe = String(name) }
      if line.hasPrefix("\t"), line.contains("FOYER_TEST_BUS") { flagged.insert(recipe) }
    }
    #expect(flagged == ["tour"])
    #expect(try text("Makefile").contains("\nunexport FOYER_TEST_BUS\n"))
    // What runs headless is given the flag, so that nothing else may be built there.
    #expect(try text("Scripts/headless").contains("FOYER_TEST_BUS=1"))
    for script in ["demo", "bench", "pictures", "docs"] {
      let text = try text("Scripts/\(script)")
      #expect(!text.contains("FOYER_TEST_BUS"), "\(script)")
      #expect(!text.contains(/headless[^\n]*swift (build|run)/), "\(script)")
    }
  }
}
