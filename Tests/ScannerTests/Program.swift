import Foundation
import HelperProgram
import Testing

/// One run of a program that was built beside these tests.
struct Program {
  let output: String
  let errors: String
  let code: Int32

  init(_ name: String, _ arguments: [String], input: String = "") throws {
    try self.init(running: Self.path(of: name), arguments, input: input)
  }

  /// Runs it at a terminal, where it is given an answer each time that it asks. What it shows there is
  /// the output.
  static func atTerminal(
    _ name: String, _ arguments: [String], answers: [String]
  ) throws -> Program {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Servers/terminal.py").path
    let list = String(decoding: try JSONEncoder().encode(answers), as: UTF8.self)
    return try Program(
      running: "/usr/bin/python3", ["-B", script, list, path(of: name)] + arguments)
  }

  private init(running path: String, _ arguments: [String], input: String = "") throws {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
    try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    // What is written is far smaller than a pipe's buffer, so one can be read after the other.
    output = String(decoding: stdout.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    errors = String(decoding: stderr.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    code = process.terminationStatus
  }

  static func path(of name: String) throws -> String {
    try #require(HelperSearch().path(of: name), "\(name) was not built")
  }
}
