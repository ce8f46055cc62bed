import Foundation
import Testing

/// Runs the hostile servers around a suite.
struct HostileServerTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Servers/hostile.py")
    let process = Process()
    process.executableURL = URL(filePath: try #require(HostileServer.program("python3")))
    process.arguments = ["-W", "ignore", script.path]
    let (stdin, stdout) = (Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    try process.run()
    defer {
      // The script ends when its input closes, also when this process is killed.
      stdin.fileHandleForWriting.closeFile()
      process.waitUntilExit()
    }
    let facts = try JSONDecoder().decode(
      HostileServer.Facts.self, from: firstLine(of: stdout.fileHandleForReading))
    try await HostileServer.$current.withValue(facts) { try await function() }
  }

  private func firstLine(of handle: FileHandle) throws -> Data {
    var data = Data()
    while data.last != UInt8(ascii: "\n"), let piece = try handle.read(upToCount: 1) {
      if piece.isEmpty { break }
      data += piece
    }
    return data
  }
}

extension Trait where Self == HostileServerTrait {
  static var withHostileServer: Self { HostileServerTrait() }
}
