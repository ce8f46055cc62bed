import Foundation

/// A system bus of a test's own, with the real fprintd and a virtual reader, and a mock of logind.
///
/// It runs as any user, in a container, without systemd. The script beside this file does the work, and
/// ends all that it started when the value goes or the test program ends, however it ends.
package final class PrivateSystemBus: Sendable {
  /// A command that could not be carried out.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The address of the bus, in the form of the D-Bus specification.
  package let address: String
  /// Where the logs of the services are.
  package let folder: String
  private let queue = DispatchQueue(label: "foyer.private-system-bus")
  private let input: FileHandle
  private let output: FileHandle

  /// What the script asks for that is not part of every Debian.
  package static var isAvailable: Bool {
    ["/usr/libexec/fprintd", "/usr/bin/fprintd-enroll", "/usr/bin/dbus-daemon"]
      .allSatisfy(FileManager.default.isExecutableFile(atPath:))
      && FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/dbusmock")
  }

  /// Starts the bus, with nothing on it.
  package init() async throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Services/private_bus.py")
    let process = Process()
    // Another Python in the PATH has no bindings.
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-B", script.path]
    let (stdin, stdout) = (Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    try process.run()
    input = stdin.fileHandleForWriting
    let output = stdout.fileHandleForReading
    self.output = output
    let line = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: Self.line(from: output)) }
    }
    let facts = try Self.answer(in: line)
    guard facts.count == 2 else { throw Failure(description: "the bus did not start") }
    (address, folder) = (facts[0], facts[1])
  }

  deinit { input.closeFile() }

  /// Has the script do something, and waits until it is done.
  @discardableResult
  package func callAsFunction(_ words: String...) async throws -> [String] {
    try await run(words)
  }

  /// Has the script do something, and waits until it is done.
  @discardableResult
  package func run(_ words: [String]) async throws -> [String] {
    let request = try JSONEncoder().encode(words) + Data("\n".utf8)
    let line = await withCheckedContinuation { continuation in
      queue.async { [self] in
        input.write(request)
        continuation.resume(returning: Self.line(from: output))
      }
    }
    return try Self.answer(in: line)
  }

  private static func line(from handle: FileHandle) -> Data {
    var data = Data()
    while data.last != UInt8(ascii: "\n") {
      let piece = handle.readData(ofLength: 1)
      if piece.isEmpty { break }
      data += piece
    }
    return data
  }

  private static func answer(in line: Data) throws -> [String] {
    struct Answer: Decodable {
      let answer: [String]?
      let error: String?
    }
    let answer = try JSONDecoder().decode(Answer.self, from: line)
    if let error = answer.error { throw Failure(description: error) }
    return answer.answer ?? []
  }
}
