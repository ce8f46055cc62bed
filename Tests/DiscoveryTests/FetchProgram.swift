import Discovery
import Foundation

/// One run of the program `foyer-fetch`, as a shell would start it.
struct FetchProgram {
  let output: String
  let errors: String
  let code: Int32

  /// Runs to the end. When the input is left open, that is the end by itself.
  init(arguments: [String] = [], input: String, closesInput: Bool) throws {
    let process = Process()
    process.executableURL = URL(filePath: try HelperSearch().locate())
    process.arguments = arguments
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
    try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    if closesInput { try stdin.fileHandleForWriting.close() }
    // What is written is far smaller than a pipe's buffer, so one can be read after the other.
    output = String(decoding: stdout.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    errors = String(decoding: stderr.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    code = process.terminationStatus
  }
}
