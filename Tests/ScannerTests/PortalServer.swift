import Foundation
import Testing

/// A message bus of its own with a camera portal that always gives the same answer.
final class PortalServer {
  /// The address of the bus.
  let address: String
  private let processes: [Process]

  /// Starts both; returns when the portal can be asked.
  init(answer: Int) throws {
    let (bus, address) = try Self.start(
      "/usr/bin/dbus-daemon", ["--session", "--nofork", "--nopidfile", "--print-address"])
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Servers/portal.py").path
    let (portal, line) = try Self.start(
      "/usr/bin/python3", ["-B", script, "\(answer)"],
      environment: ["DBUS_SESSION_BUS_ADDRESS": address])
    self.address = address
    processes = [portal, bus]
    try #require(line == "ready")
  }

  deinit {
    for process in processes {
      // Milder signals are blocked in what is started from a thread of libdispatch.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
  }

  /// Starts a program and waits for its first line.
  private static func start(
    _ program: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> (Process, String) {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    var line: [UInt8] = []
    while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first,
      byte != UInt8(ascii: "\n")
    {
      line.append(byte)
    }
    return (process, String(decoding: line, as: UTF8.self))
  }
}
